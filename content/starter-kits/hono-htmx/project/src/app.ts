import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { csrf } from 'hono/csrf'
import { HTTPException } from 'hono/http-exception'
import { FormFault } from './accounts/requests.ts'
import { auth } from './routes/auth.ts'
import { pages } from './routes/pages.ts'
import { settings } from './routes/settings.ts'
import type { Services } from './services.ts'
import type { Assets } from './views/assets.ts'
import { part } from './views/parts.ts'
import { faultPage } from './views/fault.ts'
import type { Env } from './web/env.ts'
import { headers } from './web/headers.ts'
import { render, renderInstead } from './web/respond.ts'
import { session } from './web/session.ts'

export function createApp(services: Services, assets: Assets) {
  const app = new Hono<Env>()

  app.use(async (c, next) => {
    c.set('services', services)
    c.set('assets', assets)
    await next()
  })
  app.use(compress())
  app.use(headers(services.config.origin, assets))
  app.use('/assets/*', serveStatic({ root: 'dist', onFound: (_, c) => c.header('Cache-Control', immutable) }))
  app.use('/favicon.svg', serveStatic({ root: 'dist' }))
  app.use(csrf({ origin: services.config.origin }))
  app.use(session)

  app.route('/', auth)
  app.route('/', settings)
  app.route('/', pages)

  app.notFound((c) => render(c, { title: 'Page not found', body: part('not-found') }, 404))
  app.onError((error, c) => {
    if (error instanceof FormFault) return renderInstead(c, faultPage(error.status, error.message), error.status)
    if (error instanceof HTTPException && error.status === 403)
      return renderInstead(c, faultPage(403, 'This form came from another site'), 403)
    console.error(error)
    return renderInstead(c, { title: 'Something went wrong', body: part('failure') }, 500)
  })

  return app
}

const immutable = 'public, max-age=31536000, immutable'
