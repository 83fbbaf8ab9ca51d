import { Hono, type Context } from 'hono'
import { routes } from '#shared/routes.ts'
import { answer } from '#shared/search/answer.ts'
import { type FindableDocument, type FoundIcon, openDocuments, type SearchDocument } from '#shared/search/documents.ts'
import { packDocuments } from '#shared/search/packed.ts'
import { keyOf, styleOf, titleOf } from '#shared/tools/icons/icon-style.ts'
import { findIcons } from '#shared/tools/icons/search.ts'
import { iconSets } from '#shared/tools/icons/sets.ts'
import { encodeState, firstState } from '#shared/tools/icons/state.ts'
import { urls } from '#shared/urls.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { acceptedEncoding, compressed, type Compressed, isNotModified } from '../../http/compress.ts'
import { countSearch } from '../../http/count-search.ts'
import { asked } from '../../http/query.ts'
import { perBuild } from '../../domain/library/per-build.ts'
import { searchDocuments } from '../../domain/library/search-documents.ts'
import { page } from '../../page/page.ts'

/** Characters of a search that are looked at. */
const longestQuery = 80
/** As many icons as fill a row or two; their own page has the rest. */
const mostIcons = 12

/** One search over the library, the documentation, the tools and the icons: a page for everyone, and what palettes look through. */
export const searchRoutes = new Hono<AppEnv>()
  .get(routes.search, (c) => {
    const q = wordsOf(c, 'search')
    const found = answer(indexOf(c), q)
    const icons = iconsFor(c, q)
    const hits = found.groups.flatMap(({ documents }) => documents)
    countSearch(c, q, { hits: [...hits, ...icons], similar: found.isNear && icons.length === 0 })
    const groups = found.groups.map(({ title, documents }) => ({ title, documents: documents.map(shown) }))
    return page(c, 'search', { q, groups, isNear: found.isNear, icons })
  })
  .get(routes.searchDocuments, async (c) => forEveryone(c, await known(c).documents()))
  .get(routes.searchDescriptions, async (c) => forEveryone(c, await known(c).descriptions()))
  .get(routes.searchIcons, (c) => {
    c.header('Cache-Control', 'public, max-age=3600')
    return c.json(iconsFor(c, wordsOf(c, 'searchIcons')))
  })

/** JSON that is the same for all until the next build. */
function forEveryone(c: Context<AppEnv>, body: Compressed): Response {
  c.header('Cache-Control', 'public, max-age=300')
  c.header('ETag', body.etag)
  c.header('Vary', 'Accept-Encoding')
  if (isNotModified(c, body.etag)) return c.body(null, 304)
  const encoding = acceptedEncoding(c)
  if (encoding !== 'identity') c.header('Content-Encoding', encoding)
  return c.body(body[encoding] as Uint8Array<ArrayBuffer>, 200, { 'Content-Type': 'application/json' })
}

const wordsOf = (c: Context<AppEnv>, route: 'search' | 'searchIcons') =>
  (asked(c, route).q ?? '').slice(0, longestQuery).trim()

/** What the page shows of a document; what it was found by is the server's. */
export function shown(document: FindableDocument): SearchDocument {
  const { whole: _, fields: __, ...told } = document
  return { ...told, keywords: [] }
}

/** All that can be found but for icons, ready to be searched. */
export const indexOf = (c: Context<AppEnv>) => known(c).index

type Known = {
  documents: () => Promise<Compressed>
  descriptions: () => Promise<Compressed>
  index: ReturnType<typeof openDocuments>
}

/** Everybody who searches gets the same, so it is worth the effort once. */
function pressedOnce(make: () => unknown): () => Promise<Compressed> {
  let body: Promise<Compressed> | undefined
  return () => (body ??= compressed(JSON.stringify(make()), ['br', 'gzip'], 'kept'))
}

/** Reckoned once for each build; the documentation and the goods are as old as the catalogue. */
const known = (c: Context<AppEnv>) => {
  const { catalogue, publications, goods } = c.var.deps
  return perCatalogue(catalogue)({ docs: publications.docs(), goods })
}
const perCatalogue = perBuild((catalogue) => {
  let made: Known | undefined
  return (others: Omit<Parameters<typeof searchDocuments>[0], 'catalogue'>) => {
    if (made) return made
    const documents = searchDocuments({ catalogue: catalogue.index(), ...others })
    const components = documents.filter(({ kind }) => kind === 'component')
    return (made = {
      documents: pressedOnce(() => packDocuments(documents)),
      descriptions: pressedOnce(() =>
        Object.fromEntries(components.map(({ part, description }) => [part, description])),
      ),
      index: openDocuments(documents),
    })
  }
})

/** The icons that have these words, each with the page of its set that shows it. */
function iconsFor(c: Context<AppEnv>, q: string): FoundIcon[] {
  if (q === '') return []
  const { found } = findIcons(c.var.deps.icons.library(), q, (icon) => icon)
  return found.slice(0, mostIcons).flatMap((icon) => {
    const style = styleOf(icon, null)
    const body = style && c.var.deps.icons.body(icon, style.id)
    if (!style || body === null) return []
    const open = keyOf({ icon, style })
    const href = urls.iconTool(icon.set, encodeState({ ...firstState(), query: q, open }, icon.set))
    return [
      {
        key: open,
        title: titleOf(icon.name),
        set: iconSets[icon.set].title,
        href,
        drawing: { grid: style.grid, stroke: style.stroke, body },
      },
    ]
  })
}
