import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env.ts'
import { loadSession } from '../auth.ts'

/** Finds out who sent the request, and passes on the session cookie when it was renewed. */
export const session = createMiddleware<AppEnv>(async (c, next) => {
  const loaded = await loadSession(c.var.deps.auth, c.req.raw.headers)
  c.set('session', loaded && { user: loaded.user, sessionId: loaded.sessionId })
  for (const cookie of loaded?.cookies ?? []) c.header('Set-Cookie', cookie, { append: true })
  await next()
})
