import type { Page } from 'playwright-core'
import { fitHeights, type PreviewHeights } from '#shared/preview-heights.ts'

const narrowest = 256
const widest = 1920

/** Measures a preview in a frame, as pages show it, at every width. The page must be of the same origin. */
export async function measurePreview(page: Page, address: string): Promise<PreviewHeights> {
  const measured = await page.evaluate(heightsInFrame, { address, narrowest, widest, stride: 8 })
  return fitHeights(measured, narrowest)
}

type Order = { address: string; narrowest: number; widest: number; stride: number }

/** Runs in the browser: one height per pixel of width. Between two equal samples nothing is looked at. */
async function heightsInFrame({ address, narrowest, widest, stride }: Order): Promise<number[]> {
  const frame = document.createElement('iframe')
  frame.height = '600'
  frame.width = '800'
  frame.src = address
  document.body.append(frame)
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  const inside = frame.contentDocument
  const content = inside?.getElementById('preview')
  if (!inside || !content) throw new Error(`Nothing to measure is at ${address}.`)
  while (content.dataset.alive === undefined) await new Promise((resolve) => setTimeout(resolve, 20))
  await inside.fonts.ready
  // One that waits until it is near, and is hidden in this theme, would wait for ever.
  for (const image of inside.images) image.loading = 'eager'
  await Promise.all([...inside.images].map((image) => image.decode().catch(() => {})))

  const heightOf = (width: number) => {
    frame.width = String(width)
    return Math.ceil(content.getBoundingClientRect().height)
  }
  const heights: number[] = []
  let before = heightOf(narrowest)
  for (let start = narrowest; start < widest; start += stride) {
    const after = heightOf(start + stride)
    for (let width = start; width < start + stride; width++) heights.push(before === after ? before : heightOf(width))
    before = after
  }
  frame.remove()
  return heights
}
