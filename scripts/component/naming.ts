/** How a component is called: what tests hold every name to, and what a new one is given by. */
import { nouns } from '#content/components/nouns.ts'
import { registryNameOf } from '#shared/component-names.ts'
import { splitComponentPath } from '#shared/urls.ts'
import { writtenPart } from '../build/catalogue/part-numbers.ts'

/** What a component is called by, as its file says. */
export type Named = {
  path: string
  slug: string
  /** The path of its subcategory. */
  section: string
  part: string
  functionName: string | undefined
  title: string
  description: string
  keywords: string[]
}

/** Words of the stories that samples tell, none of which names a part. */
const story =
  /\b(clinic|fleet|workshop|bakery|door|doors|night|nights|harbor|kiln|tide|berth|trade|promise|stories|voices|letter|one's|ways on|lead on|hold at once)\b/i
const articles = new Set(['a', 'an', 'the'])
/** Words that are written with capitals wherever they stand. */
const properNames = ['KPI', 'KPIs', 'FAQ', 'CTA', 'NPS', 'SSO', 'CLI', 'UI', 'SaaS', 'Markdown']
const isProperName = (word: string) => properNames.includes(word) || word === '404'
/** Words with which the rest of a title begins, when a slug leaves the noun to its folder. */
const joining = /^(with|without|in|on|for|from|to|and|beside|around|by|under|over|of)$/

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? []
const runOf = (text: string) => ` ${wordsOf(text).join(' ')} `
const hasNoun = (section: string, title: string) =>
  (nouns[section] ?? []).some((noun) => runOf(title).includes(runOf(noun)))

/** Reads what a file says of its name. */
export function nameOf({ path, source }: { path: string; source: string }): Named {
  const head = source.slice(0, source.indexOf('*/'))
  const detail = (name: string) => new RegExp(`^ \\* @${name} (.*)$`, 'm').exec(head)?.[1]?.trim() ?? ''
  const { subcategoryPath, slug } = splitComponentPath(path)
  return {
    path,
    slug,
    section: subcategoryPath,
    part: writtenPart(source),
    functionName: /^export default function (\w+)/m.exec(source)?.[1],
    title: detail('title'),
    description: detail('description'),
    keywords: detail('keywords').split(/\s*,\s*/),
  }
}

/** What is wrong with a name, one sentence each that says what to write instead. */
export function nameFaults({ section, slug, title, description, keywords }: Omit<Named, 'path' | 'part'>): string[] {
  const words = wordsOf(title)
  const strange = wordsOf(slug).filter((word) => !words.includes(word) || articles.has(word))
  const written = title.split(/\s+/)
  const capitals = written.slice(1).filter((word) => /^[A-Z]/.test(word) && !isProperName(word))
  const repeated = keywords.filter((keyword) => runOf(title).includes(runOf(keyword)))
  const told = story.exec(title)?.[0]
  return [
    ...(hasNoun(section, title)
      ? []
      : [`“${title}” holds none of the nouns of its section: write one of ${nouns[section]?.join(', ') ?? 'none'}`]),
    ...(strange.length === 0
      ? []
      : [
          `the slug has what “${title}” has not: leave out ${strange.map((word) => `“${word}”`).join(', ')}${strange.every((word) => articles.has(word)) ? '' : ', or write it in the title'}`,
        ]),
    ...(written.length >= 3 && written.length <= 7
      ? []
      : [`“${title}” has ${written.length} words: write three to seven`]),
    ...(capitals.length === 0 ? [] : [`“${title}” is no sentence case: write ${capitals.join(', ')} small`]),
    ...(told ? [`“${title}” tells a story: say what part the thing has instead of “${told}”`] : []),
    ...(repeated.length === 0
      ? []
      : [`keywords of “${title}” repeat it: write other names than ${repeated.join(', ')}`]),
    ...(/^(Use|Uses|To)\b/.test(description)
      ? [`the description of “${title}” does not begin with the thing: write “A …”`]
      : []),
  ]
}

/** Why there must not be a component of this title and path beside the others, one sentence each. */
export function takenFaults({ path, title }: Pick<Named, 'path' | 'title'>, others: readonly Named[]): string[] {
  const registryName = registryNameOf(path)
  const sameTitle = others.find((other) => other.title.toLowerCase() === title.toLowerCase())
  const sameName = others.find((other) => registryNameOf(other.path) === registryName)
  return [
    ...(sameName ? [`${registryName} is taken by ${sameName.path}: choose another slug`] : []),
    ...(sameTitle ? [`“${title}” is the title of ${sameTitle.path}: say what tells the new one from it`] : []),
  ]
}

/** A title as the name of a function: `404 error page with search` begins with its word, since no name begins with a digit. */
export const functionOf = (title: string): string =>
  (title.replace('–', ' to ').match(/[A-Za-z0-9]+/g) ?? [])
    .filter((word) => !articles.has(word.toLowerCase()))
    .map((word) =>
      /^[A-Z][a-z]+[A-Z]/.test(word) ? word : `${word.slice(0, 1).toUpperCase()}${word.slice(1).toLowerCase()}`,
    )
    .join('')
    .replace(/^(\d+)(Error)/, '$2$1')

/** The title that a slug stands for: its words, after the section's noun where the slug begins with what comes after it. */
export function titleOf(section: string, slug: string): string {
  const words = slug.split('-').map((word) => properNames.find((name) => name.toLowerCase() === word) ?? word)
  const noun = nouns[section]?.[0]
  const isLeftOut = noun !== undefined && !hasNoun(section, words.join(' ')) && joining.test(words[0] ?? '')
  const title = [...(isLeftOut ? [noun] : []), ...words].join(' ')
  return `${title.slice(0, 1).toUpperCase()}${title.slice(1)}`
}
