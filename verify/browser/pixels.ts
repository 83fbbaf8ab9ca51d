import type { Browser, Page } from 'playwright-core'

/** Pictures count as equal below this share: React splits a line of text into several nodes, which moves letters by a fraction of a pixel. */
export const tolerance = 0.001

/** The share of pixels that clearly differ between two PNG pictures in base64; 1 when they are not of one size. */
export async function differingShare(browser: Browser, [ours, original]: [string, string]): Promise<number> {
  if (ours === original) return 0
  if (!judges.has(browser)) judges.set(browser, browser.newPage())
  const page = await judges.get(browser)!
  return page.evaluate(
    compare,
    [ours, original].map((shot) => `data:image/png;base64,${shot}`),
  )
}

/** The page that compares, one for each browser; it goes with it. */
const judges = new WeakMap<Browser, Promise<Page>>()

/** Runs in the browser, which can read pictures. */
async function compare(sources: string[]): Promise<number> {
  const pictures = await Promise.all(
    sources.map(async (source) => {
      const bitmap = await createImageBitmap(await (await fetch(source)).blob())
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!
      context.drawImage(bitmap, 0, 0)
      return context.getImageData(0, 0, bitmap.width, bitmap.height)
    }),
  )
  const [ours, original] = pictures as [ImageData, ImageData]
  if (ours.width !== original.width || ours.height !== original.height) return 1
  let differing = 0
  for (let index = 0; index < ours.data.length; index += 4) {
    const distance = [0, 1, 2].reduce(
      (sum, channel) => sum + Math.abs(ours.data[index + channel]! - original.data[index + channel]!),
      0,
    )
    if (distance > 96) differing++
  }
  return differing / (ours.data.length / 4)
}
