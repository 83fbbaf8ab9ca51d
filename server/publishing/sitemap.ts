import { urls } from '#shared/urls.ts'
import { openSets } from '../domain/library/sets.ts'
import type { Deps } from '../http/app-env.ts'
import { escapeMarkup } from '../http/escape-markup.ts'

type Entry = { path: string; /** An ISO day. */ changed?: string }
type What = Pick<Deps, 'publications' | 'catalogue' | 'goods' | 'env' | 'sets'>

/** Texts we publish, with the day each was written or revised. */
function textEntries({ publications }: What): Entry[] {
  const posts = publications.posts()
  const [newest] = publications.changelog()
  return [
    { path: urls.docs() },
    ...publications.docs().map(({ slug }) => ({ path: urls.docs(slug) })),
    { path: urls.blog(), ...(posts[0] && { changed: posts[0].date }) },
    ...posts.map(({ slug, date, updated }) => ({ path: urls.blog(slug), changed: updated ?? date })),
    ...publications.tags().map(({ slug }) => ({ path: urls.blogTag(slug) })),
    { path: urls.changelog(), ...(newest && { changed: newest.date }) },
    ...publications.legal().map(({ slug }) => ({ path: urls.legal(slug) })),
  ]
}

/** Pages of the library and of what is sold, as far as they have something to show. */
function productEntries({ catalogue, goods, sets }: What): Entry[] {
  const open = openSets(catalogue, sets)
  const { packages } = catalogue.index()
  const subcategories = packages.flatMap(({ categories }) => categories).flatMap((category) => category.subcategories)
  return [
    { path: urls.home() },
    { path: urls.components() },
    ...subcategories.map(({ path }) => ({ path: urls.subcategory(path) })),
    { path: urls.pricing() },
    { path: urls.freeComponents() },
    { path: urls.componentOfTheDay() },
    { path: urls.useItYourWay() },
    ...(goods.templates.length > 0 ? [{ path: urls.templates() }] : []),
    ...goods.templates.map(({ slug }) => ({ path: urls.template(slug) })),
    ...goods.templates
      .filter(({ editions }) => editions.some(({ preview }) => preview))
      .map(({ slug }) => ({ path: urls.templatePreview(slug) })),
    ...(open.length > 0 ? [{ path: urls.sets() }] : []),
    ...open.map(({ slug }) => ({ path: urls.set(slug) })),
    ...(goods['starter-kits'].length > 0 ? [{ path: urls.starterKits() }] : []),
    ...goods['starter-kits'].map(({ slug }) => ({ path: urls.starterKit(slug) })),
    ...(goods.tools.length > 0 ? [{ path: urls.tools() }] : []),
    ...goods.tools.map(({ slug }) => ({ path: urls.tool(slug) })),
    { path: urls.affiliate() },
    { path: urls.componentRequests() },
    { path: urls.news() },
  ]
}

/** The page of each component. */
const componentEntries = ({ catalogue }: What): Entry[] =>
  catalogue.all().map(({ path }) => ({ path: urls.component(path) }))

const shownEntries = (what: What): Entry[] => [...productEntries(what), ...textEntries(what)]

/**
 * The paths of the pages that most people come to, the most visited first. Those of single components are not among
 * them: they would fill the room for pages that are kept, and each is seldom asked for.
 */
export function listedPaths(what: What): string[] {
  const first = [urls.home(), urls.pricing(), urls.components(), urls.docs(), urls.tools(), urls.templates()]
  const all = shownEntries(what).map(({ path }) => path)
  return [...new Set([...first.filter((path) => all.includes(path)), ...all])]
}

/** Every page search engines may list (sitemaps.org, 0.9). */
export function sitemapXml(what: What): string {
  const lines = [...shownEntries(what), ...componentEntries(what)].map(({ path, changed }) => {
    const modified = changed ? `<lastmod>${changed}</lastmod>` : ''
    return `<url><loc>${escapeMarkup(what.env.siteUrl + path)}</loc>${modified}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...lines,
    '</urlset>',
    '',
  ].join('\n')
}
