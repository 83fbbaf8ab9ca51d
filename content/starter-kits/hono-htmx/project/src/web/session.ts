import { createMiddleware } from 'hono/factory'
import type { From, SignedIn } from '../accounts/accounts.ts'
import { sessionOf, setSessionHeader } from '../accounts/cookies.ts'
import type { AppContext, Env, MemberEnv } from './env.ts'
import { leadTo } from './respond.ts'

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

/** Leads guests to the sign-in page, and from there back to the page they asked for. */
export const memberOnly = createMiddleware<MemberEnv>(async (c, next) => {
  if (c.var.user) return next()
  const { pathname, search } = new URL(c.req.url)
  const asked = c.req.method === 'GET' && pathname !== '/' ? `?next=${encodeURIComponent(pathname + search)}` : ''
  return leadTo(c, `/sign-in${asked}`)
})

export const guestOnly = createMiddleware<Env>(async (c, next) => {
  if (!c.var.user) return next()
  return leadTo(c, '/')
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
