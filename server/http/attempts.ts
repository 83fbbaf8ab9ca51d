/** How often one may try to sign in or to register. */
import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { clientNetwork } from './client-network.ts'
import type { LimitResult } from './rate-limit.ts'

const minute = 60
/** Per network; wide enough for an office behind one address. */
const signInsPerNetwork = { max: 30, windowSeconds: 15 * minute }
/** Per account, from anywhere: what keeps a password from being guessed. */
const signInsPerEmail = { max: 10, windowSeconds: 15 * minute }
const registrationsPerNetwork = { max: 20, windowSeconds: 60 * minute }

/** Counts an attempt to sign in to an address; the first limit that is exceeded answers. */
export async function countSignIn(c: Context<AppEnv>, email: string): Promise<LimitResult> {
  const { limiter } = c.var.deps
  const network = await limiter.limit({ key: `sign-in:network:${clientNetwork(c.var.ip)}`, ...signInsPerNetwork })
  return network.ok ? limiter.limit({ key: emailKey(email), ...signInsPerEmail }) : network
}

/** Registering tries the password of an account that exists, so it counts as signing in to it, too. */
export async function countRegistration(c: Context<AppEnv>, email: string): Promise<LimitResult> {
  const { limiter } = c.var.deps
  const network = await limiter.limit({
    key: `register:network:${clientNetwork(c.var.ip)}`,
    ...registrationsPerNetwork,
  })
  return network.ok ? limiter.limit({ key: emailKey(email), ...signInsPerEmail }) : network
}

/** Whoever knows the password has not been guessing. */
export async function forgetSignIns(c: Context<AppEnv>, email: string): Promise<void> {
  await c.var.deps.limiter.clear(emailKey(email))
}

const emailKey = (email: string) => `sign-in:email:${email}`

/** "Too many attempts. Please try again in 5 minutes." */
export function tooManyAttempts(retryAfterSeconds: number): string {
  const minutes = Math.ceil(retryAfterSeconds / minute)
  return `Too many attempts. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
}
