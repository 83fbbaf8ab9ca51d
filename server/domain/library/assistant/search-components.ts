import type { ComponentMeta, Flavour, PackageSlug } from '#shared/catalog.ts'
import { registryNameOf } from '#shared/component-names.ts'
import { openDocuments } from '#shared/search/documents.ts'
import { search } from '#shared/search/index.ts'
import { perBuild } from '../per-build.ts'
import { libraryDocuments } from '../search-documents.ts'
import { type Asker, bytesOf, callOf, type Library, lineOf, quoted, type Told } from './told.ts'
import { wishesIn } from './wishes.ts'

export type Search = { query: string; package?: PackageSlug; flavour?: Flavour; limit?: number }

/** Bytes of an answer: what fits in it is told, the best first. */
export const mostSearchBytes = 1500
/** As many are told unless somebody asks for more. */
export const usualHits = 5
/** Characters of a search that are looked at. */
const longestQuery = 160

/** Reckoned once for each build. */
const indexOf = perBuild((catalogue) =>
  openDocuments(libraryDocuments(catalogue.index()).filter(({ kind }) => kind === 'component')),
)

/**
 * The components that fit a request in words, the best first.
 *
 * @param asked as somebody says it; a framework and a colour in it are wishes for the code, not words to look for
 * @returns those of one package where one is named
 */
export function componentsFor(
  library: Pick<Library, 'catalogue'>,
  asked: string,
  within?: PackageSlug,
): ComponentMeta[] {
  const { words } = wishesIn(asked.slice(0, longestQuery))
  return search(indexOf(library.catalogue), words, { isTold: true }).entries.flatMap(({ path }) => {
    const component = library.catalogue.meta(path)
    return component && (!within || path.startsWith(`${within}/`)) ? [component] : []
  })
}

/** Tells an assistant which components fit, and how to get the first of them; of at most 1,500 bytes. */
export function searchComponents(
  library: Library,
  asker: Asker,
  { query, package: within, flavour, limit = usualHits }: Search,
): Told {
  const found = componentsFor(library, query, within)
  const [best] = found
  if (!best) return nothingFound(query, within)
  const { wishes } = wishesIn(query.slice(0, longestQuery))
  const next = `Next: ${callOf('get_component', { name: registryNameOf(best.path), flavour: flavour ?? wishes.flavour ?? 'html', ...(wishes.primary && { primary: wishes.primary }) })}`
  const shown = found.slice(0, limit)
  const rest = (told: number) => (found.length > told ? [`${found.length - told} more fit less well.`] : [])
  // What says more gives way to what is more: first the sentences go, then the last of the list.
  for (let described = shown.length; described >= 0; described--) {
    const text = [...shown.map((each, at) => entry(asker, each, at, at < described)), ...rest(shown.length), next].join(
      '\n',
    )
    if (bytesOf(text) <= mostSearchBytes) return { text }
  }
  for (let told = shown.length; ; told--) {
    const lines = shown.slice(0, told).map((each, at) => entry(asker, each, at, false))
    const text = [...lines, ...rest(told), next].join('\n')
    if (told <= 1 || bytesOf(text) <= mostSearchBytes) return { text }
  }
}

const entry = (asker: Asker, component: ComponentMeta, at: number, isDescribed: boolean) =>
  `${at + 1}. ${lineOf(asker, component)}${isDescribed ? `\n   ${component.description}` : ''}`

const nothingFound = (query: string, within?: PackageSlug): Told => ({
  isError: true,
  text: `Nothing fits ${quoted(query)}${within ? ` in ${within}` : ''}. Say in a few words what it is ("date picker", "pricing table"), or see what there is: Next: ${callOf('list_components', {})}`,
})
