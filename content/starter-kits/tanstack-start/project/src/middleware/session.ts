import { redirect } from '@tanstack/react-router'
import { createMiddleware } from '@tanstack/react-start'
import { setResponseHeader } from '@tanstack/react-start/server'
import type { Member } from '~/server/forms.server'
import { beginSession, currentSession } from '~/server/session.server'
import { accounts } from '~/server/site.server'

/** Finds out who is signed in, and keeps those signed in who come back. */
export const sessionMiddleware = createMiddleware().server(async ({ next }) => {
  const session = currentSession()
  const found = await accounts.current(session)
  const member: Member | null = session && found ? { user: found.user, session } : null
  if (member) setResponseHeader('Cache-Control', 'private, no-store')
  if (member && found?.renewed) beginSession(member.session)
  return next({ context: { member } })
})

/** For server functions and server routes that only somebody who is signed in may call. */
export const memberMiddleware = createMiddleware()
  .middleware([sessionMiddleware])
  .server(({ next, context: { member } }) => {
    if (!member) throw redirect({ to: '/sign-in', statusCode: 303 })
    return next({ context: { member } })
  })
