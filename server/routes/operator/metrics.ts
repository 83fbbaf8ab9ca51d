import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../../http/app-env.ts'

/** GET /metrics: what Prometheus reads, for whoever shows the operator's token; no address at all without one. */
export const metricsRoutes = new Hono<AppEnv>().get(routes.metrics, async (c, next) => {
  const { env, metrics } = c.var.deps
  if (!env.metricsToken || !metrics) return next()
  c.header('Cache-Control', 'no-store')
  const [, shown = ''] = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '') ?? []
  if (!isSame(shown, env.metricsToken)) {
    c.header('WWW-Authenticate', 'Bearer')
    return c.text('Show the token of METRICS_TOKEN as a bearer token.\n', 401)
  }
  return c.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType })
})

/** Compares hashes, so that neither length nor content shows in the time it takes. */
function isSame(shown: string, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(shown), hash(token))
}
