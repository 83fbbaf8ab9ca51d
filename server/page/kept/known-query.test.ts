import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { viaParameter } from '#shared/affiliate.ts'
import { libraryQuery } from '#shared/library-filters.ts'
import { queries, type QueryName } from '#shared/queries.ts'
import { routes, type Routes } from '#shared/routes.ts'
import { firstDesign } from '#shared/tools/button/options.ts'
import { encodeButton } from '#shared/tools/button/state.ts'
import { encodeState as encodeIcons } from '#shared/tools/icons/state.ts'
import { encodeState as encodePalette, firstState, untuned } from '#shared/tools/palette/state.ts'
import { urls } from '#shared/urls.ts'
import { root } from '#toolchain/paths.ts'
import { neverKept } from './keeper.ts'
import { knownQuery } from './known-query.ts'

test.each([
  ['/', '', ''],
  ['/', '?', ''],
  ['/', '?gclid=1&utm_source=a%20b', ''],
  ['/docs/search', '?gclid=1&q=colours&fbclid=2', '?q=colours'],
  ['/docs/search', '?%71=two+words', '?q=two+words'],
  ['/pricing', '?q=colours', ''],
  ['/components', '?sort=name&free=1&utm=a&package=marketing', '?package=marketing&free=1&sort=name'],
  ['/components', '?free=1&free=1&kind=&package=other&new=2', '?free=1'],
  ['/components', '?kind=&package=', ''],
  ['/templates/carbon', '?utm_source=a&edition=astro', '?edition=astro'],
  ['/templates/carbon/preview', '?page=%2Fmethod&edition=astro', '?page=%2Fmethod'],
  ['/templates', '?edition=astro', ''],
  ['/', '?via=ada', null],
  ['/', '?%76ia=ada', null],
  ['/docs/search', '?q=a&via=ada', null],
  ['/', '?a=%', null],
  ['/', '?a=%E0%A4', null],
  ['/', '?a=%00', null],
  ['/docs/search', `?q=${'x'.repeat(500)}`, null],
])('of %s%s the page knows %j', (path, search, known) => {
  expect(knownQuery(path, search)).toBe(known)
})

const palette = { ...firstState(), gamut: 'p3' as const }
const icons = {
  query: 'bell',
  everywhere: true,
  kept: false,
  style: 'outline' as const,
  category: 'interface' as never,
  look: { size: 32, stroke: 2, color: '#ff0000' },
  open: 'lucide-icons/outline/bell' as never,
  format: 'react' as never,
}
const buttonOf = (over: Partial<typeof firstDesign>) =>
  encodeButton({ design: { ...firstDesign, ...over }, format: 'vue', tailwind: 'v3' })
const everyChoice = buttonOf({
  variant: 'soft',
  tone: 'deep',
  size: 'xl',
  radius: 'none',
  weight: 'bold',
  shadow: 'glow',
  edge: 'bold',
  focus: 'inside',
  press: 'sink',
  group: 'split',
  state: 'loading',
  tag: 'link',
  color: 'red',
  label: 'Go',
  start: 'Plus',
  end: 'Minus',
  iconOnly: true,
  full: true,
})

test.each([
  [
    'palette',
    urls.paletteTool(),
    encodePalette({ ...palette, brands: [{ name: 'a', input: '#fff', step: null, tune: untuned() }] }),
  ],
  ['icons', urls.iconTool('lucide-icons'), encodeIcons(icons, 'heroicons-v2')],
  ['button', urls.tool('tailwind-button-builder'), everyChoice],
])('the page of the tool %s knows all that its links carry', (_, path, query) => {
  const names = (search: string | null) => [...new URLSearchParams(search ?? '').keys()]
  expect(names(query).length).toBeGreaterThan(1)
  expect(names(knownQuery(path, `?${query}`))).toEqual(names(query))
})

/** Answers for one person, or that are no page: none of them is kept. */
const keptForNobody: readonly (keyof Routes)[] = [
  'assistantRegister', 'assistantToken', 'device', 'iconBodies', 'login', 'newComponentRequest', 'previewPalettes',
  'setScreen', 'socialCallback', 'twoFactorChallenge',
] // prettier-ignore

test('whatever a page that is kept for everyone reads of its query, it is kept apart for', () => {
  const read = globSync('server/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\basked\(c, '(\w+)'\)/g)].map(([, name]) => name as QueryName),
  )
  expect(read).toContain('templatePreview')
  const forgotten = read
    .filter((name) => !keptForNobody.includes(name) && !neverKept.test(routes[name]))
    .flatMap((name) => Object.keys(queries[name]).map((parameter) => [routes[name], parameter] as const))
    .filter(([route, parameter]) => {
      if (parameter === viaParameter) return false
      const word = (libraryQuery as Record<string, readonly string[]>)[parameter]?.[0] ?? '2'
      return knownQuery(route.replace(/:\w+/g, 'a'), `?${parameter}=${word}`) === ''
    })
  expect(forgotten).toEqual([])
})
