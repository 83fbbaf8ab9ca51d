import { getRequestListener } from '@hono/node-server'
import type { Plugin } from 'vite'

/** In development, Vite serves the pages and the API answers beside it; what is changed in `server` counts at once. */
export function api(): Plugin {
  return {
    name: 'api',
    apply: 'serve',
    configureServer(vite) {
      process.env.PORT ??= String(vite.config.server.port)
      const answer = getRequestListener(async (request, env) => {
        const { app } = await vite.ssrLoadModule('/server/http/dev.ts')
        return app.fetch(request, env)
      })
      vite.middlewares.use((request, response, next) => {
        if (request.url?.startsWith('/api/')) void answer(request, response)
        else next()
      })
    },
  }
}
