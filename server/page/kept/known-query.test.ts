import { expect, test } from 'vitest'
import { firstDesign } from '#shared/tools/button/options.ts'
import { encodeButton } from '#shared/tools/button/state.ts'
import { encodeState as encodeIcons } from '#shared/tools/icons/state.ts'
import { encodeState as encodePalette, firstState, untuned } from '#shared/tools/palette/state.ts'
import { urls } from '#shared/urls.ts'
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
