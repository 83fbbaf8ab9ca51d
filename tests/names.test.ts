/** What components are called: so that somebody who has a word in mind finds the thing, and knows it wherever it stands alone. */
import { expect, test } from 'vitest'
import { catalog } from '#content/components/catalog.ts'
import { functionOf, nameFaults, nameOf } from '#scripts/component/naming.ts'
import { registryNameOf } from '#shared/component-names.ts'
import { readSources } from '#toolchain/catalog-files.ts'

/** These are to become several components, or one with another, or none; until then they are called as they were. */
const waiting: Record<string, string> = {}

const components = readSources().sources.map(nameOf)
const named = components.filter(({ part }) => !waiting[part])

test('a title holds its noun, a slug is within its title, keywords add to it', () => {
  expect(named.length).toBeGreaterThan(130)
  expect(named.flatMap((component) => nameFaults(component).map((fault) => `${component.path}: ${fault}`))).toEqual([])
})

test('the function that customers import is called as the title says', () => {
  const wrong = named.filter((component) => component.functionName !== functionOf(component.title))
  expect(wrong.map(({ path, functionName, title }) => `${path}: ${functionName}, not ${functionOf(title)}`)).toEqual([])
})

test('titles of subcategories are in sentence case, as titles of components are', () => {
  const titles = Object.values(catalog)
    .flatMap(({ categories }) => Object.values(categories))
    .flatMap(({ subcategories }) => Object.values(subcategories))
  expect(titles.filter((title) => !/^(\p{Lu}\p{Ll}+( \p{Ll}+)*|\p{Lu}+)$/u.test(title))).toEqual([])
})

test('titles and registry names are unique in the whole library', () => {
  const twice = (texts: string[]) => texts.filter((text, at) => texts.indexOf(text) !== at)
  expect(twice(components.map(({ title }) => title.toLowerCase()))).toEqual([])
  expect(twice(components.map(({ path }) => registryNameOf(path)))).toEqual([])
})

test('every component has three to eight keywords and a description that begins with the thing', () => {
  const wrong = components.filter(({ keywords }) => keywords.length < 3 || keywords.length > 8)
  expect(wrong.map(({ path }) => path)).toEqual([])
  expect(
    components
      .filter(({ description }) => !/^(An?|Two|Three|Four|Five|Six) [a-zA-Z0-9]/.test(description))
      .map(({ path }) => path),
  ).toEqual([])
})

test('what waits for its name does so for a reason that holds', () => {
  for (const [part, reason] of Object.entries(waiting)) {
    const component = components.find((each) => each.part === part)
    expect(component && nameFaults(component), `${part}: ${reason}`).not.toEqual([])
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
  expect(nameFaults(tried).join('; ')).toMatch(fault)
})
