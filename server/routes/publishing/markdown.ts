import { Hono, type Context } from 'hono'
import { routes } from '#shared/routes.ts'
import { urls } from '#shared/urls.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { markdownAt, markdownInstead, type Markdown } from '../../http/send-markdown.ts'
import { textComponentsIn } from '../../publishing/text-components.ts'
import { pageAsMarkdown } from '../../publishing/to-markdown.ts'
import { withCompany } from '../../publishing/with-company.ts'

/** What we publish as Markdown: at the address of each text with ".md", and at its own for whoever would rather have it so. */
export const publishedMarkdownRoutes = new Hono<AppEnv>()
  .get(routes.docsMarkdown, markdownAt(asFile(doc)))
  .get(routes.doc, markdownInstead(bySlug(doc)))
  .get(routes.blogMarkdown, markdownAt(asFile(post)))
  .get(routes.post, markdownInstead(bySlug(post)))
  .get(routes.legalMarkdown, markdownAt(asFile(legal)))
  .get(routes.legal, markdownInstead(bySlug(legal)))

type Make = (c: Context<AppEnv>, slug: string) => Markdown | null

function asFile(make: Make) {
  return (c: Context<AppEnv>) => make(c, (c.req.param('file') ?? '').replace(/\.md$/, ''))
}
function bySlug(make: Make) {
  return (c: Context<AppEnv>) => make(c, c.req.param('slug') ?? '')
}

function doc(c: Context<AppEnv>, slug: string): Markdown | null {
  const { publications, catalogue, env } = c.var.deps
  const found = publications.doc(slug)
  if (!found) return null
  const page = urls.docs(slug)
  const text = pageAsMarkdown(found.doc, env, page, textComponentsIn(found.doc.blocks, catalogue, env))
  return { text, page, self: urls.docsMarkdown(slug) }
}

function post(c: Context<AppEnv>, slug: string): Markdown | null {
  const { publications, catalogue, env } = c.var.deps
  const found = publications.post(slug)
  if (!found) return null
  const page = urls.blog(slug)
  const text = pageAsMarkdown(found.post, env, page, textComponentsIn(found.post.blocks, catalogue, env))
  return { text, page, self: urls.blogMarkdown(slug) }
}

function legal(c: Context<AppEnv>, slug: string): Markdown | null {
  const { publications, env } = c.var.deps
  const found = publications.legalPage(slug)
  if (!found) return null
  const page = urls.legal(slug)
  return { text: pageAsMarkdown(withCompany(found, env), env, page), page, self: urls.legalMarkdown(slug) }
}
