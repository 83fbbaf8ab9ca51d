/** The pictures of one component: its widths and themes, right to left, and what opens when its first button is pressed. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import type { PreviewLayout } from '#shared/catalog.ts'
import type { Stage } from '#verify/browser/stage.ts'
import { root } from '#toolchain/paths.ts'

export type SheetEntry = { path: string; title: string; layout: PreviewLayout; code: string }
export type Picture = { label: string; width: number; png: Buffer }

/** How the page round a component places it, as its preview does. */
export const placing: Record<PreviewLayout, string> = {
  padded: 'p-4 sm:p-8',
  centered: 'grid place-items-center p-4 sm:p-8',
  full: '',
}

const widths = [320, 768, 1280]
const themes = ['light', 'dark'] as const
const inter = readFileSync(
  join(root, 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
).toString('base64')
const typeface = `@font-face { font-family: Inter; font-weight: 100 900; src: url(data:font/woff2;base64,${inter}) }
  html { font-family: Inter, sans-serif } #before, #after, #elsewhere { display: none }`

/** What people press to see more: the first that is there and shown is opened for a picture of its own. */
const openers = '#root :is([aria-haspopup]:not([aria-haspopup=false]), [aria-expanded=false], [role=combobox]):visible'
const dialogOpeners = '#root button[type=button]:visible'

/** Gives a staged page our typeface, and hides the buttons round it. */
export async function dressed(page: Page): Promise<Page> {
  await page.addStyleTag({ content: typeface })
  await page.evaluate(() => document.fonts.load('500 1rem Inter'))
  return page
}

/** Answers the pictures, and the widths at which the component is wider than the screen. */
export async function photograph(
  stage: Stage,
  { path, layout, code }: SheetEntry,
): Promise<{ pictures: Picture[]; overflowing: number[] }> {
  const open = async (dir: 'ltr' | 'rtl') => {
    const { page } = await stage(path, 'react', { dir, around: placing[layout], height: 600 })
    return dressed(page)
  }
  const pictures: Picture[] = []
  const overflowing: number[] = []

  const page = await open('ltr')
  let height = 160
  const take = async (label: string, width: number, theme: (typeof themes)[number], from: Page = page) => {
    await from.setViewportSize({ width, height })
    await from.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), theme === 'dark')
    pictures.push({ label: `${label} · ${width}`, width, png: await from.screenshot({ fullPage: true }) })
  }
  for (const theme of themes) {
    for (const width of widths) {
      await take(theme, width, theme)
      if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) overflowing.push(width)
    }
  }
  const opener = page.locator(code.includes('<DialogPanel') ? dialogOpeners : openers).first()
  if (await opener.isVisible()) {
    // Room for what lies over the page.
    height = 640
    await page.setViewportSize({ width: 768, height })
    await opener.click()
    await page.waitForTimeout(200)
    for (const theme of themes) await take(`open, ${theme}`, 768, theme)
    await take('open, light', 320, 'light')
  }
  await page.close()

  height = 160
  const mirrored = await open('rtl')
  await take('right to left', 768, 'light', mirrored)
  await mirrored.close()
  return { pictures, overflowing: [...new Set(overflowing)] }
}
