/** Every variant of Tailwind CSS 4, beside its mapping to version 3, on a page with every state. */
import type { Browser, CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { classListToV3, toV3 } from '#compiler/tailwind-v3/index.ts'
import { launchChromium } from '#toolchain/chromium.ts'
import { drawZoo, ruleTexts, sweep, type Entry } from './sweep.ts'
import { cssV3 } from '#toolchain/tailwind-3.ts'
import { cssV4, isKnownV4, plainVariants } from './tailwind-4.ts'
import { variantsWithoutForm, variantsWithValues, zoo } from './zoo.ts'

const mapped = [...new Set([...plainVariants(), ...variantsWithValues])]
const variants = [...mapped, ...variantsWithoutForm]

/** Two marks: not every part of an element has an order, and forced colours leave no other colour. */
const entries: Entry[] = mapped.map((variant) => {
  const v4 = `${variant}:text-[#090807] ${variant}:order-7`
  const mapping = classListToV3(v4)
  if (!mapping.ok) throw new Error(mapping.problems[0]!.reason)
  return { variant, v4, v3: mapping.classes }
})

let browser: Browser
let page: Page
let session: CDPSession
/** For each variant the places where it applied in any situation. */
const matched = new Set<string>()
const differing: string[] = []

beforeAll(async () => {
  browser = await launchChromium()
  page = await browser.newPage()
  session = await page.context().newCDPSession(page)
  await page.setContent('<!doctype html>')
  const css4 = await cssV4(entries.flatMap(({ v4 }) => v4.split(' ')))
  const css3 = await cssV3(entries.flatMap(({ v3 }) => v3.split(' ')))
  await page.evaluate(drawZoo, { html: zoo, css4, css3 })

  for (const width of [500, 690, 800, 1100, 1300, 1600]) await look(`${width} pixels wide`, width)
  await page.emulateMedia({ reducedMotion: 'reduce', contrast: 'more' })
  await look('reduced motion, more contrast')
  await page.emulateMedia({ reducedMotion: 'no-preference', contrast: null, forcedColors: 'active' })
  await look('forced colours')
  await page.emulateMedia({ forcedColors: 'none', media: 'print' })
  await look('print')
  await page.emulateMedia({ media: 'screen' })
  await forceStates()
  await look('hovered, focused, pressed')
})
afterAll(() => browser?.close())

/** Compares where every variant applies in the present situation. */
async function look(situation: string, width = 1000) {
  const found = await page.evaluate(sweep, { entries, width, height: 800 })
  for (const [index, { v4, v3 }] of found.entries()) {
    const { variant } = entries[index]!
    if (v4) matched.add(variant)
    if (v4 !== v3) differing.push(`${variant} (${situation}): on ${v4 || 'nothing'} → on ${v3 || 'nothing'}`)
  }
}

async function forceStates() {
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true })
  for (const frame of framesOf(root)) {
    const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: frame, selector: '[data-hot]' })
    for (const nodeId of nodeIds) {
      const forcedPseudoClasses = ['hover', 'focus', 'focus-visible', 'focus-within', 'active', 'target']
      await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })
    }
  }
}
type Node = { nodeId: number; children?: Node[]; contentDocument?: Node }
const framesOf = ({ contentDocument, children = [] }: Node): number[] => [
  ...(contentDocument ? [contentDocument.nodeId] : []),
  ...children.flatMap(framesOf),
]

test('the variants looked at are variants of version 4', () => {
  expect(variants.filter((variant) => !isKnownV4(`${variant}:order-7`))).toEqual([])
})

test('every variant applies to the same elements', () => {
  console.log(
    `Tailwind 4 → 3: ${variants.length} variants, ${mapped.length} mapped, ${matched.size} seen to apply, ` +
      `${mapped.length - matched.size} compared by their rule`,
  )
  expect(differing).toEqual([])
})

test('variants that nothing on the page can show have the same rule', async () => {
  const unseen = entries.filter(({ variant }) => !matched.has(variant))
  const texts = await page.evaluate(ruleTexts, { entries: unseen })
  const different = texts.flatMap(({ v4, v3 }, index) =>
    v4 === v3 && v4 ? [] : [`${unseen[index]!.variant}: ${v4} → ${v3}`],
  )
  expect(different).toEqual([])
})

test.each(variantsWithoutForm)('%s has no form', (variant) => {
  expect(toV3(`${variant}:order-7`)).toMatchObject({ ok: false })
})
