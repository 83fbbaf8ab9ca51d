/** Every pair of two dozen variants on one element to which all apply: what wins in the browser is what was foreseen. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { classListToV3, precedenceChanges } from '#compiler/tailwind-v3/index.ts'
import { launchChromium } from '#toolchain/chromium.ts'
import { contextV3, cssV3 } from '#toolchain/tailwind-3.ts'
import { cssV4, orderV4, propertiesOf } from './tailwind-4.ts'

const variants = `
  data-open: aria-checked: nth-4: not-first: not-data-closed: has-checked: even: group-data-open: group-data-open/x:
  group-not-data-closed: group-has-checked: peer-data-open: in-data-open: md: max-2xl: min-[700px]: not-lg: @sm: @max-lg:
  dark: ltr: landscape: motion-safe: supports-[display:grid]: not-print: [&[data-open]]: [.dark_&]: dark:data-open:
  md:data-open: group-data-open:data-open:`
  .split(/\s+/)
  .filter(Boolean)
const candidates = ['', ...variants]

const pairs = candidates.flatMap((first, index) =>
  candidates.slice(index + 1).map((second) => [`${first}text-black`, `${second}text-white`]),
)
const tools = { orderV4, orderV3: contextV3().getClassOrder, propertiesOf }
const foreseen = pairs.filter((pair) => precedenceChanges(pair, tools).length > 0).map(String)

let browser: Browser
let seen: string[]

beforeAll(async () => {
  browser = await launchChromium()
  const winners = async (lists: string[], css: string) => {
    const page = await browser.newPage({ viewport: { width: 900, height: 500 } })
    await page.setContent(`<html dir="ltr"><style>${css}</style><body class="dark">
      <div style="container-type: inline-size; width: 450px">${lists.map(element).join('')}</div></body></html>`)
    return page.evaluate(() => [...document.querySelectorAll('[data-own]')].map((one) => getComputedStyle(one).color))
  }
  const v3 = pairs.map((pair) => {
    const mapping = classListToV3(pair.join(' '))
    return mapping.ok ? mapping.classes : ''
  })
  const inV4 = await winners(
    pairs.map((pair) => pair.join(' ')),
    await cssV4(pairs.flat()),
  )
  const inV3 = await winners(v3, await cssV3(v3.flatMap((list) => list.split(' '))))
  seen = pairs.filter((_, index) => inV4[index] !== inV3[index]).map(String)
})
afterAll(() => browser?.close())

const element = (classes: string) => `<div class="group" data-open><div class="group/x" data-open>
  <input type="checkbox" checked><i class="peer" data-open></i><b></b>
  <p data-own data-open aria-checked="true" class="${classes}"><input type="checkbox" checked></p></div></div>`

test('the classes that trade places are those foreseen', () => {
  console.log(`Tailwind 4 → 3: ${pairs.length} pairs of variants, ${seen.length} trade places`)
  expect(foreseen.filter((pair) => !seen.includes(pair))).toEqual([])
  expect(seen.filter((pair) => !foreseen.includes(pair))).toEqual([])
})
