import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import type { ComponentMeta } from '#shared/catalog.ts'
import { pictureSize } from '#shared/catalog.ts'
import { urls } from '#shared/urls.ts'
import { ratio } from './window.ts'

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
