/** A component as its preview shows it and as its drawing does, from the page on which a customer asks for it. */
import type { Browser, Frame, Page } from 'playwright-core'
import type { ComponentMeta } from '#shared/catalog.ts'
import { urls } from '#shared/urls.ts'
import { present } from '#toolchain/present.ts'

const width = 1280

export type Taken = { seen: Buffer; redrawn: Buffer; svg: string }

export async function drawIn(browser: Browser, site: string, component: ComponentMeta): Promise<Taken> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  })
  try {
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    const frame = await framed(page, site, component)
    const seen = await photograph(page)
    const svg = await page.evaluate(() => (window as unknown as Asking).draw())
    if (svg === null || complaints.length > 0)
      throw new Error(`${component.path} was not drawn: ${complaints.join(' ')}`)
    await show(frame, svg)
    return { seen, redrawn: await photograph(page), svg }
  } finally {
    await context.close()
  }
}

type Asking = { draw(): Promise<string | null> }

/** Puts the preview into a page of the same site, as large as what it shows, and opens what opens. */
async function framed(page: Page, site: string, { path, opens, minHeight }: ComponentMeta): Promise<Frame> {
  await page.goto(site + urls.pricing())
  const address = site + urls.preview(path, { theme: 'light' })
  const height = await page.evaluate(
    async ([src, name, least]) => {
      document.body.replaceChildren()
      const frame = Object.assign(document.createElement('iframe'), {
        src,
        width: '1280',
        height: String(least || 400),
      })
      frame.className = 'fixed inset-0 z-50 bg-white'
      const next = (type: string) =>
        new Promise<Record<string, never>>((resolve) =>
          addEventListener('message', ({ data }) => data?.type === type && resolve(data as Record<string, never>)),
        )
      const ask = (type: string) => frame.contentWindow?.postMessage({ type, name }, location.origin)
      let isSettled = false
      addEventListener('message', ({ data }) => {
        if (data?.type !== 'millwork:height' || isSettled) return
        frame.height = String(Math.max(data.height as number, least))
      })
      Object.assign(window, {
        async draw() {
          const drawn = next('millwork:drawn')
          ask('millwork:draw')
          return (await drawn).svg
        },
      })
      const alive = next('millwork:alive')
      document.body.append(frame)
      await alive
      if (name) {
        const opened = next('millwork:opened')
        ask('millwork:open')
        await opened
      }
      const inside = frame.contentDocument
      if (!inside) throw new Error('The frame has no document.')
      await Promise.allSettled(
        inside
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
          .map(({ finished }) => finished),
      )
      for (const image of inside.images) image.loading = 'eager'
      await Promise.all([...inside.images].map((image) => image.decode().catch(() => {})))
      // Who opened it stands there with the focus; a drawing shows where nobody is.
      const rings = new (inside.defaultView ?? window).CSSStyleSheet()
      rings.replaceSync(':focus-visible { outline-color: transparent !important }')
      inside.adoptedStyleSheets.push(rings)
      isSettled = true
      const { scrollHeight } = inside.documentElement
      frame.height = String(scrollHeight)
      return scrollHeight
    },
    [address, opens, minHeight] as const,
  )
  await page.setViewportSize({ width, height: Math.max(100, height) })
  return present(
    page.frames().find((frame) => frame.url() === address),
    `the frame of ${path}`,
  )
}

async function photograph(page: Page): Promise<Buffer> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  return page.screenshot()
}

/** Shows the drawing in the place of the component, where its letters are at hand. */
async function show(frame: Frame, svg: string): Promise<void> {
  const letters = svg.replaceAll('font-family="Inter,', 'font-family="Inter Variable,')
  await frame.evaluate(async (text) => {
    const drawing = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
    const page = document.createElement('div')
    page.append(document.importNode(drawing, true))
    document.body.replaceChildren(page)
    page.style.cssText = 'position:fixed;inset:0;background:#fff'
    await document.fonts.ready
  }, letters)
}
