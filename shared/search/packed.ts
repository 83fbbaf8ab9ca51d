/**
 * What search looks through as it is sent: a thousand components in half the bytes of a list of them. Each property of all
 * of them stands together, since like texts are pressed best; what follows from another is left out; and of descriptions
 * only the words that nothing else of a component has, since the others are found already. What is shown of a description
 * is asked for by itself (`urls.searchDescriptions`).
 */
import { itemAt } from '../defined.ts'
import { splitComponentPath } from '../urls.ts'
import type { SearchDocument } from './documents.ts'
import { wordsOf } from './words.ts'

/** Components that stand together in one subcategory; `title` is null where the subcategory itself is no document. */
type Run = { path: string; place: string; group: string; title: string | null; category: string; part: string }

export type PackedDocuments = {
  runs: (Run & { count: number })[]
  /** One line for each component. */
  titles: string
  keywords: string
  words: string
  pictures: string
  /** A digit for each component. */
  free: string
  /** Which words of the title are in it, as the bits of a number whose first is one; else as it is. */
  slugs: (number | string)[]
  /** What follows the part of its run; else whole. */
  parts: string[]
  /** All else, as it is. */
  others: SearchDocument[]
}

const component = ({ kind }: SearchDocument) => kind === 'component'

/** @param documents components behind the section they stand in; all else is put behind them */
export function packDocuments(documents: readonly SearchDocument[]): PackedDocuments {
  const runs: PackedDocuments['runs'] = []
  for (const document of documents) {
    const { title, path, place, group } = document
    const last = runs.at(-1)
    if (document.kind === 'section')
      runs.push({ path, place: title, group, title, category: place, part: '', count: 0 })
    if (!component(document)) continue
    const { subcategoryPath } = splitComponentPath(path)
    if (last?.path !== subcategoryPath || last.place !== place || last.group !== group)
      runs.push({ path: subcategoryPath, place, group, title: null, category: '', part: beginOf(document), count: 1 })
    else {
      last.part ||= beginOf(document)
      last.count++
    }
  }
  const components = documents.filter(component)
  const lines = (of: (document: SearchDocument) => string) => components.map(of).join('\n')
  const runOf = runs.flatMap((run) => Array.from({ length: run.count }, () => run))
  return {
    runs,
    titles: lines(({ title }) => title),
    keywords: lines(({ keywords }) => keywords.join(',')),
    words: lines(newWords),
    pictures: lines(({ picture }) => (picture ? `${picture.light} ${picture.dark}` : '')),
    free: components.map(({ free }) => (free ? 1 : 0)).join(''),
    slugs: components.map(({ title, path }) => packSlug(title, splitComponentPath(path).slug)),
    parts: components.map(({ part = '' }, at) => {
      const { part: begin } = itemAt(runOf, at)
      return begin !== '' && part.startsWith(begin) ? part.slice(begin.length) : part
    }),
    others: documents.filter(({ kind }) => kind !== 'component' && kind !== 'section'),
  }
}

/** The documents again; what a component is described by are those of its words that are found by no other. */
export function unpackDocuments(packed: PackedDocuments): SearchDocument[] {
  const { runs, free, slugs, parts, others } = packed
  const [titles, keywords, words, pictures] = [packed.titles, packed.keywords, packed.words, packed.pictures].map(
    (text) => text.split('\n'),
  ) as [string[], string[], string[], string[]]
  let at = 0
  const library = runs.flatMap(({ path, place, group, title, category, part, count }) => {
    const section: SearchDocument[] =
      title === null ? [] : [{ kind: 'section', title, place: category, group, path, keywords: [], description: '' }]
    for (let end = at + count; at < end; at++) {
      const [light = '', dark = ''] = itemAt(pictures, at).split(' ')
      const own = itemAt(parts, at)
      section.push({
        kind: 'component',
        title: itemAt(titles, at),
        place,
        group,
        path: `${path}/${unpackSlug(itemAt(titles, at), itemAt(slugs, at))}`,
        keywords: itemAt(keywords, at).split(',').filter(Boolean),
        description: itemAt(words, at),
        ...(own !== '' && { part: /^\d+$/.test(own) ? part + own : own }),
        free: free.charAt(at) === '1',
        picture: light === '' ? null : { light, dark },
      })
    }
    return section
  })
  return [...library, ...others]
}

/** All of a part number but its last figures. */
const beginOf = ({ part = '' }: SearchDocument) => part.replace(/\d+$/, '')

/** The words of a description that a component would not be found by otherwise, in their order. */
function newWords({ title, keywords, place, group, description }: SearchDocument): string {
  const known = new Set(wordsOf([title, ...keywords, place, group].join(' ')))
  return [...new Set(wordsOf(description))].filter((word) => !known.has(word) && !idle.has(word)).join(' ')
}

/** Words that no query is about. */
const idle = new Set(
  `a an and are as at by for from has have in into is it its of on or that the their to with`.split(' '),
)

const inSlug = (title: string) =>
  title
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

function packSlug(title: string, slug: string): number | string {
  const left = slug.split('-')
  let bits = 1
  for (const word of inSlug(title).slice(0, 30)) bits = bits * 2 + (word === left[0] && left.shift() ? 1 : 0)
  return left.length === 0 && unpackSlug(title, bits) === slug ? bits : slug
}

function unpackSlug(title: string, packed: number | string): string {
  if (typeof packed === 'string') return packed
  const bits = packed.toString(2).slice(1)
  return inSlug(title)
    .filter((_, index) => bits.charAt(index) === '1')
    .join('-')
}
