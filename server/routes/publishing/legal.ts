import { Hono } from 'hono'
import { routes } from '#shared/routes.ts'
import { urls } from '#shared/urls.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { notFound } from '../../http/errors.ts'
import { sendText } from '../../http/send-text.ts'
import { page } from '../../page/page.ts'
import { pageAsMarkdown } from '../../publishing/to-markdown.ts'

/** The texts that bind, each also as Markdown; their addresses are fixed, for licences and mails name them. */
export const legalRoutes = new Hono<AppEnv>()
  .get(routes.legal, (c) => {
    const { publications } = c.var.deps
    const { slug } = c.req.param()
    const legal = publications.legalPage(slug)
    if (!legal) return notFound(c)
    return page(c, 'legal', { legal, others: publications.legal().filter((other) => other.slug !== slug) })
  })
  .get(routes.legalMarkdown, (c) => {
    const slug = c.req.param('file').slice(0, -'.md'.length)
    const legal = c.var.deps.publications.legalPage(slug)
    if (!legal) return notFound(c)
    return sendText(c, 'text/markdown', pageAsMarkdown(legal, c.var.deps.env, urls.legal(slug)))
  })
