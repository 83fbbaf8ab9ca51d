import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { tsconfigPaths: true },
  // The same port as in production, so that links in mails lead here; PORT names another one.
  server: { port: Number(process.env.PORT ?? 3000), strictPort: true },
  // Found before the first page is asked for, so that development need not load it twice.
  optimizeDeps: { entries: ['app/components/**/*.tsx'], exclude: ['zod'] },
  environments: {
    ssr: { build: { rolldownOptions: { input: './server/app.ts' } } },
  },
})
