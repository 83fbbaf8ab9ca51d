import { getRequestListener } from '@hono/node-server'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

export default defineConfig(({ command }) => ({
  appType: 'custom',
  publicDir: 'client/public',
  plugins: [hono('/server/dev.ts'), react(), tailwindcss()],
  server: { port: Number(process.env.PORT ?? 3000), strictPort: true },
  // "vite build" builds both.
  builder: {},
  environments: {
    client: {
      build: { outDir: 'dist/client', manifest: true, rolldownOptions: { input: 'client/app.tsx' } },
    },
    ssr: {
      build: { outDir: 'dist/server', copyPublicDir: false, rolldownOptions: { input: 'server/main.ts' } },
      // One file with all it needs, and React as it is for production.
      ...(command === 'build' && {
        resolve: { noExternal: true as const },
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
    },
  },
  test: { environment: 'node' },
}))

/** While you develop, Vite serves what it knows and Hono all else, from its sources as they are at that moment. */
function hono(entry: string): Plugin {
  return {
    name: 'hono',
    configureServer: (vite) => () => {
      vite.middlewares.use((incoming, outgoing, next) => {
        vite
          .ssrLoadModule(entry)
          .then(({ fetch }) => getRequestListener(fetch as never)(incoming, outgoing))
          .catch(next)
      })
    },
    hotUpdate({ file, server, modules }) {
      const isServers = file.startsWith(`${server.config.root}/server/`)
      if (isServers && this.environment.name === 'ssr' && modules.length > 0) server.ws.send({ type: 'full-reload' })
    },
  }
}
