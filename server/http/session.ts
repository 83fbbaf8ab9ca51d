import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'
import { loadSession } from '../auth-sessions.ts'
import { setCookies } from './cookies.ts'

/** Finds out who sent the request, keeps answers to them out of shared caches, and passes on the session cookie when it was renewed. */
export const session = createMiddleware<AppEnv>(async (c, next) => {
  const loaded = await loadSession(c.var.deps.auth, c.req.raw.headers)
  if (loaded) {
    const { cookies, ...current } = loaded
    c.set('session', current)
    setCookies(c, cookies)
  } else c.set('session', null)
  await next()
  // What is said to somebody who is signed in is for nobody else, whatever a handler forgot to say.
  if (c.var.session && !c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'private, no-store')
})
