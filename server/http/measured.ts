import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from './app-env.ts'

const patterns = new Set<string>(Object.values(routes))

/** Which of our patterns an address was answered by, "none" where it is no address of ours. */
export const patternOf = (c: Context): string => matchedRoutes(c).find(({ path }) => patterns.has(path))?.path ?? 'none'

/** Counts and times every answer where the operator reads metrics. */
export const measured = createMiddleware<AppEnv>(async (c, next) => {
  const { metrics } = c.var.deps
  if (!metrics) return next()
  const started = performance.now()
  await next()
  const seconds = (performance.now() - started) / 1000
  metrics.answered({ route: patternOf(c), method: c.req.method, status: c.res.status, seconds })
})
