import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'
import { type CurrentSession, loadSession } from '../auth/sessions.ts'
import { isUnavailable } from '../db/unavailable.ts'
import { setCookies } from './cookies.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Finds out who sent the request, keeps answers to them out of shared caches, and passes on the session cookie when it
 * was renewed. While the database is away nobody knows: pages for everyone go on as for a guest, and nothing is changed.
 */
export const session = createMiddleware<AppEnv>(async (c, next) => {
  c.set('session', null)
  c.set('sessionError', null)
  try {
    const loaded = await loadSession(c.var.deps.auth, c.req.raw.headers)
    if (loaded) {
      const { cookies, ...current } = loaded
      c.set('session', current)
      setCookies(c, cookies)
    }
  } catch (error) {
    if (!isUnavailable(error) || !safeMethods.has(c.req.method)) throw error
    c.set('sessionError', error)
  }
  await next()
  // What is said to somebody who is signed in is for nobody else, whatever a handler forgot to say.
  const isPersonal = Boolean(c.var.session ?? c.var.sessionError)
  if (isPersonal && !c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'private, no-store')
})

/**
 * The session, or null for a guest, for whoever answers the two in different ways.
 * Throws what kept it from being looked up, so that nobody is taken for a guest who may be none.
 */
export function knownSession(c: Context<AppEnv>): CurrentSession | null {
  if (c.var.sessionError) throw c.var.sessionError
  return c.var.session
}
