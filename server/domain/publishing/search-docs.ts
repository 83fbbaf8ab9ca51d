import MiniSearch, { type Query, type SearchOptions } from 'minisearch'
import type { DocHit } from '#shared/page-props.ts'
import type { DocPage } from '#shared/publishing.ts'
import { britishSpellings } from './british-spelling.ts'
import { excerpt } from './excerpt.ts'
import { passagesOf } from './passages.ts'

/** `similar`: no page has the words themselves; these have words of one letter more, less or other. */
export type DocSearch = { hits: DocHit[]; similar: boolean }

/** Most answers to a search; what comes after is hardly what was meant. */
const mostHits = 12
/** A word of fewer letters is one typo away from too many others. */
const leastForTypo = 4

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []
const indexing = {
  tokenize: wordsOf,
  // What begins with the word that was typed is nearly as good as the word: "colour" means "Colours".
  searchOptions: { prefix: true, weights: { prefix: 0.9, fuzzy: 0.45 } },
}

/**
 * Reads the documentation once and answers searches in it: pages that have every word of the query, best first, each with its best passage.
 * Words count from their beginning: "contr" finds "contrast". American spellings find ours. A word in a title weighs more than one in the text.
 */
export function indexDocs(docs: readonly DocPage[]): (query: string) => DocSearch {
  const passages = docs.flatMap((page) => passagesOf(page).map((passage) => ({ page, ...passage })))
  const pageIndex = new MiniSearch({
    ...indexing,
    idField: 'slug',
    fields: ['title', 'description', 'headings', 'text'],
  })
  const passageIndex = new MiniSearch({ ...indexing, fields: ['heading', 'text'] })
  for (const page of docs) {
    const own = passages.filter((passage) => passage.page === page)
    const { slug, title, description } = page
    const [headings, text] = [own.map(({ heading }) => heading ?? ''), own.map((passage) => passage.text)]
    pageIndex.add({ slug, title, description, headings: headings.join(' '), text: text.join(' ') })
  }
  passageIndex.addAll(
    passages.map(({ page, heading, text }, id) =>
      // A page begins with its title: whoever looks for that alone wants its beginning.
      heading ? { id, heading, text } : { id, text: `${page.title} ${page.description} ${text}` },
    ),
  )

  function find(words: readonly string[][], fuzzy: NonNullable<SearchOptions['fuzzy']>): DocHit[] {
    const each = words.map((queries): Query => ({ combineWith: 'OR', queries }))
    const pages = pageIndex.search({ combineWith: 'AND', queries: each }, { fuzzy, boost: { title: 15, headings: 2 } })
    const places = passageIndex.search({ combineWith: 'OR', queries: each }, { fuzzy, boost: { heading: 2 } })
    return pages.slice(0, mostHits).flatMap(({ id: slug }) => {
      const place = places.find(({ id }) => passages[id]?.page.slug === slug)
      const passage = place && passages[place.id]
      if (!passage) return []
      const { page, hash, heading, text } = passage
      return [{ slug, title: page.title, hash, heading, excerpt: excerpt(text || page.description, place.terms) }]
    })
  }

  return (query) => {
    const words = wordsOf(query.toLowerCase()).map(britishSpellings)
    if (words.length === 0) return { hits: [], similar: false }
    const hits = find(words, false)
    if (hits.length > 0) return { hits, similar: false }
    const near = find(words, (word) => word.length >= leastForTypo && 1)
    return { hits: near, similar: near.length > 0 }
  }
}
