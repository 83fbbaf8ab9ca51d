import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'
import type { Reader } from './domain/entitlement.ts'

/** Whoever sent this request, as the question of what they may read sees them. */
export const readerOf = (c: Context<AppEnv>): Reader =>
  c.var.session ? { licenseName: c.var.session.license?.tier ?? null } : null
