import { Hono } from 'hono'
import { routes } from '#shared/routes.ts'
import { urls } from '#shared/urls.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { notFound } from '../../http/errors.ts'
import { sendText } from '../../http/send-text.ts'
import { page } from '../../page/page.ts'
import { pageAsMarkdown } from '../../publishing/to-markdown.ts'
import { withCompany } from '../../publishing/with-company.ts'

/** Pages about us and the texts that bind, each also as Markdown; their addresses are fixed, for mails name them. */
export const legalRoutes = new Hono<AppEnv>()
  .get(routes.legal, (c) => {
    const { publications, env } = c.var.deps
    const { slug } = c.req.param()
    const text = publications.legalPage(slug)
    if (!text) return notFound(c)
    const legal = withCompany(text, env)
    return page(c, 'legal', { legal, others: publications.legal().filter((other) => other.slug !== slug) })
  })
  .get(routes.legalMarkdown, (c) => {
    const slug = c.req.param('file').slice(0, -'.md'.length)
    const { publications, env } = c.var.deps
    const text = publications.legalPage(slug)
    if (!text) return notFound(c)
    return sendText(c, 'text/markdown', pageAsMarkdown(withCompany(text, env), env, urls.legal(slug)))
  })
