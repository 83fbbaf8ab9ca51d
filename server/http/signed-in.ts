import type { Context } from 'hono'
import type { CurrentSession } from '../auth/sessions.ts'
import type { AppEnv } from './app-env.ts'
import { HttpError } from './errors.ts'
import { knownSession } from './session.ts'

/**
 * The session, for what only those who are signed in get to see. `requireUser` stands before it; where that was
 * forgotten, guests get 401.
 */
export function signedIn(c: Context<AppEnv>): CurrentSession {
  const session = knownSession(c)
  if (!session) throw new HttpError(401, 'Sign in to see this.')
  return session
}
