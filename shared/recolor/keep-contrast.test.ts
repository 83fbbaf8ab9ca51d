import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readElements } from './class-lists.ts'
import { colorBook } from './color-book.ts'
import { solve } from './keep-contrast.ts'
import { readPaints } from './paints.ts'
import { findPairs } from './pairs.ts'
import { tailwindColors } from '../color/tailwind-colors.ts'
import { chromaticFamilies, designPalette, grayFamilies, steps, type Palette, type Ramp } from './palette.ts'
import { demandOf, stateProblem } from './problem.ts'
import { recolor } from './recolor.ts'
import { samples } from './samples.ts'
import { recolorTokens } from './tokens.ts'

const palettes: Palette[] = [
  ...chromaticFamilies.map((primary) => ({ primary, secondary: 'gray' }) as const),
  ...grayFamilies.map((family) => ({ primary: family, secondary: family }) as const),
]
const nameOfPalette = ({ primary, secondary }: Palette) => `${String(primary)} and ${String(secondary)}`
const cases = palettes.map((palette) => [nameOfPalette(palette), palette] as const)

/** The pairs of a piece of code in a palette, in the order of the code. */
function look(code: string, palette: Palette) {
  const demand = demandOf(findPairs(readPaints(code, readElements(code))), colorBook(designPalette))
  return stateProblem(demand, colorBook(palette))
}

/** Pairs that passed in blue and gray but not in the finished code, which is read again from its own classes. */
function lost(code: string, palette: Palette): string[] {
  const before = look(code, designPalette)
  const after = look(recolor(code, palette, { keepContrast: true }).code, palette)
  expect(after.pairs.length).toBe(before.pairs.length)
  return after.pairs.flatMap((pair, index) => {
    const designed = before.pairs[index]!
    if (!before.mustPass.has(designed) || after.view.ratio(pair) >= pair.needs) return []
    return [`${designed.paint.word} became ${pair.paint.word}, ${after.view.ratio(pair).toFixed(2)}:1`]
  })
}

describe.each(cases)('%s', (_name, palette) => {
  test.each(Object.entries(samples))('%s keeps what passed', (_name, code) => {
    expect(lost(code, palette)).toEqual([])
  })
})

const button = 'bg-primary-600 text-white hover:bg-primary-500 dark:bg-primary-500 dark:hover:bg-primary-400'
const darkening = 'bg-primary-600 text-white hover:bg-primary-700 active:bg-primary-800'
const link = 'text-primary-600 hover:text-primary-700 dark:text-primary-400'
const badge = 'bg-primary-100 text-primary-700 ring-primary-700/10 dark:bg-primary-400/10 dark:text-primary-400'
const outline = 'outline-primary-600 dark:outline-primary-500'

describe('exact outcomes', () => {
  test.each([
    ['yellow', button, 'bg-yellow-400 text-yellow-950 hover:bg-yellow-300 dark:bg-yellow-400 dark:hover:bg-yellow-300'],
    ['lime', button, 'bg-lime-400 text-lime-950 hover:bg-lime-300 dark:bg-lime-400 dark:hover:bg-lime-300'],
    ['amber', button, 'bg-amber-400 text-amber-950 hover:bg-amber-300 dark:bg-amber-400 dark:hover:bg-amber-300'],
    ['cyan', button, 'bg-cyan-400 text-cyan-950 hover:bg-cyan-300 dark:bg-cyan-400 dark:hover:bg-cyan-300'],
    ['green', button, 'bg-green-700 text-white hover:bg-green-600 dark:bg-green-600 dark:hover:bg-green-500'],
    ['sky', button, 'bg-sky-700 text-white hover:bg-sky-600 dark:bg-sky-600 dark:hover:bg-sky-500'],
    ['violet', button, 'bg-violet-600 text-white hover:bg-violet-500 dark:bg-violet-500 dark:hover:bg-violet-400'],
    ['yellow', darkening, 'bg-yellow-400 text-yellow-950 hover:bg-yellow-500 active:bg-yellow-600'],
    ['lime', darkening, 'bg-lime-400 text-lime-950 hover:bg-lime-500 active:bg-lime-600'],
    ['amber', darkening, 'bg-amber-400 text-amber-950 hover:bg-amber-500 active:bg-amber-600'],
    ['cyan', darkening, 'bg-cyan-300 text-cyan-950 hover:bg-cyan-400 active:bg-cyan-500'],
    ['orange', darkening, 'bg-orange-700 text-white hover:bg-orange-800 active:bg-orange-900'],
    ['yellow', link, 'text-yellow-700 hover:text-yellow-800 dark:text-yellow-400'],
    ['lime', link, 'text-lime-700 hover:text-lime-800 dark:text-lime-400'],
    ['amber', link, 'text-amber-700 hover:text-amber-800 dark:text-amber-400'],
    ['cyan', link, 'text-cyan-700 hover:text-cyan-800 dark:text-cyan-400'],
    ['yellow', badge, 'bg-yellow-100 text-yellow-700 ring-yellow-700/10 dark:bg-yellow-400/10 dark:text-yellow-400'],
    ['green', badge, 'bg-green-100 text-green-800 ring-green-700/10 dark:bg-green-400/10 dark:text-green-400'],
    ['yellow', outline, 'outline-yellow-700 dark:outline-yellow-500'],
    ['amber', outline, 'outline-amber-600 dark:outline-amber-500'],
    ['indigo', 'outline-primary-600', 'outline-indigo-500'],
  ] as const)('%s: %s', (primary, classes, expected) => {
    const { code } = recolor(`<a class="${classes}">x</a>`, { primary, secondary: 'gray' }, { keepContrast: true })
    expect(code).toBe(`<a class="${expected}">x</a>`)
  })

  test.each([
    [
      'banner',
      'bg-yellow-400|text-yellow-950|text-yellow-900|bg-white text-yellow-700 hover:bg-yellow-50|text-yellow-950 ring-1 ring-yellow-950/20 hover:bg-white/10',
    ],
    [
      'menu item by state',
      'group text-gray-700 data-focus:bg-yellow-400 data-focus:text-yellow-950 dark:text-gray-300|text-gray-400 group-data-focus:text-yellow-950',
    ],
    [
      'switch',
      'group bg-gray-200 data-checked:bg-yellow-700 focus-visible:outline-yellow-700 dark:bg-white/10 dark:data-checked:bg-yellow-700|bg-white group-data-checked:translate-x-5',
    ],
    ['progress', 'bg-gray-200 dark:bg-white/10|h-2 rounded-full bg-yellow-700 dark:bg-yellow-500'],
  ] as const)('yellow: %s', (name, expected) => {
    const { code } = recolor(samples[name], { primary: 'yellow', secondary: 'gray' }, { keepContrast: true })
    expect([...code.matchAll(/class(?:Name)?="([^"]*)"/g)].map(([, classes]) => classes).join('|')).toBe(expected)
  })

  test.each(['tab', 'data with classes', 'vue binding', 'svelte binding', 'alpine binding'] as const)(
    'yellow: %s',
    (name) => {
      const { code } = recolor(samples[name], { primary: 'yellow', secondary: 'gray' }, { keepContrast: true })
      expect(code).not.toContain('bg-yellow-600')
      expect(code).not.toContain('text-yellow-600')
    },
  )
})

test('a class that no step serves in both themes gets a twin for the dark', () => {
  const code = '<p class="bg-white dark:bg-secondary-800"><CheckIcon class="text-primary-500" /></p>'
  const { code: recolored, changes } = recolor(code, { primary: 'yellow', secondary: 'gray' }, { keepContrast: true })
  expect(recolored).toBe(
    '<p class="bg-white dark:bg-gray-800"><CheckIcon class="text-yellow-700 dark:text-yellow-500" /></p>',
  )
  expect(changes.map(({ after }) => after)).toEqual(['text-yellow-700 dark:text-yellow-500'])
})

test('what hangs on the same condition is seen together, and nothing else', () => {
  const code = `<p className={clsx(on ? 'bg-primary-600' : 'bg-white dark:bg-secondary-900')}>
  <b className={on ? 'text-white' : 'text-primary-600 dark:text-primary-400'} /></p>`
  const { code: recolored } = recolor(code, { primary: 'lime', secondary: 'gray' }, { keepContrast: true })
  expect(recolored).toBe(`<p className={clsx(on ? 'bg-lime-400' : 'bg-white dark:bg-gray-900')}>
  <b className={on ? 'text-lime-950' : 'text-lime-700 dark:text-lime-400'} /></p>`)
})

test('says what was changed and why, each kind of change once', () => {
  const code = `<a class="${button}">x</a><a class="${button}">y</a>`
  const { changes } = recolor(code, { primary: 'yellow', secondary: 'gray' }, { keepContrast: true })
  expect(changes.map(({ before, after, reason, mode }) => `${before} → ${after} (${mode}): ${reason}`)).toEqual([
    'bg-yellow-600 → bg-yellow-400 (light): white on yellow-600 is 2.9:1, needs 4.5:1',
    'text-white → text-yellow-950 (light): white on yellow-600 is 2.9:1, needs 4.5:1',
    'hover:bg-yellow-500 → hover:bg-yellow-300 (light): white on yellow-500 is 1.9:1, needs 4.5:1',
    'dark:bg-yellow-500 → dark:bg-yellow-400 (dark): white on yellow-500 is 1.9:1, needs 4.5:1',
    'dark:hover:bg-yellow-400 → dark:hover:bg-yellow-300 (dark): white on yellow-400 is 1.5:1, needs 4.5:1',
  ])
  expect(changes[0]!.ratio).toEqual({ before: expect.closeTo(2.93, 2), after: expect.closeTo(9.29, 2) })
})

test('a class that only moves because its neighbours do says so', () => {
  const { changes } = recolor(
    `<a class="${darkening}">x</a>`,
    { primary: 'yellow', secondary: 'gray' },
    { keepContrast: true },
  )
  expect(changes.at(-1)).toMatchObject({ before: 'active:bg-yellow-800', reason: 'keeps step with bg-yellow-600' })
})

const everything = Object.values(samples).join('\n')

test.each(cases)('%s: doing it twice changes nothing more', (_name, palette) => {
  const once = recolor(everything, palette, { keepContrast: true }).code
  expect(recolor(once, palette, { keepContrast: true })).toEqual({ code: once, changes: [], unsolved: [] })
})

test('blue and gray give what plain replacement gives, byte for byte', () => {
  const palette = { primary: 'blue', secondary: 'gray' } as const
  expect(recolor(everything, palette, { keepContrast: true })).toEqual({
    code: recolorTokens(everything, palette),
    changes: [],
    unsolved: [],
  })
})

test.each(cases)("%s: a customer's own ramp is measured by its colours, not by its name", (_name, palette) => {
  if (typeof palette.primary !== 'string' || palette.primary === 'cyan') return
  const colors = Object.fromEntries(
    steps.map((step, index) => [step, tailwindColors[palette.primary as 'red'][index]!]),
  )
  const ramp: Ramp = { name: 'brand', colors: colors as Ramp['colors'] }
  const own = recolor(everything, { ...palette, primary: ramp }, { keepContrast: true }).code
  expect(own.replaceAll('brand', palette.primary)).toBe(recolor(everything, palette, { keepContrast: true }).code)
})

test('the colours of the design need no solving, and solving them would change nothing', () => {
  const { choices, mustPass } = look(everything, designPalette)
  expect([choices.size, mustPass.size > 100]).toEqual([0, true])
  expect(solve(everything, { primary: 'blue', secondary: 'gray' }).choices.size).toBe(0)
})

test('what no step can mend is said', () => {
  const colors = Object.fromEntries(steps.map((step) => [step, '#88aa88'])) as Ramp['colors']
  const palette: Palette = { primary: { name: 'moss', colors }, secondary: 'gray' }
  const { code, unsolved } = recolor('<a class="bg-white text-primary-600">x</a>', palette, { keepContrast: true })
  expect(code).toBe('<a class="bg-white text-moss-600">x</a>')
  expect(unsolved).toEqual(['moss-600 on white is 2.5:1, needs 4.5:1'])
})

const root = new URL('../../', import.meta.url)
const components = globSync('content/components/**/*.tsx', { cwd: root })
const compiled = globSync('compiler/cases/*/expected/*.{html,tsx,jsx,vue,svelte}', { cwd: root })

test.each(cases)('%s: every component and compiled case keeps what passed', (_name, palette) => {
  for (const file of [...components, ...compiled]) {
    const code = readFileSync(new URL(file, root), 'utf8')
    expect({ file, lost: lost(code, palette) }).toEqual({ file, lost: [] })
  }
})
