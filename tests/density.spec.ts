/** Compact code in a browser: no target gets smaller than WCAG 2.2 wants it (2.5.8), in any component. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { compile } from 'tailwindcss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { launchChromium } from '#toolchain/chromium.ts'
import { filesBelow } from '#toolchain/hash-tree.ts'
import { root } from '#toolchain/paths.ts'
import type { CompiledComponent } from '#shared/catalog.ts'
import { codeIn } from '#shared/snippet.ts'

/** The least of both sides of a target, in CSS pixels. */
const least = 24

type Target = { name: string; width: number; height: number }
let browser: Browser
let page: Page
let code: { path: string; comfortable: string; compact: string }[]
let css: string

beforeAll(async () => {
  const components = filesBelow('build/catalog/components')
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as CompiledComponent)
  code = components.map(({ path, snippets }) => {
    const [file] = snippets.html.files
    return { path, comfortable: codeIn(file!, {}), compact: codeIn(file!, { density: 'compact' }) }
  })
  const words = new Set(code.flatMap((each) => `${each.comfortable} ${each.compact}`.split(/[\s"'`]+/)))
  const tailwindCss = readFileSync(createRequire(import.meta.url).resolve('tailwindcss/index.css'), 'utf8')
  const loadStylesheet = (id: string, base: string) => Promise.resolve({ path: id, base, content: tailwindCss })
  css = (await compile("@import 'tailwindcss';", { loadStylesheet })).build([...words, 'contents'])
  browser = await launchChromium()
  page = await browser.newPage()
  // What is asked for from elsewhere has its size in its attributes.
  await page.route('**/*', (route) => route.abort())
})
afterAll(() => browser?.close())

/** Shows a snippet with all that a script would show later; none runs. */
async function show(html: string, width: number) {
  const open = html
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<template\b/g, '<div class="contents" ')
    .replaceAll('</template>', '</div>')
  await page.setViewportSize({ width, height: 900 })
  await page.setContent(`<!doctype html><style>${css}</style>${open}`)
}

/** What can be pressed, in the order of the code, with its size; inside a line of text sizes are the text's (2.5.8). */
async function targets(html: string, width: number): Promise<Target[]> {
  await show(html, width)
  return page.evaluate(() =>
    [...document.querySelectorAll('a, button, input, select, textarea, summary, [role=option], [role=tab]')]
      .filter((element) => !/^(?:inline|contents)$/.test(getComputedStyle(element).display))
      // What only those who hear the page meet has no size.
      .filter((element) => getComputedStyle(element).clipPath !== 'inset(50%)')
      // Nor has a link whose words come by the script.
      .filter((element) => !(element.hasAttribute('x-text') && element.textContent === ''))
      .map((element) => {
        const { width, height } = element.getBoundingClientRect()
        return { name: element.outerHTML.slice(0, 120), width, height }
      }),
  )
}

const tooSmall = (before: readonly Target[], after: readonly Target[]) =>
  after.filter(({ width, height }, index) => {
    const was = before[index]!
    const lost = (now: number, then: number) => now < least - 0.01 && now < then - 0.01
    return lost(width, was.width) || lost(height, was.height)
  })

/** How far the page reaches, which is more than the window where something reaches over its edge. */
const widthOf = () => page.evaluate(() => document.documentElement.scrollWidth)

test.each([390, 1280])(
  'no target falls below 24 px, or below what it was, and nothing reaches over, at %i px',
  async (width) => {
    const found: string[] = []
    let count = 0
    for (const { path, comfortable, compact } of code) {
      const before = await targets(comfortable, width)
      const wide = await widthOf()
      const after = await targets(compact, width)
      if ((await widthOf()) > wide) found.push(`${path}: reaches over the page`)
      expect([path, after.length]).toEqual([path, before.length])
      count += after.length
      for (const { name, width, height } of tooSmall(before, after))
        found.push(`${path}: ${width.toFixed(1)} × ${height.toFixed(1)} ${name}`)
    }
    expect(count).toBeGreaterThan(800)
    expect(found).toEqual([])
  },
)

test('a target that shrank too far is found', async () => {
  const before = await targets('<button class="block p-2 text-xs">x</button>', 390)
  const after = await targets('<button class="block p-0.5 text-xs">x</button>', 390)
  expect(tooSmall(before, after)).toHaveLength(1)
})

test('compact code is shorter on the page', async () => {
  let less = 0
  for (const { comfortable, compact } of code.slice(0, 40)) {
    const heightOf = async (html: string) => {
      await show(html, 1280)
      return page.evaluate(() => document.body.offsetHeight)
    }
    if ((await heightOf(compact)) < (await heightOf(comfortable))) less++
  }
  expect(less).toBeGreaterThan(20)
})
