import type { H3Event } from 'h3'
import { sessionCookie } from '../accounts/cookies.ts'

/** Signs in: a session that was there before ends, so that nobody can plant one. */
export async function startSession(event: H3Event, session: string) {
  await useAccounts().signOut(event.context.session)
  keepSession(event, session)
}

/** Sets the session's cookie, for another thirty days. */
export function keepSession(event: H3Event, session: string) {
  const { name, options } = sessionCookie(useSettings().origin)
  setCookie(event, name, session, options)
}

/** Signs out. */
export async function endSession(event: H3Event) {
  await useAccounts().signOut(event.context.session)
  const { name, options } = sessionCookie(useSettings().origin)
  setCookie(event, name, '', { ...options, maxAge: 0 })
}

/** Whoever is signed in. Ask for it in every route of `server/api` that is not for everybody. */
export function requireUser(event: H3Event): Member {
  if (!event.context.user) throw createError({ status: 401, statusText: 'Sign in first' })
  return event.context.user
}
