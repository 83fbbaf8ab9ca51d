import { plainText, type Block } from '#shared/article.ts'
import type { DocHit } from '#shared/page-props.ts'
import type { DocPage } from '#shared/publishing.ts'
import { britishSpellings } from './british-spelling.ts'

/** A word in every way it may be written. */
type Spellings = readonly string[]
type Passage = { hash: string; heading: string | null; text: string }

/** Most answers to a search; what comes after is hardly what was meant. */
const mostHits = 12
const excerptLength = 160

/**
 * Pages of the documentation that have every word of the query, best first, each with its best passage.
 * Words count from their beginning: "contr" finds "contrast". American spellings find ours. A word in a title weighs more than one in the text.
 */
export function searchDocs(docs: readonly DocPage[], query: string): DocHit[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean).map(britishSpellings)
  if (words.length === 0) return []
  return docs
    .flatMap((doc) => {
      const passages = passagesOf(doc)
      const whole = [doc.title, doc.description, ...passages.map(({ heading, text }) => `${heading ?? ''} ${text}`)]
      if (!words.every((word) => whole.some((text) => has(text, word)))) return []
      const scored = passages.map((passage) => ({ passage, score: scoreOf(passage, words) }))
      const best = scored.reduce((a, z) => (z.score > a.score ? z : a))
      const inTitle = words.filter((word) => has(doc.title, word)).length
      const { hash, heading, text } = best.passage
      const hit = {
        slug: doc.slug,
        title: doc.title,
        hash,
        heading,
        excerpt: excerpt(text || doc.description, words.flat()),
      }
      return [{ hit, score: best.score + inTitle * 10 }]
    })
    .toSorted((a, z) => z.score - a.score)
    .slice(0, mostHits)
    .map(({ hit }) => hit)
}

const scoreOf = ({ heading, text }: Passage, words: readonly Spellings[]) =>
  words.reduce((sum, word) => sum + (heading && has(heading, word) ? 4 : 0) + (has(text, word) ? 1 : 0), 0)

/** Whether a word of the text begins so, in one of its spellings. */
const has = (text: string, spellings: Spellings): boolean => spellings.some((word) => begins(text.toLowerCase(), word))

function begins(lower: string, word: string): boolean {
  for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(lower[at - 1]!)) return true
  }
  return false
}

/** The text under each heading; what comes before the first has none. */
function passagesOf({ blocks }: DocPage): [Passage, ...Passage[]] {
  const passages: [Passage, ...Passage[]] = [{ hash: '', heading: null, text: '' }]
  for (const block of blocks) {
    if (block.type === 'heading') {
      passages.push({ hash: `#${block.id}`, heading: plainText(block.children), text: '' })
    } else passages.at(-1)!.text += ` ${textOf(block)}`
  }
  return passages
}

function textOf(block: Block): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return plainText(block.children)
    case 'list':
      return block.items.flat().map(textOf).join(' ')
    case 'callout':
    case 'quote':
      return block.children.map(textOf).join(' ')
    case 'table':
      return [block.head, ...block.rows].flat().map(plainText).join(' ')
    case 'code':
      return block.code
    case 'component':
    case 'rule':
      return ''
  }
}

/** Words round the first that was looked for. */
function excerpt(text: string, words: readonly string[]): string {
  const clean = text.replace(/\s+/g, ' ').trim()
  const lower = clean.toLowerCase()
  const first = Math.min(...words.map((word) => lower.indexOf(word)).filter((at) => at >= 0), clean.length)
  const from =
    first === clean.length || first < excerptLength / 2 ? 0 : clean.indexOf(' ', first - excerptLength / 3) + 1
  const cut = clean.slice(from, from + excerptLength)
  const end = from + excerptLength < clean.length ? cut.slice(0, cut.lastIndexOf(' ')) : cut
  return `${from > 0 ? '… ' : ''}${end}${end.length < cut.length || from + cut.length < clean.length ? ' …' : ''}`
}
