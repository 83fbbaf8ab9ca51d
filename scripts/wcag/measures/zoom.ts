/** Larger and wider: 200 % (1.4.4), 320 pixels (1.4.10) and wider spacing of texts (1.4.12) lose nothing. */
import type { Page } from 'playwright-core'
import type { Finding } from './finding.ts'
import { added, unreadableTexts, type UnreadableText } from './texts.ts'

/** A laptop's window; at 200 % it holds half as many CSS pixels in each direction. */
const window = { width: 1280, height: 900 }
const reflow = { width: 320, height: 640 }

/** What criterion 1.4.12 asks a page to bear, in its own figures. */
const spaced =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'

/** Resolves when what a change of size or style set going is drawn. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
    const moving = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })

async function at(page: Page, size: { width: number; height: number }): Promise<UnreadableText[]> {
  await page.setViewportSize(size)
  await drawn(page)
  return unreadableTexts(page)
}

/** Elements that make the page scroll to the side; what scrolls by itself, as a table or code may, does not. */
const wide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const beyond = [...document.body.querySelectorAll('*')].filter(
      (each) => each.getBoundingClientRect().right > clientWidth + 1,
    )
    const leaves = beyond.filter((each) => !beyond.some((other) => other !== each && each.contains(other)))
    return leaves
      .slice(0, 3)
      .map((each) => `<${each.tagName.toLowerCase()}> ${(each.textContent ?? '').trim().slice(0, 40)}`)
  })

/** @returns what 1.4.4, 1.4.10 and 1.4.12 find; the window is as large as before when it is done */
export async function zoomFindings(page: Page): Promise<Finding[]> {
  const before = page.viewportSize() ?? window
  const plain = await at(page, window)
  const found: Finding[] = []
  const note = (criterion: string, how: string, texts: readonly UnreadableText[]) => {
    for (const { text, how: what } of texts) found.push({ criterion, where: `“${text}”`, what: `${what} ${how}` })
  }
  note('1.4.4', 'at 200 %', added(plain, await at(page, { width: window.width / 2, height: window.height / 2 })))
  for (const where of await wide(page)) found.push({ criterion: '1.4.4', where, what: 'wider than the page at 200 %' })
  const narrow = await at(page, reflow)
  note('1.4.10', 'at 320 pixels', added(plain, narrow))
  for (const where of await wide(page)) found.push({ criterion: '1.4.10', where, what: 'wider than 320 pixels' })
  for (const [size, usual] of [
    [reflow, narrow],
    [window, plain],
  ] as const) {
    await page.setViewportSize(size)
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets.push(sheet)
    }, spaced)
    await drawn(page)
    note('1.4.12', `with wider spacing at ${size.width} pixels`, added(usual, await unreadableTexts(page)))
    await page.evaluate(() => void document.adoptedStyleSheets.pop())
  }
  await page.setViewportSize(before)
  await drawn(page)
  return found
}
