import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { onlyLatin } from '#scripts/build/only-latin.ts'
import { opaqueClasses } from '#scripts/build/previews/opaque-classes.ts'

const serverEntries: Record<string, string> = {
  app: 'client/ssr.tsx',
  mails: 'client/mails/render.tsx',
}

/** The client build: the pages and the bare preview, sharing what they share. `--ssr` builds their server halves. */
export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  // No file decides unseen what is built: neither the server's secrets nor a configuration of PostCSS.
  envDir: false,
  css: { postcss: {} },
  publicDir: isSsrBuild ? false : 'client/public',
  plugins: [opaqueClasses(), react(), tailwindcss(), ...(isSsrBuild ? [onlyLatin()] : [])],
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  // Found before the first page asks for them, since a late find reloads every open page.
  optimizeDeps: {
    entries: ['client/entry.tsx', 'client/preview/entry.ts', 'content/components/**/*.tsx'],
    include: [
      '@headlessui/react',
      ...['16/solid', '20/solid', '24/solid', '24/outline'].map((set) => `@heroicons/react/${set}`),
    ],
  },
  ssr: isSsrBuild ? { noExternal: true } : {},
  build: isSsrBuild
    ? {
        outDir: 'build/ssr',
        emptyOutDir: true,
        rolldownOptions: { input: serverEntries, output: { minify: false } },
      }
    : {
        outDir: 'build/client',
        emptyOutDir: true,
        manifest: true,
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: { app: 'client/entry.tsx', public: 'client/public.css', preview: 'client/preview/entry.ts' },
        },
      },
}))
