import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import type { ComponentMeta } from '#shared/catalog.ts'
import { pictureSize } from '#shared/catalog.ts'
import { urls } from '#shared/urls.ts'
import { ratio } from './window.ts'

type Box = { x: number; y: number; width: number; height: number }

/** What is small is looked at from nearer, to a window of so many pixels; beyond that letters would shout. */
const mostNarrow = 360
/** Air round what is drawn, as a share of it. */
const air = 0.36
/** Nearer by less than this is not worth a picture that stands apart from the others. */
const worthIt = 0.85

/**
 * The part of a window that is photographed: all of it, or a smaller one of the same shape round what is drawn.
 *
 * @param box what is drawn, in CSS pixels
 */
export function closeUp(box: Box, window: { width: number; height: number }): Box {
  const ratio = window.height / window.width
  const wanted = Math.max(box.width * (1 + air), (box.height * (1 + air)) / ratio, mostNarrow)
  if (wanted > window.width * worthIt) return { x: 0, y: 0, ...window }
  const [width, height] = [wanted, wanted * ratio]
  const within = (at: number, most: number) => Math.min(Math.max(at, 0), most)
  return {
    x: within(box.x + box.width / 2 - width / 2, window.width - width),
    y: within(box.y + box.height / 2 - height / 2, window.height - height),
    width,
    height,
  }
}

/** The smallest box round everything that leaves a mark: letters, pictures, fields, grounds and borders. Runs in the page. */
function drawn(): Box {
  const boxes: DOMRect[] = []
  const leavesMark = (element: Element) => {
    const { backgroundColor, backgroundImage, boxShadow, borderTopWidth, borderBottomWidth } = getComputedStyle(element)
    const isClear = /^rgba\(0, 0, 0, 0\)$|\/ 0\)$/.test(backgroundColor)
    const isPlain = isClear && backgroundImage === 'none' && boxShadow === 'none'
    return !isPlain || Number.parseFloat(borderTopWidth) + Number.parseFloat(borderBottomWidth) > 0
  }
  for (const element of document.body.querySelectorAll('*')) {
    if (element.id === 'preview' || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      continue
    const isThing = element.matches('img, svg, video, canvas, input, select, textarea, hr')
    if (isThing || leavesMark(element)) boxes.push(element.getBoundingClientRect())
    for (const node of element.childNodes) {
      if (!(node instanceof Text) || !node.data.trim()) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      // A text for screen readers only is one pixel large.
      boxes.push(...[...range.getClientRects()].filter(() => element.clientWidth !== 1))
    }
  }
  const seen = boxes.filter(({ width, height }) => width > 1 && height > 0)
  const [left, top] = [Math.min(...seen.map(({ left }) => left)), Math.min(...seen.map(({ top }) => top))]
  const [right, bottom] = [Math.max(...seen.map(({ right }) => right)), Math.max(...seen.map(({ bottom }) => bottom))]
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** A component as its preview shows it, what opens opened, as AVIF of `pictureSize`. */
export async function takePicture(
  browser: Browser,
  site: string,
  component: ComponentMeta,
  { theme, width }: { theme: 'light' | 'dark'; width: number },
): Promise<Uint8Array> {
  const viewport = { width, height: Math.round(width * ratio) }
  const context = await browser.newContext({
    viewport,
    colorScheme: theme,
    reducedMotion: 'reduce',
    // A page is as large as it is looked at; what is small may be looked at from near.
    deviceScaleFactor: width > 960 ? 1 : pictureSize.width / mostNarrow,
  })
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
    if (component.opens) await pointAgain(page, component.opens)
    const png = await page.screenshot({ clip: closeUp(await page.evaluate(drawn), viewport) })
    const picture = sharp(png).resize({ ...pictureSize, fit: 'fill' })
    return await picture.avif({ quality: 52, effort: 6, chromaSubsampling: '4:4:4' }).toBuffer()
  } finally {
    await context.close()
  }
}

/** Presses what opens it, or points at it where nothing answers the press. */
async function open(page: Page, name: string) {
  const opener = page.getByRole('button', { name }).or(page.getByRole('combobox', { name })).first()
  const before = await page.evaluate(() => document.body.innerHTML)
  await opener.hover()
  await page.waitForTimeout(200)
  await opener.click()
  await page.waitForTimeout(600)
  const after = await page.evaluate(() => document.body.innerHTML)
  if (after === before) throw new Error(`Pressing “${name}” opens nothing at ${page.url()}.`)
}

/** What the pointer opened went with the pointer, since its button was moved; what a press opened stays as it is. */
async function pointAgain(page: Page, name: string) {
  const stays = page
    .locator('[role=dialog], [role=menu], [role=listbox], [aria-expanded=true]')
    .filter({ visible: true })
  const opener = page.getByRole('button', { name }).filter({ visible: true }).first()
  if ((await stays.count()) > 0 || (await opener.count()) === 0) return
  await opener.hover({ force: true })
  await page.waitForTimeout(600)
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
