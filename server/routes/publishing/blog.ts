import { Hono } from 'hono'
import { routes } from '#shared/routes.ts'
import { site } from '#shared/site.ts'
import type { Lead } from '#shared/page-props.ts'
import type { Post } from '#shared/publishing.ts'
import { urls } from '#shared/urls.ts'
import type { AppEnv } from '../../http/app-env.ts'
import type { Catalogue } from '../../domain/library/catalogue.ts'
import { postLink } from '../../domain/publishing/publications.ts'
import { notFound } from '../../http/errors.ts'
import { sendText } from '../../http/send-text.ts'
import { page } from '../../page/page.ts'
import { rss } from '../../publishing/rss.ts'
import { thumbnailIn, pageComponentsIn } from '../../publishing/page-components.ts'
import { article, breadcrumbs } from '../../page/structured-data.ts'

/** The blog, its tags and its feed. */
export const blogRoutes = new Hono<AppEnv>()
  .get(routes.blog, (c) => {
    const { publications, catalogue } = c.var.deps
    const posts = publications.posts()
    return page(c, 'blog/index', {
      posts: posts.map(postLink),
      tags: publications.tags(),
      tag: null,
      lead: leadOf(posts, catalogue),
    })
  })
  .get(routes.blogTag, (c) => {
    const { publications } = c.var.deps
    const tags = publications.tags()
    const tag = tags.find(({ slug }) => slug === c.req.param('tag'))
    if (!tag) return notFound(c)
    const posts = publications.posts().filter((post) => post.tags.some(({ slug }) => slug === tag.slug))
    return page(c, 'blog/index', {
      posts: posts.map(postLink),
      tags,
      tag: { slug: tag.slug, title: tag.title },
      lead: null,
    })
  })
  .get(routes.post, async (c) => {
    const { publications, catalogue, env } = c.var.deps
    const found = publications.post(c.req.param('slug'))
    if (!found) return notFound(c)
    const { siteUrl } = env
    const trail = [
      { title: 'Blog', href: urls.blog() },
      { title: found.post.title, href: urls.blog(found.post.slug) },
    ]
    const structured = [article(found.post, siteUrl), breadcrumbs(trail, siteUrl)]
    return page(c, 'blog/show', { ...found, shown: pageComponentsIn(found.post.blocks, catalogue) }, { structured })
  })
  .get(routes.feed, (c) => {
    const { publications, env } = c.var.deps
    const feed = {
      title: `${site.name} blog`,
      description: 'How interface components are built, coloured and proven in four frameworks.',
      path: urls.blog(),
      self: urls.feed(),
      items: publications.posts().map((post) => ({
        ...post,
        path: urls.blog(post.slug),
        author: post.author.name,
        tags: post.tags.map(({ title }) => title),
      })),
    }
    return sendText(c, 'application/rss+xml', rss(feed, env))
  })

/** Of the newest posts, the first with a component that says something at rest. What opens over a page does not. */
function leadOf(posts: readonly Post[], catalogue: Catalogue): Lead | null {
  const newest = posts.filter(({ date }) => date === posts[0]?.date)
  const [lead] = newest.flatMap((post) => {
    const thumbnail = thumbnailIn(post, catalogue)
    return thumbnail?.minHeight === 0 ? [{ post: postLink(post), thumbnail }] : []
  })
  return lead ?? null
}
