import { viaParameter } from '#shared/affiliate.ts'
import { libraryQuery } from '#shared/library-filters.ts'
import { queries } from '#shared/queries.ts'
import { routes } from '#shared/routes.ts'
import { buttonParameters } from '#shared/tools/button/state.ts'
import { iconParameters } from '#shared/tools/icons/state.ts'
import { setIds } from '#shared/tools/icons/sets.ts'
import { paletteParameters } from '#shared/tools/palette/state.ts'
import { urls } from '#shared/urls.ts'

/** Characters of a query that is still worth keeping a page for. */
const longestQuery = 400

/** What pages for everyone may be asked, by path; those that are not here take no parameter at all. */
const parameters = new Map<string, readonly string[]>([
  [routes.search, Object.keys(queries.search)],
  [routes.docsSearch, Object.keys(queries.docsSearch)],
  [routes.paletteTool, paletteParameters],
  [routes.buttonTool, buttonParameters],
  ...setIds.map((set) => [urls.iconTool(set), iconParameters] as const),
])

/** The same for pages of which there are many. */
const parametersOfMany: readonly (readonly [pattern: RegExp, names: readonly string[]])[] = (
  ['template', 'templatePreview'] as const
).map((name) => [new RegExp(`^${routes[name].replace(/:\w+/g, '[^/]+')}$`), Object.keys(queries[name])])

/**
 * What is left of a query, with its question mark, without the parameters that the page at this path does not know: those
 * of advertisements and the like change nothing. "" without any that it knows; null where the request has to be read by
 * whoever knows more: an affiliate's link, one that is malformed, one that is too long.
 */
export function knownQuery(path: string, search: string): string | null {
  if (search === '' || search === '?') return ''
  if (!isWellFormed(search)) return null
  const given = new URLSearchParams(search)
  if (given.has(viaParameter)) return null
  const known = parameters.get(path) ?? parametersOfMany.find(([pattern]) => pattern.test(path))?.[1] ?? []
  const words = path === routes.components ? libraryWords(given) : [...given].filter(([name]) => known.includes(name))
  const kept = new URLSearchParams(words).toString()
  return kept === '' ? '' : kept.length <= longestQuery ? `?${kept}` : null
}

/** What the library knows of a query, in one order and each once, so that one choice has one address. */
const libraryWords = (given: URLSearchParams): [name: string, word: string][] => [
  ...Object.entries<readonly string[]>(libraryQuery).flatMap(([name, words]): [string, string][] => {
    const word = given.get(name)
    return word !== null && words.includes(word) ? [[name, word]] : []
  }),
  ...(/^[1-9]\d?$/.test(given.get('page') ?? '') ? [['page', given.get('page') ?? ''] as [string, string]] : []),
]

function isWellFormed(search: string): boolean {
  if (!search.includes('%')) return true
  try {
    return !decodeURIComponent(search).includes('\0')
  } catch {
    return false
  }
}
