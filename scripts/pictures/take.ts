import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import type { ComponentMeta } from '#shared/catalog.ts'
import { heightAt, type PreviewHeights } from '#shared/preview-heights.ts'
import { pictureSize } from '#shared/catalog.ts'
import { urls } from '#shared/urls.ts'

/**
 * Widths of the window, the narrowest first: the first into which a component fits shows it largest. In the middle one
 * it may be that much too high: of a long list its beginning tells more than the whole in small.
 */
const windows = [
  { width: 640, spare: 1 },
  { width: 960, spare: 1.35 },
]
const widest = 1280
const ratio = pictureSize.height / pictureSize.width

/**
 * The width of the window that shows a component best: what fills a page as on a desktop, what is small as near as it
 * goes whole into the picture.
 */
export function windowFor({ layout, minHeight, opens }: ComponentMeta, heights: PreviewHeights): number {
  if (layout === 'full') return widest
  const heightIn = (width: number) => Math.max(minHeight, heightAt(heights, width) ?? 0)
  const fits = windows.find(({ width, spare }) => heightIn(width) <= width * ratio * spare)
  return fits?.width ?? (opens ? 960 : widest)
}

/** A component as its preview shows it, what opens opened, as AVIF of `pictureSize`. */
export async function takePicture(
  browser: Browser,
  site: string,
  component: ComponentMeta,
  { theme, width }: { theme: 'light' | 'dark'; width: number },
): Promise<Uint8Array> {
  const viewport = { width, height: Math.round(width * ratio) }
  const context = await browser.newContext({ viewport, colorScheme: theme, reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
    await page.goto(site + urls.preview(component.path, { theme }), { waitUntil: 'load' })
    await page.locator('#preview[data-alive]').waitFor({ state: 'attached' })
    await page.evaluate(async () => {
      await document.fonts.ready
      for (const image of document.images) image.loading = 'eager'
      await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
    })
    if (component.opens) await open(page, component.opens)
    await centre(page)
    const png = await page.screenshot()
    const picture = sharp(png).resize({ width: pictureSize.width })
    return await picture.avif({ quality: 52, effort: 6, chromaSubsampling: '4:4:4' }).toBuffer()
  } finally {
    await context.close()
  }
}

/** Presses what opens it, or points at it where nothing answers the press. */
async function open(page: Page, name: string) {
  const opener = page.getByRole('button', { name }).first()
  const before = await page.evaluate(() => document.body.innerHTML.length)
  await opener.hover()
  await page.waitForTimeout(200)
  await opener.click()
  await page.waitForTimeout(600)
  const after = await page.evaluate(() => document.body.innerHTML.length)
  if (after === before) throw new Error(`Pressing “${name}” opens nothing at ${page.url()}.`)
}

/** What is lower than the picture stands in its middle, with what hangs from it; what covers the page is where it is. */
const centre = (page: Page) =>
  page.evaluate(() => {
    const content = document.getElementById('preview')
    if (!content) return
    const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const rects = [...document.body.querySelectorAll('*')].filter(isShown).map((each) => each.getBoundingClientRect())
    const lowest = Math.max(...rects.filter(({ height }) => height > 0).map(({ bottom }) => bottom))
    const spare = innerHeight - Math.max(lowest, content.getBoundingClientRect().height)
    if (spare > 0) content.style.marginTop = `${Math.floor(spare / 2)}px`
    scrollTo(0, 0)
  })
