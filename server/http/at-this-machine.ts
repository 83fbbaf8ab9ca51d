import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'

const local = /^(localhost|127\.0\.0\.1|\[::1\])$/
const ownAddresses = /^(127\.|::1$|::ffff:127\.|unknown$)/
const host = (name: string) => URL.parse(name)?.hostname ?? ''

/** For the person at this machine only: nothing is here for anyone who comes from elsewhere, or through a proxy. */
export const atThisMachine = createMiddleware<AppEnv>(async (c, next) => {
  const { env } = c.var.deps
  const isLocal =
    env.appEnv === 'local' &&
    local.test(host(env.siteUrl)) &&
    local.test(host(c.req.url)) &&
    ownAddresses.test(c.var.ip) &&
    !c.req.header('x-forwarded-for')
  return isLocal ? next() : c.notFound()
})
