import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Answer, From, SignedIn, User } from './accounts/accounts.ts'
import { sessionOf, setSessionHeader } from './accounts/cookies.ts'
import { FormFault, readForm } from './accounts/requests.ts'
import { type Inertia, type PropOf, refuse, type RenderOptions } from './inertia/inertia.ts'
import type { PageName, Pages } from '#shared/pages.ts'
import type { Services } from './services.ts'

/** What handlers find in `c.var`. */
export type AppEnv = {
  Variables: {
    services: Services
    inertia: Inertia
    user: User | null
    session: string | undefined
    /** Who was let in: there is one behind `members` only. */
    member: { id: string; session: string }
  }
}
type AppContext = Context<AppEnv>

declare module 'hono' {
  interface ContextRenderer {
    <Name extends PageName>(
      name: Name,
      props: { [Key in keyof Pages[Name]]: PropOf<Pages[Name][Key]> },
      options?: RenderOptions,
    ): Promise<Response>
  }
}

/** Finds out who asks. */
export const withSession = createMiddleware<AppEnv>(async (c, next) => {
  const { accounts, env } = c.var.services
  const session = sessionOf(env.origin, c.req.header('cookie') ?? null)
  const current = await accounts.current(session)
  c.set('session', session)
  c.set('user', current?.user ?? null)
  if (current?.renewed && session) setSession(c, session)
  c.header('Cache-Control', current ? 'private, no-store' : 'private, no-cache')
  await next()
})

/** Lets in who is signed in, and leads others to sign in and back. */
export const members = createMiddleware<AppEnv>(async (c, next) => {
  const { user, session } = c.var
  if (user && session) {
    c.set('member', { id: user.id, session })
    return next()
  }
  const { pathname, search } = new URL(c.req.url)
  return c.redirect(signInPath(c.req.method === 'GET' ? pathname + search : '/'))
})

/** Leads who is signed in away from the pages to sign in on. */
export const guests = createMiddleware<AppEnv>(async (c, next) => {
  if (!c.var.user) return next()
  return c.redirect('/')
})

export const signInPath = (next: string) => (next === '/' ? '/sign-in' : `/sign-in?next=${encodeURIComponent(next)}`)

/** Begins a session in this browser, in the place of one that was there. */
export async function begin(c: AppContext, { session }: SignedIn) {
  await c.var.services.accounts.signOut(c.var.session)
  setSession(c, session)
}

/** Sets the session's cookie; an empty session ends it. */
export function setSession(c: AppContext, session: string) {
  c.header('Set-Cookie', setSessionHeader(c.var.services.env.origin, session), { append: true })
}

/** The fields of a form: browsers send it as one, and Inertia as JSON. */
export async function fieldsOf(c: AppContext): Promise<Record<string, string>> {
  if (!c.req.header('content-type')?.startsWith('application/json')) return readForm(c.req.raw)
  const sent: unknown = await c.req.json().catch(() => null)
  if (typeof sent !== 'object' || sent === null) throw new FormFault(400, 'This form could not be read.')
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => typeof value === 'string'))
}

/** Back to the page of a form that was refused. What is wrong with all of it stands below the name "form". */
export function refuseForm(
  c: AppContext,
  to: string,
  { answer, fields, bag }: { answer: Extract<Answer, { ok: false }>; fields: Record<string, string>; bag?: string },
): Response {
  const errors = { ...answer.fields, ...(answer.form && { form: answer.form }) }
  return refuse(c, to, { errors, fields, ...(bag && { bag }) })
}

/** Where a request comes from, to count attempts. */
export function fromOf(c: AppContext): From {
  const forwarded = c.var.services.env.trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : ''
  return { address: forwarded || socketAddress(c) }
}

/** There is no socket where tests ask the app itself. */
const socketAddress = (c: AppContext): string => (c.env ? (getConnInfo(c).remote.address ?? '') : '')
