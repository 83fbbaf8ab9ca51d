/** What the library does inside its own requests and offers no function for; never reachable over HTTP. */
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'
import { sessionClock } from '../process/clock.ts'

const startBody = z.object({
  userId: z.string(),
  remember: z.boolean(),
  ipAddress: z.string(),
  userAgent: z.string(),
})

export const ownEndpoints = {
  id: 'own-endpoints',
  endpoints: {
    /** Begins a session with its cookies for a user whose identity was proved elsewhere. */
    startSession: createAuthEndpoint.serverOnly({ method: 'POST', body: startBody }, async (ctx) => {
      const { userId, remember, ...origin } = ctx.body
      const { internalAdapter, authCookies } = ctx.context
      const user = await internalAdapter.findUserById(userId)
      if (!user) throw new Error('A session was to begin for a user who does not exist.')
      const now = sessionClock()
      // The library would keep the network of an IPv6 address only, which nobody recognises.
      const marks = { ...origin, remembered: remember, confirmedAt: now, lastActiveAt: now }
      const session = await internalAdapter.createSession(userId, !remember, marks, true)
      await setSessionCookie(ctx, { session, user }, !remember)
      // What an earlier session without "remember me" left would keep this one from being renewed.
      const { name, attributes } = authCookies.dontRememberToken
      if (remember) ctx.setCookie(name, '', { ...attributes, maxAge: 0 })
      return ctx.json({ sessionId: session.id })
    }),
  },
}
