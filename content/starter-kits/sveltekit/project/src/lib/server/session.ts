import { error, type RequestEvent } from '@sveltejs/kit'
import { ORIGIN } from '$app/env/private'
import { sessionCookie } from './accounts/cookies.ts'
import { accounts } from './site.ts'

const { name, options } = sessionCookie(ORIGIN)

/** The session that a browser sent, which may be over. */
export const sentSession = ({ cookies }: RequestEvent) => cookies.get(name)

/** Signs in: a session that was there before ends, so that nobody can plant one. */
export async function startSession(event: RequestEvent, session: string) {
  await accounts.signOut(event.locals.session)
  keepSession(event, session)
}

/** Sets the session's cookie, for another thirty days. */
export function keepSession({ cookies }: RequestEvent, session: string) {
  cookies.set(name, session, options)
}

/** Signs out. */
export async function endSession({ cookies, locals }: RequestEvent) {
  await accounts.signOut(locals.session)
  cookies.delete(name, options)
}

/** Whoever is signed in. Ask for it wherever something is not for everybody. */
export function requireMember({ user, session }: App.Locals) {
  if (!user || !session) error(401, 'Sign in first.')
  return { user, session }
}
