import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'
import { loadSession } from '../auth.ts'

/** Finds out who sent the request. */
export const session = createMiddleware<AppEnv>(async (c, next) => {
  c.set('session', await loadSession(c.var.deps.auth, c.req.raw.headers))
  await next()
})
