/** Every class of Tailwind CSS 4, beside its mapping to version 3, in a real browser. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { classListToV3, toV3 } from '#compiler/tailwind-v3/index.ts'
import { launchChromium } from '#toolchain/chromium.ts'
import { accepted } from './accepted.ts'
import { compare, type Difference, type Pair } from './compare.ts'
import { extras } from './extras.ts'
import { caseOf } from './fixtures.ts'
import { contextV3, cssV3 } from '#toolchain/tailwind-3.ts'
import { classList, cssV4, isKnownV4 } from './tailwind-4.ts'

const classes = [...new Set([...classList(), ...extras])]
const mapped = classes.filter((className) => toV3(className).ok)
/** What runs along the line is looked at in both directions of writing. */
const cases = [
  ...mapped.map((className) => ({ className, dir: 'ltr' as const })),
  ...['space-x-4', '-space-x-4', 'divide-x-2', 'ms-4', 'text-start'].map((className) => ({
    className,
    dir: 'rtl' as const,
  })),
]
const pairs = cases.map(({ className, dir }): Pair & { className: string } => {
  const shown = caseOf(className)
  const mapping = classListToV3(shown.v4)
  if (!mapping.ok) throw new Error(`The fixture of ${className} does not map: ${mapping.problems[0]!.reason}`)
  return { ...shown, dir, className, v3: mapping.classes }
})

let browser: Browser
let differences: (Difference & { className: string })[]

beforeAll(async () => {
  browser = await launchChromium()
  const page = await browser.newPage()
  await page.setContent('<!doctype html>')
  const wordsOf = (pick: (pair: Pair) => string) => new Set(pairs.flatMap((pair) => pick(pair).split(' ')))
  const css3 = VARIABLES + (await cssV3(wordsOf(({ v3 }) => v3)))
  const css4 = VARIABLES + (await cssV4(wordsOf(({ v4 }) => v4)))
  const found = await page.evaluate(compare, { pairs, css3, css4 })
  differences = found.flatMap((list, index) => list.map((one) => ({ className: pairs[index]!.className, ...one })))
})
afterAll(() => browser?.close())

/** Values for the classes that take one from a variable. */
const VARIABLES = `:root { --x: 7px; --c: rgb(10 20 30); --n: 3; --s: 0 1px 2px red; --g: 1fr 2fr; --t: 70ms; --a: 20deg; --e: linear }\n`

test('the classes looked at are classes of version 4', () => {
  expect(extras.filter((name) => !isKnownV4(name))).toEqual([])
})

test('every mapped class is one of version 3', () => {
  const names = mapped.flatMap((className) => {
    const mapping = toV3(className)
    return mapping.ok ? mapping.classes : []
  })
  const unknown = contextV3()
    .getClassOrder([...new Set(names)])
    .filter(([, order]) => order === null)
  expect(unknown.map(([name]) => name)).toEqual([])
})

const reasonFor = ({ className, property, v4, v3 }: Difference & { className: string }) =>
  accepted.find(
    ({ classes, properties, when }) => classes.test(className) && properties.test(property) && (when?.(v4, v3) ?? true),
  )

test('every computed property is equal, or its difference is accepted', () => {
  const open = differences.filter((difference) => !reasonFor(difference))
  const differing = new Set(differences.map(({ className }) => className))
  console.log(
    `Tailwind 4 → 3: ${classes.length} classes, ${mapped.length} mapped, ${mapped.length - differing.size} equal, ` +
      `${differing.size - new Set(open.map(({ className }) => className)).size} accepted with a reason, ` +
      `${classes.length - mapped.length} without a form`,
  )
  expect(
    open.map(({ className, on, property, v4, v3 }) => `${className} · ${on} · ${property}: ${v4} → ${v3}`),
  ).toEqual([])
})

test('every accepted difference still exists', () => {
  const stale = accepted.filter((rule) => !differences.some((difference) => reasonFor(difference) === rule))
  expect(stale.map(({ classes, reason }) => `${classes} ${reason}`)).toEqual([])
})
