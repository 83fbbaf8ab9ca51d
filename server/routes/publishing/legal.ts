import { Hono, type Context } from 'hono'
import { urls } from '#shared/urls.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { notFound } from '../../http/errors.ts'
import { sendText } from '../../http/send-text.ts'
import { page } from '../../page/page.ts'
import { pageAsMarkdown } from '../../publishing/to-markdown.ts'

const show = (slug: string) => (c: Context<AppEnv>) => {
  const { publications } = c.var.deps
  const legal = publications.legalPage(slug)
  if (!legal) return notFound(c)
  return page(c, 'legal', { legal, others: publications.legal().filter((other) => other.slug !== slug) })
}
const asMarkdown = (slug: string) => (c: Context<AppEnv>) => {
  const legal = c.var.deps.publications.legalPage(slug)
  if (!legal) return notFound(c)
  return sendText(c, 'text/markdown', pageAsMarkdown(legal, c.var.deps.env, urls.legal(slug)))
}

/** The texts that bind, each also as Markdown; their addresses are fixed, for licences and mails name them. */
export const legalRoutes = new Hono<AppEnv>()
for (const slug of ['license', 'privacy-policy', 'terms-of-service']) {
  legalRoutes.get(urls.legal(slug), show(slug)).get(urls.legalMarkdown(slug), asMarkdown(slug))
}
