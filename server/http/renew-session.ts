import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'
import { endSession } from '../domain/account/sessions.ts'
import { setCookies } from './cookies.ts'
import { rotateCsrf } from './csrf.ts'
import { originOf } from './origin.ts'
import { signedIn } from './signed-in.ts'

/** A new session in the place of this one, with a new form token: whatever was known of the old one opens nothing. */
export async function renewSession(c: Context<AppEnv>): Promise<void> {
  const { auth, database } = c.var.deps
  const { user, sessionId, remembered } = signedIn(c)
  setCookies(c, await auth.startSession({ userId: user.id, remember: remembered, ...originOf(c) }))
  await endSession(database, { userId: user.id, sessionId })
  rotateCsrf(c)
}
