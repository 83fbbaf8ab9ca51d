import type { CategoryId } from '#shared/tools/icons/categories.ts'
import { categoryWords } from './category-words.ts'

const byTerm = new Map<string, CategoryId>()
const brands = new Set<string>()
for (const [category, words] of categoryWords) {
  for (const term of words.split(' ')) {
    if (category === 'brands') brands.add(term)
    else if (!byTerm.has(term)) byTerm.set(term, category)
  }
}

const mostCategories = 2
const longestTerm = 4

type Found = { category: CategoryId; length: number; at: number }

/** Where an icon is sorted by its name, most telling first; "other" for what no word says. */
export function categorize(name: string): CategoryId[] {
  // A brand is meant by the whole name only: many are words of another meaning.
  if (brands.has(name.replace(/-fill$/, ''))) return ['brands']
  const found = termsIn(name.split('-'))
  const first = found.find(({ at }) => at === 0)
  const ordered = [
    ...(first?.category === 'arrows' ? [first] : []),
    ...found.filter(isThing).toSorted((a, z) => z.length - a.length || a.at - z.at),
    ...found.filter((each) => !isThing(each)),
  ]
  const categories = [...new Set(ordered.map(({ category }) => category))].slice(0, mostCategories)
  return categories.length > 0 ? categories : ['other']
}

/** Arrows, controls and shapes are what names add to a thing; the thing decides, unless a name begins with an arrow. */
const isThing = ({ category }: Found) => category !== 'arrows' && category !== 'interface' && category !== 'design'

/** The terms that are known, the longest that begins at each word. */
function termsIn(words: readonly string[]): Found[] {
  const found: Found[] = []
  for (let at = 0; at < words.length;) {
    let length = Math.min(longestTerm, words.length - at)
    while (length > 1 && !byTerm.has(words.slice(at, at + length).join('-'))) length -= 1
    const category = categoryOf(words.slice(at, at + length).join('-'))
    if (category) found.push({ category, length, at })
    at += length
  }
  return found
}

/** A word as it is, or without the number or the plural at its end. */
const categoryOf = (term: string) =>
  byTerm.get(term) ?? byTerm.get(term.replace(/\d+$/, '')) ?? byTerm.get(term.replace(/s$/, ''))
