import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { componentPathOf } from '#shared/component-params.ts'
import { registryNameOf } from '#shared/component-names.ts'
import { queries } from '#shared/queries.ts'
import { routes } from '#shared/routes.ts'
import { urls } from '#shared/urls.ts'
import { accessKeys } from '../../http/access-key.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { withinLimitUnlessAway } from '../../http/attempts.ts'
import { HttpError } from '../../http/errors.ts'
import { paletteQuery } from '../../http/palette.ts'
import { type QueryShape, wished } from '../../http/query.ts'
import { markdownAt, markdownInstead, type Markdown } from '../../http/send-markdown.ts'
import { styleQuery } from '../../http/snippet-style.ts'
import { prefersMarkdown } from '../../http/wants.ts'
import { unlessAway } from '../../db/unavailable.ts'
import { compiledOf } from '../../domain/library/compiled.ts'
import { componentOfTheDay } from '../../domain/library/component-of-the-day.ts'
import { mayReadCode } from '../../domain/library/entitlement.ts'
import { findNamed } from '../../domain/library/named-components.ts'
import { findOpenSet } from '../../domain/library/sets.ts'
import { plainSnippet } from '../../domain/library/snippet.ts'
import { componentMarkdown, shownFlavours, type ShownCode } from '../../publishing/component-markdown.ts'
import { setMarkdown, subcategoryMarkdown } from '../../publishing/list-markdown.ts'

const wishes = z.object({
  flavour: z.enum(queries.componentMarkdown.flavour).optional(),
  file: z.enum(queries.componentMarkdown.file).optional(),
  ...paletteQuery.shape,
  ...styleQuery.shape,
} satisfies QueryShape<'componentMarkdown'>)

type Place = { package: string; category: string; subcategory: string; component: string }

/**
 * Components, kinds and sets as Markdown: at the address of each with ".md", and at the address itself for whoever would
 * rather have it so. Cookies count for nothing here;
 * with an access key, the code of what its owner may read stands there, too.
 */
export const libraryMarkdownRoutes = new Hono<AppEnv>()
  .get(
    routes.componentMarkdown,
    accessKeys,
    markdownAt((c) => component(c, componentPathOf({ ...placeOf(c), component: nameIn(c) }), { isFile: true })),
  )
  .get(
    routes.component,
    (c, next) => (prefersMarkdown(c.req.header('accept')) ? accessKeys(c, next) : next()),
    markdownInstead((c) => component(c, componentPathOf(placeOf(c)), { isFile: false })),
  )
  .get(
    routes.subcategoryMarkdown,
    markdownAt((c) => subcategory(c, { ...placeOf(c), subcategory: nameIn(c) }, { isFile: true })),
  )
  .get(
    routes.subcategory,
    markdownInstead((c) => subcategory(c, placeOf(c), { isFile: false })),
  )
  .get(
    routes.setMarkdown,
    markdownAt((c) => set(c, nameIn(c))),
  )
  .get(
    routes.set,
    markdownInstead((c) => set(c, c.req.param('slug') ?? '')),
  )

const placeOf = (c: Context<AppEnv>) => c.req.param() as Place
const nameIn = (c: Context<AppEnv>) => (c.req.param('file') ?? '').replace(/\.md$/, '')

/** At the address of a file, what moved is led to and what is unknown gets the nearest; elsewhere the page says so. */
type At = { isFile: boolean }

async function component(c: Context<AppEnv>, path: string, { isFile }: At): Promise<Markdown | Response | null> {
  const { catalogue, env } = c.var.deps
  const meta = catalogue.meta(path)
  if (!meta) return isFile ? elsewhere(c, path) : null
  const wanted = wished(wishes, c.req.query())
  const today = await unlessAway(componentOfTheDay(c.var.deps), null)
  const isOfTheDay = today === path
  const { viewer: user, key } = c.var.channelReader
  const isOpen = mayReadCode({ user, component: meta, isOfTheDay })
  if (isOpen) await withinLimitUnlessAway(c, 'component-code', { subject: key?.userId })
  const { flavour, file: label, primary, secondary, ...style } = wanted
  const compiled = compiledOf(catalogue, meta)
  const code = shownFlavours(flavour).flatMap((each): ShownCode[] => {
    if (!isOpen) return []
    const answer = plainSnippet(compiled, each, { siteUrl: env.siteUrl, palette: { primary, secondary }, style })
    const file = answer.files.find((one) => one.label === label) ?? answer.files[0]
    return file ? [{ ...answer, file }] : []
  })
  return {
    text: componentMarkdown(catalogue, meta, { siteUrl: env.siteUrl, isOfTheDay, code: isOpen ? code : null }),
    page: urls.component(path),
    self: urls.componentMarkdown(path),
    isPersonal: key !== null,
  }
}

function elsewhere(c: Context<AppEnv>, path: string): Response {
  const { catalogue, env } = c.var.deps
  const found = findNamed(catalogue, path)
  if (found.kind !== 'unknown')
    return c.redirect(urls.componentMarkdown(found.component.path) + new URL(c.req.url).search, 301)
  const near = found.nearest.flatMap((name) => {
    const named = findNamed(catalogue, name)
    return named.kind === 'found' ? [named.component] : []
  })
  const lines = near.map(
    (each) => `- ${each.title} (${registryNameOf(each.path)}): ${env.siteUrl}${urls.componentMarkdown(each.path)}`,
  )
  throw new HttpError(404, [`There is no component at this address. The nearest are:`, ...lines].join('\n'))
}

function subcategory(c: Context<AppEnv>, place: Omit<Place, 'component'>, { isFile }: At): Markdown | Response | null {
  const { catalogue, env } = c.var.deps
  const found = catalogue.find(place.package, place.category, place.subcategory)
  const path = `${place.package}/${place.category}/${place.subcategory}`
  if (!found) {
    const moved = isFile ? catalogue.moved(path) : null
    return moved?.split('/').length === 3 ? c.redirect(urls.subcategoryMarkdown(moved), 301) : null
  }
  return {
    text: subcategoryMarkdown(found, env),
    page: urls.subcategory(path),
    self: urls.subcategoryMarkdown(path),
  }
}

function set(c: Context<AppEnv>, slug: string): Markdown | null {
  const { catalogue, sets, env } = c.var.deps
  const found = findOpenSet(catalogue, sets, slug)
  return found && { text: setMarkdown(catalogue, found, env), page: urls.set(slug), self: urls.setMarkdown(slug) }
}
