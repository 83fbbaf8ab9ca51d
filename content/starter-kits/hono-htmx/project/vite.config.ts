import { readFileSync } from 'node:fs'
import { getRequestListener } from '@hono/node-server'
import tailwindcss from '@tailwindcss/vite'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { splitPart } from './src/views/parts.ts'

/** In development, Vite serves what src/client holds and the app answers everything else. */
function app(): Plugin {
  return {
    name: 'app',
    apply: 'serve',
    configureServer(vite) {
      const listener = getRequestListener(async (request, env) => {
        process.env.PORT ??= String(vite.config.server.port)
        const { app } = await vite.ssrLoadModule('/src/dev.ts')
        return app.fetch(request, env)
      })
      // After Vite's own, so that scripts and styles are served first.
      return () => void vite.middlewares.use(listener)
    },
    hotUpdate({ file }) {
      if (this.environment.name === 'client' && file.includes('/src/') && !file.includes('/src/client/'))
        this.environment.hot.send({ type: 'full-reload' })
    },
  }
}

/** The scripts of src/parts are bundled: what a part does is loaded once, however often its markup comes. */
function partScripts(): Plugin {
  return {
    name: 'part-scripts',
    load(id) {
      if (!id.endsWith('.html?script')) return
      return { code: splitPart(readFileSync(id.replace(/\?.*/, ''), 'utf8')).script, moduleType: 'js' }
    },
  }
}

export default defineConfig({
  appType: 'custom',
  plugins: [tailwindcss(), partScripts(), app()],
  server: { port: 3000, strictPort: true },
  build: {
    manifest: true,
    rolldownOptions: { input: ['src/client/main.ts', 'src/client/style.css'] },
  },
})
