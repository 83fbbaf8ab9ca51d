import type { MiddlewareFunction } from 'react-router'
import { sessionOf, setSessionHeader } from '~/.server/cookies'
import { accounts, origin } from '~/.server/site'
import { sessionContext } from '~/context'

/** Finds out who is signed in, and keeps those signed in who come back. */
export const readSession: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const session = sessionOf(origin, request.headers.get('Cookie'))
  const found = await accounts.current(session)
  if (session && found) context.set(sessionContext, { user: found.user, session })

  const response = await next()
  // Only where nothing is changed: signing out ends the cookie.
  if (session && found?.renewed && request.method === 'GET')
    response.headers.append('Set-Cookie', setSessionHeader(origin, session))
  return response
}
