/** What the colour tool writes for Tailwind CSS 3, beside the same colours in version 4, in a real browser. */
import { createRequire } from 'node:module'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compile } from 'tailwindcss'
import { projectV3 } from '#toolchain/tailwind-3.ts'
import type { Gamut } from '#shared/color/gamut.ts'
import { colorName } from '#shared/recolor/tokens.ts'
import { libraryRamp } from '#shared/tools/palette/library-ramp.ts'
import { exportsOf } from '#shared/tools/palette/exports.ts'
import { type Notation, notations } from '#shared/tools/palette/notation.ts'
import { scaleOf } from '#shared/tools/palette/scale.ts'
import { brandOf } from '#shared/tools/palette/state.ts'
import { steps } from '#shared/recolor/palette.ts'
import { themeOf } from '#shared/tools/button/colours.ts'
import { launchChromium } from '#toolchain/chromium.ts'
import { shownColours } from './shown-colours.ts'

/** An ordinary colour, a gray, one that only wider screens show, and a name that needs quotes in JavaScript. */
const scales = [
  scaleOf(brandOf('#d9552b', 'brand', [])),
  scaleOf(brandOf('#77706a', 'ink', [])),
  scaleOf(brandOf('color(display-p3 0 0.8 0.4)', 'deep-sea', [])),
]
const gamuts = ['srgb', 'p3'] as const satisfies Gamut[]

/** Every way a class may thin a colour, and every property that takes one. */
const usesOf = (colour: (alpha: string) => string) => [
  ...['', '/50', '/[.3]', '/[37%]'].map((alpha) => `bg-${colour(alpha)}`),
  ...['', '/[.3]'].map((alpha) => `text-${colour(alpha)}`),
  ...['', '/20'].map((alpha) => `bg-gradient-to-r from-${colour(alpha)} to-white`),
  `bg-gradient-to-r from-white to-${colour('/20')}`,
  ...['', '/40'].map((alpha) => `ring-2 ring-${colour(alpha)}`),
  ...['', '/30'].map((alpha) => `border-2 border-${colour(alpha)}`),
  ...['', '/25'].map((alpha) => `divide-y-2 divide-${colour(alpha)}`),
  ...['', '/60'].map((alpha) => `placeholder-${colour(alpha)}`),
  ...['decoration', 'outline', 'fill', 'caret', 'accent'].map((utility) => `${utility}-${colour('/50')}`),
]
const looks = scales.flatMap(({ name }) => steps.flatMap((step) => usesOf((alpha) => `${name}-${step}${alpha}`)))
const sources = looks.map((classes) => `<i class="${classes}"></i>`)

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await launchChromium()
  page = await browser.newPage()
  await page.setContent('<!doctype html>')
})
afterAll(() => browser?.close())

/** The colours that elements with these classes have under a style sheet, on a screen with or without Display P3. */
async function shown(css: string, classes: readonly string[], screen: Gamut): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'color-gamut', value: screen }] })
  const colours = await page.evaluate(shownColours, { css, classes: [...classes] })
  await session.detach()
  return colours
}

async function builtByV4(css: string, classes: readonly string[]): Promise<string> {
  const entry = `@layer theme, base, utilities; @theme { --color-white: #fff }\n${css}\n@layer utilities { @tailwind utilities; }`
  return (await compile(entry, { base: '/' })).build(classes.flatMap((list) => list.split(' ')))
}

/** What a project with this file as its configuration gets. */
function builtByV3(config: string): Promise<string> {
  const module = { exports: {} }
  const require = createRequire(import.meta.url)
  const asCustomer = (name: string) => require(name.replace(/^tailwindcss\//, 'tailwindcss-v3/'))
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- what customers run is what is tested
  new Function('module', 'require', config)(module, asCustomer)
  return projectV3(sources, module.exports)
}

/** The uses whose colours are another, in 8 bits of Display P3 on white and on black, by more than rounding. */
function different(classes: readonly string[], one: readonly string[], other: readonly string[]): string[] {
  return classes.flatMap((name, index) => {
    const [a = [], b = []] = [one[index], other[index]].map((text) => text!.split(' ').map(Number))
    const isAlike = a.length === 6 && b.length === 6 && a.every((value, at) => Math.abs(value - b[at]!) <= 2)
    return isAlike ? [] : [`${name}: ${one[index]} | ${other[index]}`]
  })
}

const inV4 = new Map<string, Promise<string[]>>()
function expected(notation: Notation, gamut: Gamut, screen: Gamut): Promise<string[]> {
  const key = [notation, gamut, screen].join()
  const kept =
    inV4.get(key) ??
    builtByV4(exportsOf.v4.write(scales, { notation, gamut }), looks).then((css) => shown(css, looks, screen))
  inV4.set(key, kept)
  return kept
}

test.each(notations.flatMap((notation) => gamuts.map((gamut) => [notation, gamut] as const)))(
  'a configuration with colours in %s, for %s, looks as the theme for version 4 does',
  async (notation, gamut) => {
    const css = await builtByV3(exportsOf.v3.write(scales, { notation, gamut }))
    for (const screen of gamuts) {
      const colours = await shown(css, looks, screen)
      expect(different(looks, await expected(notation, gamut, screen), colours)).toEqual([])
    }
  },
)

test('a wider screen shows more of a colour that has more, in both versions', async () => {
  const wide = { notation: 'oklch', gamut: 'p3' } as const
  const css = await builtByV3(exportsOf.v3.write(scales, wide))
  const vivid = looks.filter((classes) => classes.startsWith('bg-deep-sea-500'))
  expect(different(vivid, await shown(css, vivid, 'srgb'), await shown(css, vivid, 'p3'))).toHaveLength(vivid.length)
})

test.each(['hex', 'rgb', 'hsl'] as const)('JSON in %s serves as the colours of a configuration', async (notation) => {
  const json = exportsOf.json.write(scales, { notation, gamut: 'srgb' })
  const css = await builtByV3(`module.exports = { theme: { extend: { colors: ${json} } } }`)
  expect(different(looks, await expected(notation, 'srgb', 'srgb'), await shown(css, looks, 'srgb'))).toEqual([])
})

test.each(notations)('variables in %s serve both versions, as copied code names them', async (notation) => {
  const variables = exportsOf.css.write(scales, { notation, gamut: 'p3' })
  const named = (as: 'variables-v3' | 'variables-v4') =>
    scales.flatMap((scale) =>
      steps.flatMap((_, index) =>
        ['', '/50', '/[.3]'].map((alpha) => `bg-${colorName({ ...libraryRamp(scale), as }, index, alpha)}`),
      ),
    )
  const [three, four] = [named('variables-v3'), named('variables-v4')]
  const wide = scales.flatMap(({ name }) =>
    steps.flatMap((step) => ['', '/50', '/[.3]'].map((alpha) => `bg-${name}-${step}${alpha}`)),
  )
  const css3 =
    variables +
    (await projectV3(
      three.map((classes) => `<i class="${classes}"></i>`),
      {},
    ))
  const css4 = variables + (await builtByV4('', four))
  const css = await builtByV4(exportsOf.v4.write(scales, { notation, gamut: 'p3' }), wide)
  for (const screen of gamuts) {
    const theme = await shown(css, wide, screen)
    expect(different(wide, theme, await shown(css3, three, screen))).toEqual([])
    expect(different(wide, theme, await shown(css4, four, screen))).toEqual([])
  }
})

test('the colours of the button builder are the same in both versions', async () => {
  const inside = themeOf('#d9552b', 'v3').replace(/^\/\/.*$/m, '')
  const brand = looks.filter((classes) => classes.includes('brand-'))
  const css3 = await builtByV3(`module.exports = { theme: { extend: { colors: {${inside}} } } }`)
  const css4 = await builtByV4(themeOf('#d9552b', 'v4'), brand)
  expect(different(brand, await shown(css4, brand, 'srgb'), await shown(css3, brand, 'srgb'))).toEqual([])
})
