/** A sign-in that waits for its second factor: the password was right, and nobody is signed in yet. */
import type { Context } from 'hono'
import { z } from 'zod'
import { site } from '#shared/site.ts'
import type { AppEnv } from './app-env.ts'
import { findToken, issueToken, takeToken } from '../domain/account/account-tokens.ts'
import { cookieOf, dropCookie, keepCookie } from './cookies.ts'
import type { Arrival } from './welcome.ts'

const cookieName = `${site.slug}-challenge`
const lifetimeSeconds = 10 * 60
const kept = z.object({ remember: z.boolean(), next: z.string().nullable() })

/** Hands this browser a key to the second step. Others of the same user keep theirs. */
export async function beginChallenge(c: Context<AppEnv>, { userId, ...data }: Arrival): Promise<void> {
  const { database } = c.var.deps
  const lifetimeMs = lifetimeSeconds * 1000
  const token = await issueToken(database, { purpose: 'two-factor', userId, lifetimeMs, data, besides: true })
  keepCookie(c, cookieName, token, { maxAge: lifetimeSeconds })
}

/** Who waits in this browser, or null. */
export async function waitingArrival(c: Context<AppEnv>): Promise<Arrival | null> {
  const owner = await findToken(c.var.deps.database, 'two-factor', cookieOf(c, cookieName) ?? '')
  return owner && { userId: owner.userId, ...kept.parse(owner.data) }
}

/** Ends the waiting; true for exactly one of several requests. */
export async function endChallenge(c: Context<AppEnv>): Promise<boolean> {
  const owner = await takeToken(c.var.deps.database, 'two-factor', cookieOf(c, cookieName) ?? '')
  dropCookie(c, cookieName)
  return owner !== null
}
