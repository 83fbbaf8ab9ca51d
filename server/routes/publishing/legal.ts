import { Hono } from 'hono'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { notFound } from '../../http/errors.ts'
import { page } from '../../page/page.ts'
import { withCompany } from '../../publishing/with-company.ts'

/** Pages about us and the texts that bind; their addresses are fixed, for mails name them. */
export const legalRoutes = new Hono<AppEnv>().get(routes.legal, (c) => {
  const { publications, env } = c.var.deps
  const { slug } = c.req.param()
  const text = publications.legalPage(slug)
  if (!text) return notFound(c)
  const legal = withCompany(text, env)
  return page(c, 'legal', { legal, others: publications.legal().filter((other) => other.slug !== slug) })
})
