import { Hono, type Context } from 'hono'
import type { ProjectContents } from '#shared/goods.ts'
import type { EditionFigures, TemplateProps } from '#shared/page-props.ts'
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
    const props = templateProps(c, slug, { user: viewerOrGuest(c), wanted: asked(c, 'template').edition })
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
    const props = templateProps(c, slug, { user: viewerOf(c), wanted: asked(c, 'appTemplate').edition })
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

type Asked = { user: Viewer; wanted: string | undefined }

/** What is known of a template: the names of its files, and of none of them a line; those of the wanted edition, else of its first. */
function templateProps(c: Context<AppEnv>, slug: string, { user, wanted }: Asked): TemplateProps | null {
  const template = findTemplate(c, slug)
  if (!template) return null
  const { goods, contents } = c.var.deps
  const { editions } = template
  const insideOf = (edition: string) => contentsOf(contents(), 'templates', slug, edition)
  const shown = (editions.find((edition) => edition.slug === wanted) ?? editions[0])?.slug
  const inside = shown === undefined ? null : insideOf(shown)
  return {
    template,
    contents: Object.fromEntries(editions.map((edition) => [edition.slug, figuresOf(insideOf(edition.slug))])),
    shown: { edition: shown ?? '', files: inside?.files ?? [], packages: inside?.packages ?? [] },
    isOpen: mayDownload({ user, kind: 'templates', good: template }),
    others: goods.templates
      .filter((other) => other !== template)
      .map(({ slug: other, title, description, picture }) => ({ slug: other, title, description, picture })),
  }
}

const figuresOf = ({ files, lines, packages, scripts }: ProjectContents): EditionFigures => ({
  files: files.length,
  lines,
  packages: packages.length,
  scripts,
})

const noTemplate = (c: Context<AppEnv>, slug: string, address: (slug: string) => string) =>
  notFound(
    c,
    projectsLike(c.var.deps.goods.templates, slug).map(({ slug: found, title }) => ({ title, href: address(found) })),
  )
