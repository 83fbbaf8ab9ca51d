import { serveStatic } from '@hono/node-server/serve-static'
import { type Handler, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { csrf } from 'hono/csrf'
import { HTTPException } from 'hono/http-exception'
import { secureHeaders } from 'hono/secure-headers'
import type { User } from './accounts/accounts.ts'
import { FormFault } from './accounts/requests.ts'
import { type AppEnv, withSession } from './context.ts'
import { clientFolder, document, scriptHash, version } from './document.ts'
import { inertia } from './inertia/inertia.ts'
import { account } from './routes/account.ts'
import { auth } from './routes/auth.ts'
import { pages } from './routes/pages.ts'
import type { Services } from './services.ts'

/** Styles of attributes are allowed since charts set the lengths of their bars with them. */
const policy = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", scriptHash],
  styleSrcAttr: ["'unsafe-inline'"],
  imgSrc: ["'self'", 'data:'],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  objectSrc: ["'none'"],
}

/** Vite brings scripts and styles of its own while you develop, and a socket to say what changed. */
const policyInDevelopment = {
  ...policy,
  scriptSrc: ["'self'", "'unsafe-inline'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  connectSrc: ["'self'", 'ws:'],
  workerSrc: ["'self'", 'blob:'],
}

export function createApp(services: Services) {
  const { origin } = services.env
  const app = new Hono<AppEnv>()

  app.use(
    secureHeaders({
      contentSecurityPolicy: import.meta.env.DEV ? policyInDevelopment : policy,
      referrerPolicy: 'strict-origin-when-cross-origin',
      strictTransportSecurity: origin.startsWith('https:'),
      xFrameOptions: 'DENY',
    }),
    compress(),
  )
  if (import.meta.env.PROD) {
    app.use('/assets/*', async (c, next) => {
      await next()
      if (c.res.ok) c.header('Cache-Control', 'public, max-age=31536000, immutable')
    })
    const missing: Handler = (c) => c.text('There is no such file.', 404)
    // What the build says of itself.
    app.get('/.vite/*', missing)
    app.use(serveStatic({ root: clientFolder }))
    app.get('/assets/*', missing)
  }

  app.use(
    async (c, next) => {
      c.set('services', services)
      await next()
    },
    inertia({ version, origin, document, share: (c) => ({ user: shownOf(c.get('user')) }) }),
    csrf({ origin }),
    bodyLimit({ maxSize: 16 * 1024 }),
    withSession,
  )

  app.route('/', pages)
  app.route('/', auth)
  app.route('/', account)

  app.notFound((c) => c.render('errors/not-found', {}, { status: 404 }))
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse()
    if (error instanceof FormFault) return c.text(error.message, error.status)
    console.error(error)
    return c.render('errors/failure', {}, { status: 500 })
  })
  return app
}

/** Of the one who is signed in, what pages show. */
const shownOf = (user: User | null = null) => user && { name: user.name, email: user.email }
