import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'
import type { CurrentSession } from './auth-sessions.ts'
import type { Reader } from './domain/entitlement.ts'
import { knownSession } from './http/session.ts'

/** Whoever sent this request, as the question of what they may read sees them; throws while nobody knows who it is. */
export const readerOf = (c: Context<AppEnv>): Reader => readerIn(knownSession(c))

/** The same for a page that goes on while nobody knows who asks: everyone is a guest. */
export const readerOrGuest = (c: Context<AppEnv>): Reader => readerIn(c.var.session)

const readerIn = (session: CurrentSession | null): Reader => session && { licenseName: session.license?.tier ?? null }
