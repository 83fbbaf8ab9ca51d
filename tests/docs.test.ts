/** The documentation against what it speaks of, where the two could drift apart. */
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { shortcuts } from '#client/pages/app/components/parts/keyboard/shortcuts.ts'
import { toV3 } from '#compiler/tailwind-v3/to-v3.ts'
import { readPublications } from '#scripts/build/publishing.ts'
import { mayDownload, mayReadCode, type Viewer } from '#server/domain/library/entitlement.ts'
import { plainText, type Block } from '#shared/article.ts'
import { licenseNames } from '#shared/license-tiers.ts'
import { queries } from '#shared/queries.ts'
import { site } from '#shared/site.ts'
import { readProofs } from '#verify/proof-file.ts'
import { readSources } from '#toolchain/catalog-files.ts'
import { setupForStyle } from '#shared/snippet.ts'
import { defaultStyle } from '#shared/snippet/style.ts'

const { docs, changelog } = await readPublications()
const page = (slug: string) => docs.find((doc) => doc.slug === slug)!
const ofType = <Type extends Block['type']>(slug: string, type: Type) =>
  page(slug).blocks.filter((block): block is Extract<Block, { type: Type }> => block.type === type)
const rows = (slug: string) => ofType(slug, 'table')[0]!.rows.map((row) => row.map(plainText))

test('every key of the library is named with what it does', () => {
  const listed = rows('working-in-the-library').flatMap(([keys = '', what = '']) =>
    keys.split(/ or | to /).map((key) => [key, what] as const),
  )
  const single = Object.values(shortcuts).filter(({ what }) => !what.startsWith('Code in '))
  for (const { keys, what } of single) for (const key of keys) expect(listed).toContainEqual([key, what])
  const codeKeys = Object.values(shortcuts).filter(({ what }) => what.startsWith('Code in '))
  expect(codeKeys.map(({ keys }) => keys[0])).toEqual(['1', '2', '3', '4'])
  expect(listed.length).toBe(single.flatMap(({ keys }) => keys).length + 2)
})

test.each(rows('tailwind-versions'))('%s is %s in Tailwind CSS 3', (v4, v3) => {
  expect(toV3(v4!)).toMatchObject({ ok: true, classes: [v3] })
})

test('the registry takes the parameters that are listed, with these values and the default first', () => {
  const listed = rows('registry').filter(([name = '']) => name in queries.registryItem)
  expect(listed.map(([name]) => name).toSorted()).toEqual(Object.keys(queries.registryItem).toSorted())
  const defaults: Record<string, string> = { ...defaultStyle, semicolons: 'no', flavour: 'react', file: 'TSX' }
  for (const [name = '', values = ''] of listed) {
    const allowed = queries.registryItem[name as keyof typeof queries.registryItem]
    if (allowed === 'text') continue
    expect(values.split(', ').toSorted(), name).toEqual([...allowed].toSorted())
    expect(values.split(', ')[0], name).toBe(defaults[name])
  }
})

/** A visitor, a free account, and every licence. */
const readers: Viewer[] = [null, { licenseName: null }, ...licenseNames.map((licenseName) => ({ licenseName }))]

test('licences open what they are said to open', () => {
  const said = (row: string) =>
    rows('licences')
      .find(([what]) => what?.startsWith(row))!
      .slice(1)
  const yes = (opens: (user: Viewer) => boolean) => readers.map((user) => (opens(user) ? 'yes' : 'no'))
  const component = { free: false }
  expect(said('Code of all components')).toEqual(yes((user) => mayReadCode({ user, component, isOfTheDay: false })))
  expect(said('Code of free')).toEqual(
    yes((user) => mayReadCode({ user, component: { free: true }, isOfTheDay: false })),
  )
  expect(said('Code of the component of the day')).toEqual(
    yes((user) => mayReadCode({ user, component, isOfTheDay: true })),
  )
  const kit = (free: boolean) => yes((user) => mayDownload({ user, kind: 'starter-kits', good: { free } }))
  const ofKits = kit(true).map((open, index) => (kit(false)[index] === open ? open : 'free ones'))
  expect(said('Starter kits')).toEqual(ofKits)
  expect(said('Templates')).toEqual(yes((user) => mayDownload({ user, kind: 'templates', good: { free: false } })))
  expect(said('People').at(-1)).toBe(String(site.teamSeats))
})

/** What the components' code asks of a browser (MDN, browser compatibility data), in the columns of the table. */
const browserFeatures: Record<string, { used: RegExp; since: [chrome: number, firefox: number, safari: number] }> = {
  'Array.prototype.toSorted': { used: /\.to(Sorted|Reversed|Spliced)\(/, since: [110, 115, 16] },
  'Array.prototype.findLast': { used: /\.findLast(Index)?\(/, since: [97, 104, 15.4] },
  'String.prototype.replaceAll': { used: /\.replaceAll\(/, since: [85, 77, 13.1] },
  ':has()': { used: /\b(group-|peer-)?has-[[a-z]/, since: [105, 121, 15.4] },
  'small and dynamic viewport units': { used: /\d[sld]vh\b|-[sld]vh\b/, since: [108, 101, 15.4] },
  inert: { used: /\binert\b/, since: [102, 112, 15.5] },
  'Object.groupBy': { used: /\b(Object|Map)\.groupBy\(/, since: [117, 119, 17.4] },
  'Promise.withResolvers': { used: /\bPromise\.withResolvers\(/, since: [119, 121, 17.4] },
}

test('the browsers that are named know what the components use', () => {
  const table = ofType('tested', 'table')
    .at(-1)!
    .rows.map((row) => row.map(plainText))
  expect(table.map(([code]) => code)).toEqual(['Tailwind CSS 4', 'Tailwind CSS 3'])
  const sources = readSources().sources.map(({ source }) => source)
  const used = Object.entries(browserFeatures).filter(([, { used: pattern }]) =>
    sources.some((text) => pattern.test(text)),
  )
  expect(used.map(([name]) => name)).toContain(':has()')
  for (const [code, ...versions] of table)
    for (const [name, { since }] of used)
      for (const [column, version] of versions.entries())
        expect([code, name, Number(version) >= since[column]!]).toEqual([code, name, true])
})

/** What the site's own pages ask of a browser beyond the components (MDN, browser compatibility data). */
const siteFeatures: typeof browserFeatures = {
  ...browserFeatures,
  popover: { used: /\bpopover=|\bpopover\b.*['"](auto|manual)['"]|showPopover/, since: [114, 125, 17] },
  'URL.canParse': { used: /URL\.canParse\(/, since: [120, 115, 17] },
  'AbortSignal.any': { used: /AbortSignal\.any\(/, since: [116, 124, 17.4] },
  'Tailwind CSS 4': { used: /className=/, since: [111, 128, 16.4] },
}

test('the browsers that are named for the site know what its pages use', () => {
  const [site] = ofType('tested', 'table')
    .at(-2)!
    .rows.map((row) => row.map(plainText))
  const sources = globSync('{client,shared}/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'))
  const used = Object.entries(siteFeatures).filter(([, { used: word }]) => sources.some((text) => word.test(text)))
  expect(used.map(([name]) => name)).toContain('popover')
  for (const [name, { since }] of used)
    for (const [column, version] of site!.slice(1).entries())
      expect([name, Number(version) >= since[column]!]).toEqual([name, true])
})

test('what the documentation says of the proof is counted', () => {
  expect(JSON.stringify(docs)).not.toContain('{{proof.')
  expect(JSON.stringify(docs)).not.toContain('{{engines.')
  const said = ofType('tested', 'paragraph')
    .map(({ children }) => plainText(children))
    .join(' ')
  const proofs = Object.values(readProofs())
  expect(said).toContain(`cover ${proofs.length} components in`)
})

describe('dark mode is set up as the notes above the code say', () => {
  const code = page('dark-mode')
    .blocks.flatMap((block) => (block.type === 'code' ? [block.code] : []))
    .join('\n')
  test.each([
    ['v4', 'class'],
    ['v4', 'data'],
    ['v3', 'class'],
    ['v3', 'data'],
  ] as const)('%s, %s', (tailwind, dark) => {
    const [note] = setupForStyle('class="dark:flex"', { ...defaultStyle, tailwind, dark })
    const [, line] = /`([^`]+)`/.exec(note!)!
    expect(code).toContain(line)
  })
})

test('every version says what is new', () => {
  expect(changelog.length).toBeGreaterThan(0)
  for (const { version, blocks } of changelog) expect([version, blocks.length > 1]).toEqual([version, true])
})
