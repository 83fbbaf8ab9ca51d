import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'
import type { CurrentSession } from '../auth/sessions.ts'
import type { Viewer } from '../domain/library/entitlement.ts'
import { knownSession } from './session.ts'

/** Whoever sent this request, as the question of what they may read sees them; throws while nobody knows who it is. */
export const viewerOf = (c: Context<AppEnv>): Viewer => viewerIn(knownSession(c))

/** The same for a page that goes on while nobody knows who asks: everyone is a guest. */
export const viewerOrGuest = (c: Context<AppEnv>): Viewer => viewerIn(c.var.session)

const viewerIn = (session: CurrentSession | null): Viewer => session && { licenseName: session.license?.tier ?? null }
