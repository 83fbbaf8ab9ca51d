/** What components are called: so that somebody who has a word in mind finds the thing, and knows it wherever it stands alone. */
import { expect, test } from 'vitest'
import { nouns } from '#content/components/nouns.ts'
import { readSources } from '#toolchain/catalog-files.ts'
import { splitComponentPath } from '#shared/urls.ts'

/** These are to become several components, or one with another, or none; until then they are called as they were. */
const waiting: Record<string, string> = {
  'AUI-C02-1': 'five components in one',
  'AUI-C15-1': 'four components in one',
  'AUI-C19-1': 'five components in one',
  'AUI-C20-1': 'six components in one',
  'AUI-C27-3': 'to be merged with the tabs',
  'AUI-C34-1': 'two components in one',
  'MKT-S18-2': 'to be removed',
}
/** Words of the stories that samples tell, none of which names a part. */
const story =
  /\b(clinic|fleet|workshop|bakery|door|doors|night|nights|harbor|kiln|tide|berth|trade|promise|stories|voices|letter|one's|ways on|lead on|hold at once)\b/i
const articles = new Set(['a', 'an', 'the'])
/** Titles that begin with a name, or hold one. */
const properNames = /^(KPIs?|FAQ|CTA|NPS|SSO|CLI|UI|SaaS|Markdown|404)$/

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? []

const components = readSources().sources.map(({ path, source }) => {
  const head = source.slice(0, source.indexOf('*/'))
  const detail = (name: string) => new RegExp(`^ \\* @${name} (.*)$`, 'm').exec(head)?.[1]?.trim() ?? ''
  const { subcategoryPath, slug } = splitComponentPath(path)
  return {
    path,
    slug,
    section: subcategoryPath,
    part: detail('part'),
    functionName: /^export default function (\w+)/m.exec(source)?.[1],
    title: detail('title'),
    description: detail('description'),
    keywords: detail('keywords').split(/\s*,\s*/),
  }
})
const named = components.filter(({ part }) => !waiting[part])

/** What is wrong with a name, one sentence each. */
function faults({ section, slug, title, description, keywords }: (typeof components)[number]): string[] {
  const words = wordsOf(title)
  const text = ` ${words.join(' ')} `
  const hasNoun = (nouns[section] ?? []).some((noun) => text.includes(` ${wordsOf(noun).join(' ')} `))
  const strange = wordsOf(slug).filter((word) => !words.includes(word) || articles.has(word))
  const count = title.split(/\s+/).length
  const capitals = title
    .split(/\s+/)
    .slice(1)
    .filter((word) => /^[A-Z]/.test(word) && !properNames.test(word))
  const repeated = keywords.filter((keyword) => text.includes(` ${wordsOf(keyword).join(' ')} `))
  return [
    ...(hasNoun ? [] : [`“${title}” holds none of the nouns of its section: ${nouns[section]?.join(', ')}`]),
    ...(strange.length === 0 ? [] : [`the slug has what “${title}” has not: ${strange.join(', ')}`]),
    ...(count >= 3 && count <= 7 ? [] : [`“${title}” has ${count} words, not three to seven`]),
    ...(capitals.length === 0 ? [] : [`“${title}” is no sentence case: ${capitals.join(', ')}`]),
    ...(story.test(title) ? [`“${title}” tells a story`] : []),
    ...(repeated.length === 0 ? [] : [`keywords of “${title}” repeat it: ${repeated.join(', ')}`]),
    ...(/^(Use|Uses|To)\b/.test(description) ? [`the description of “${title}” does not begin with the thing`] : []),
  ]
}

test('a title holds its noun, a slug is within its title, keywords add to it', () => {
  expect(named.length).toBeGreaterThan(130)
  expect(named.flatMap((component) => faults(component).map((fault) => `${component.path}: ${fault}`))).toEqual([])
})

/** A title as the name of a function: `404 error page with search` begins with its word, since no name begins with a digit. */
const functionOf = (title: string): string =>
  (title.replace('–', ' to ').match(/[A-Za-z0-9]+/g) ?? [])
    .filter((word) => !articles.has(word.toLowerCase()))
    .map((word) =>
      /^[A-Z][a-z]+[A-Z]/.test(word) ? word : `${word.slice(0, 1).toUpperCase()}${word.slice(1).toLowerCase()}`,
    )
    .join('')
    .replace(/^(\d+)(Error)/, '$2$1')

test('the function that customers import is called as the title says', () => {
  const wrong = named.filter((component) => component.functionName !== functionOf(component.title))
  expect(wrong.map(({ path, functionName, title }) => `${path}: ${functionName}, not ${functionOf(title)}`)).toEqual([])
})

test('titles and registry names are unique in the whole library', () => {
  const twice = (texts: string[]) => texts.filter((text, at) => texts.indexOf(text) !== at)
  expect(twice(components.map(({ title }) => title.toLowerCase()))).toEqual([])
  expect(twice(components.map(({ section, slug }) => `${section.split('/').at(-1)}-${slug}`))).toEqual([])
})

test('every component has three to eight keywords and a description that begins with the thing', () => {
  const wrong = components.filter(({ keywords }) => keywords.length < 3 || keywords.length > 8)
  expect(wrong.map(({ path }) => path)).toEqual([])
  expect(
    components
      .filter(({ description }) => !/^(An?|Two|Three|Four) [a-zA-Z0-9]/.test(description))
      .map(({ path }) => path),
  ).toEqual([])
})

test('what waits for its name does so for a reason that holds', () => {
  for (const [part, reason] of Object.entries(waiting)) {
    const component = components.find((each) => each.part === part)
    expect(component && faults(component), `${part}: ${reason}`).not.toEqual([])
  }
})

test.each([
  ['Day of a clinic', 'day-of-clinic', /nouns of its section.*|story/],
  ['Table with totals', 'with-sums', /slug has what/],
  ['Table', 'table', /1 words/],
  ['Table With Totals', 'with-totals', /sentence case/],
  ['Sortable table of the fleet', 'sortable-table-of-fleet', /tells a story/],
])('“%s” with the slug %s is refused', (title, slug, fault) => {
  const section = 'application-ui/components/tables'
  const tried = { ...components[0]!, section, path: `${section}/${slug}`, slug, title, keywords: ['a', 'b', 'c'] }
  expect(faults(tried).join('; ')).toMatch(fault)
})
