import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'
import { loadSession } from '../auth-sessions.ts'
import { setCookies } from './cookies.ts'

/** Finds out who sent the request, and passes on the session cookie when it was renewed. */
export const session = createMiddleware<AppEnv>(async (c, next) => {
  const loaded = await loadSession(c.var.deps.auth, c.req.raw.headers)
  if (loaded) {
    const { cookies, ...current } = loaded
    c.set('session', current)
    setCookies(c, cookies)
  } else c.set('session', null)
  await next()
})
