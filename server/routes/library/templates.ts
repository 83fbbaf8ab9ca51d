import { Hono, type Context } from 'hono'
import type { TemplateProps } from '#shared/page-props.ts'
import { routes } from '#shared/routes.ts'
import { urls } from '#shared/urls.ts'
import { mayDownload, type Viewer } from '../../domain/library/entitlement.ts'
import { contentsOf } from '../../domain/library/goods.ts'
import { projectsLike } from '../../domain/library/projects-like.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { notFound } from '../../http/errors.ts'
import { asked } from '../../http/query.ts'
import { viewerOf, viewerOrGuest } from '../../http/viewer.ts'
import { page } from '../../page/page.ts'
import { packagesProp } from '../../page/shared-props.ts'
import { breadcrumbs, template as structuredTemplate } from '../../page/structured-data.ts'

/** The page of each template, for everyone and in the app, and its live preview. */
export const templateRoutes = new Hono<AppEnv>()
  .get(routes.template, (c) => {
    const { slug } = c.req.param()
    const props = templateProps(c, slug, viewerOrGuest(c))
    if (!props) return noTemplate(c, slug, urls.template)
    const { env } = c.var.deps
    const { template } = props
    const trail = [
      { title: 'Templates', href: urls.templates() },
      { title: template.title, href: urls.template(slug) },
    ]
    const structured = [breadcrumbs(trail, env.siteUrl), structuredTemplate(template, env.siteUrl)]
    return page(c, 'template', props, { structured })
  })
  .get(routes.appTemplate, (c) => {
    const { slug } = c.req.param()
    const props = templateProps(c, slug, viewerOf(c))
    if (!props) return noTemplate(c, slug, urls.appTemplate)
    return page(c, 'app/extras/template', { packages: packagesProp(c.var.deps.catalogue.index()), ...props })
  })
  .get(routes.templatePreview, (c) => {
    const { slug } = c.req.param()
    const template = findTemplate(c, slug)
    const shown = template?.editions.find(({ preview }) => preview)
    if (!template || !shown) return noTemplate(c, slug, urls.template)
    const { title, pages } = template
    const { page: wanted } = asked(c, 'templatePreview')
    const start = pages.find(({ path }) => path === wanted)?.path ?? '/'
    return page(c, 'template-preview', { template: { slug, title, pages }, edition: shown.slug, start })
  })

const findTemplate = (c: Context<AppEnv>, slug: string) =>
  c.var.deps.goods.templates.find((template) => template.slug === slug)

/** What is known of a template: the names of its files, and of none of them a line. */
function templateProps(c: Context<AppEnv>, slug: string, user: Viewer): TemplateProps | null {
  const template = findTemplate(c, slug)
  if (!template) return null
  const { goods, contents } = c.var.deps
  const inside = template.editions.map(({ slug: edition }) => [
    edition,
    contentsOf(contents(), 'templates', slug, edition),
  ])
  const others = goods.templates.filter((other) => other !== template)
  return {
    template,
    contents: Object.fromEntries(inside) as TemplateProps['contents'],
    isOpen: mayDownload({ user, kind: 'templates', good: template }),
    others: others.map(({ slug: other, title, description, picture }) => ({
      slug: other,
      title,
      description,
      picture,
    })),
  }
}

const noTemplate = (c: Context<AppEnv>, slug: string, address: (slug: string) => string) =>
  notFound(
    c,
    projectsLike(c.var.deps.goods.templates, slug).map(({ slug: found, title }) => ({ title, href: address(found) })),
  )
