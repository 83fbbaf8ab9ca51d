import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { From, SignedIn, User } from '../accounts.ts'
import { sessionOf, setSessionHeader } from '../cookies.ts'
import type { Services } from './services.ts'

/** What every handler finds in its context. */
export type Env = {
  Bindings: Partial<HttpBindings>
  Variables: { services: Services; user?: User; session?: string }
}
/** What handlers find below `memberOnly`. */
export type MemberEnv = Env & { Variables: { user: User; session: string } }
export type AppContext = Context<Env> | Context<MemberEnv>

const tokenOf = (c: AppContext) => sessionOf(c.var.services.config.origin, c.req.header('Cookie') ?? null)

/** An empty session ends the cookie. */
export function setSession(c: AppContext, session: string) {
  c.header('Set-Cookie', setSessionHeader(c.var.services.config.origin, session), { append: true })
}

/** Finds out who is signed in. */
export const session = createMiddleware<Env>(async (c, next) => {
  const token = tokenOf(c)
  const current = await c.var.services.accounts.current(token)
  if (current && token) {
    c.set('user', current.user)
    c.set('session', token)
    if (current.renewed) setSession(c, token)
  }
  await next()
})

export const memberOnly = createMiddleware<MemberEnv>(async (c, next) => {
  if (!c.var.user) return c.json({ message: 'Sign in first.', errors: {} }, 401)
  return next()
})

/** Signs in with a new session, whatever session the browser had before. */
export async function enter(c: AppContext, { session }: SignedIn) {
  await c.var.services.accounts.signOut(tokenOf(c))
  setSession(c, session)
}

/** Who asks, for counting attempts: the socket's address, or what your own proxy says it is. */
export function from(c: AppContext): From {
  const forwarded = c.var.services.config.trustProxy ? c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : ''
  return { address: forwarded || c.env?.incoming?.socket.remoteAddress || 'unknown' }
}
