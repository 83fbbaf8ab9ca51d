import { Hono } from 'hono'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../http/app-env.ts'
import { isUnavailable } from '../db/unavailable.ts'
import { retryAfterSeconds } from '../http/errors.ts'

/** GET /up: 200 while the server can do its work, 503 when the database cannot be reached. */
export const healthRoutes = new Hono<AppEnv>().get(routes.health, async (c) => {
  const { database, logger } = c.var.deps
  c.header('Cache-Control', 'no-store')
  try {
    await database.ping()
    return c.json({ status: 'up' })
  } catch (error) {
    if (!isUnavailable(error)) logger.error({ err: error }, 'health check failed')
    c.header('Retry-After', String(retryAfterSeconds))
    return c.json({ status: 'down' }, 503)
  }
})
