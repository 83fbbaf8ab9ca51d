import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'

const address = /^(?<before>(?:\/app)?\/components\/)(?<path>[^/]+\/[^/]+\/[^/]+(?:\/[^/]+)?)(?<rest>\/.*)?$/

/** Leads from the address a component or subcategory had before to the one it has now, with all that follows it. */
export const redirects = createMiddleware<AppEnv>(async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  const { before, path, rest = '' } = address.exec(pathname)?.groups ?? {}
  const to = path && (c.req.method === 'GET' || c.req.method === 'HEAD') ? c.var.deps.catalogue.moved(path) : null
  return to ? c.redirect(`${before}${to}${rest}${search}`, 301) : next()
})
