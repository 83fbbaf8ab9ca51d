import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { ownPath } from '../requests.ts'
import { createApi } from './api.ts'
import type { Documents } from './documents.ts'
import { headers } from './headers.ts'
import { pages } from './pages.ts'
import type { Services } from './services.ts'
import { type AppContext, type Env, session } from './session.ts'

/** What is served in production: the API, and what `npm run build` made. Vite serves the pages in development. */
export function createApp(services: Services, documents: Documents) {
  const app = new Hono<Env>()

  app.use(compress())
  app.use(headers(services.config.origin, documents.scripts))
  app.route('/api', createApi(services))
  app.all('/api/*', (c) => c.json({ message: 'There is nothing here.', errors: {} }, 404))

  const file = serveStatic({
    root: documents.folder,
    onFound: (_, c) =>
      c.header(
        'Cache-Control',
        c.req.path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      ),
  })
  // By the list, so that no page is had by the name of its file.
  app.get('*', (c, next) => (documents.files.has(c.req.path) ? file(c, next) : next()))
  app.get('/assets/*', (c) => c.text('There is no such file.', 404))

  app.use(async (c, next) => {
    c.set('services', services)
    await next()
  })
  for (const [path, audience] of Object.entries(pages))
    app.get(path, session, (c) => {
      if (audience === 'members' && !c.var.user) return c.redirect(signInFor(c), 303)
      if (audience === 'guests' && c.var.user) return c.redirect(ownPath(c.req.query('next')), 303)
      c.header('Cache-Control', audience === 'members' ? 'private, no-store' : 'no-cache')
      return c.html(documents.of(path))
    })

  app.notFound((c) => {
    c.header('Cache-Control', 'no-cache')
    return c.html(documents.notFound, 404)
  })
  return app
}

/** Where a guest signs in, and goes on from there to the page that was asked for. */
function signInFor(c: AppContext): string {
  const { pathname, search } = new URL(c.req.url)
  return pathname === '/' ? '/sign-in' : `/sign-in?next=${encodeURIComponent(pathname + search)}`
}
