import { Hono } from 'hono'
import { z } from 'zod'
import { flavours, type SnippetFile, type SubcategoryMeta } from '#shared/catalog.ts'
import type { CodeAnswer, Neighbour } from '#shared/page-props.ts'
import { recolor, type Palette } from '#shared/recolor.ts'
import { site } from '#shared/site.ts'
import type { AppEnv } from '../app-env.ts'
import { mayReadCode } from '../domain/entitlement.ts'
import { HttpError, notFound } from '../http/errors.ts'
import { page } from '../inertia.ts'
import { packagesProp } from '../shared-props.ts'
import { readerOf } from '../reader-of.ts'

const codeQuery = z.object({ flavour: z.enum(flavours) })

/** The library as customers browse it: a subcategory's page, and the code of one component. */
export const componentRoutes = new Hono<AppEnv>()
  .get('/app/components/:package/:category/:subcategory', (c) => {
    const { catalogue } = c.var.deps
    const { package: pkg, category, subcategory } = c.req.param()
    const found = catalogue.find(pkg, category, subcategory)
    if (!found) return notFound(c)

    const siblings = catalogue.subcategories(found.package.slug)
    const position = siblings.findIndex(({ path }) => path === found.subcategory.path)
    return page(c, 'app/components/show', {
      packages: packagesProp(catalogue.index()),
      package: { title: found.package.title, slug: found.package.slug },
      category: { title: found.category.title, slug: found.category.slug },
      subcategory: {
        ...found.subcategory,
        components: found.subcategory.components.map((component) => ({
          ...component,
          locked: !mayReadCode({ user: readerOf(c), component, isOfTheDay: false }),
        })),
      },
      previous: neighbour(siblings[position - 1]),
      next: neighbour(siblings[position + 1]),
    })
  })
  .get('/app/components/:package/:category/:subcategory/:component/code', (c) => {
    const { catalogue, env } = c.var.deps
    const { package: pkg, category, subcategory, component: slug } = c.req.param()
    const meta = catalogue.meta(`${pkg}/${category}/${subcategory}/${slug}`)
    if (!meta) return notFound(c)
    const query = codeQuery.safeParse(c.req.query())
    if (!query.success) throw new HttpError(400, `flavour must be one of ${flavours.join(', ')}.`)
    if (!mayReadCode({ user: readerOf(c), component: meta, isOfTheDay: false })) {
      throw new HttpError(403, 'This component comes with a licence.')
    }
    const { flavour } = query.data
    const snippet = catalogue.component(meta.path)!.snippets[flavour]
    c.header('Cache-Control', 'private, no-cache')
    return c.json({
      path: meta.path,
      flavour,
      files: snippet.files.map((file) => readyToPaste(file, env.siteUrl)),
      dependencies: snippet.dependencies,
      setup: snippet.setup,
    } satisfies CodeAnswer)
  })

function neighbour(subcategory: SubcategoryMeta | undefined): Neighbour {
  return subcategory ? { title: subcategory.title, path: subcategory.path } : null
}

const snippetColors = { primary: site.colors.snippetPrimary, secondary: site.colors.snippetSecondary } satisfies Palette

/**
 * Puts real colours in the place of the tokens, and this site's address before the samples' pictures,
 * so that a pasted snippet looks at once like its preview.
 */
export function readyToPaste(file: SnippetFile, siteUrl: string): SnippetFile {
  const finish = (text: string) => recolor(text, snippetColors).replace(/(?<=["'`(\s])\/media\//g, `${siteUrl}/media/`)
  return { ...file, code: finish(file.code), highlighted: finish(file.highlighted) }
}
