/** What is wrong with a page as it stands: axe at the widths of a desk and of a phone, and what is wider than its window. */
import type { Page } from 'playwright-core'
import { axeSource } from '#toolchain/axe.ts'

const desk = { width: 1280, height: 800 }
const phone = { width: 390, height: 800 }
const smallest = { width: 320, height: 800 }

/** Answers one line for each thing that is wrong; the window is as wide as at a desk again. */
export async function lookAt(page: Page): Promise<string[]> {
  const problems = await axeFindings(page)
  for (const size of [phone, smallest]) {
    await page.setViewportSize(size)
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (wider > 0) problems.push(`${wider} px wider than a window of ${size.width}`)
    if (size === phone) problems.push(...(await axeFindings(page)).map((text) => `at ${size.width} px: ${text}`))
  }
  await page.setViewportSize(desk)
  return problems
}

/** The same in both themes, without loading the page once more: as it stands after somebody did something. */
export async function lookInBothThemes(page: Page): Promise<string[]> {
  const wasDark = await page.evaluate(() => document.documentElement.classList.contains('dark'))
  const problems: string[] = []
  for (const theme of ['light', 'dark'] as const) {
    await darken(page, theme === 'dark')
    problems.push(...(await lookAt(page)).map((text) => `(${theme}): ${text}`))
  }
  await darken(page, wasDark)
  return problems
}

async function darken(page: Page, isDark: boolean) {
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' })
  await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), isDark)
}

async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(axeSource)
  const { violations } = await page.evaluate(() => globalThis.axe.run())
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const why = /contrast of [\d.]+ \([^)]*\)/.exec(failureSummary)?.[0]
      return `axe: ${id} at ${target.join(' ')}${why ? `, ${why}` : ''}`
    }),
  )
}
