import { createHash } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'

/** Pictures count as equal below this share: React splits a line of text into several nodes, which moves letters by a fraction of a pixel. */
export const tolerance = 0.001

/** The share of pixels that clearly differ between two PNG pictures in base64; 1 when they are not of one size. */
export async function differingShare(browser: Browser, [ours, original]: [string, string]): Promise<number> {
  if (ours === original) return 0
  const judge = judges.get(browser) ?? ({ page: browser.newPage(), verdicts: new Map() } satisfies Judge)
  judges.set(browser, judge)
  const { page, verdicts } = judge
  const pair = createHash('sha256').update(ours).update(original).digest('base64')
  const known = verdicts.get(pair)
  if (known !== undefined) return known
  const pictures = [ours, original].map((shot) => `data:image/png;base64,${shot}`)
  const share = await (await page).evaluate(compare, pictures)
  verdicts.set(pair, share)
  return share
}

/** Who compares, one for each browser: its page goes with it. A state that comes back is not judged again. */
type Judge = { page: Promise<Page>; verdicts: Map<string, number> }
const judges = new WeakMap<Browser, Judge>()

/** Runs in the browser, which can read pictures. */
async function compare(sources: string[]): Promise<number> {
  const pictures = await Promise.all(
    sources.map(async (source) => {
      const bitmap = await createImageBitmap(await (await fetch(source)).blob())
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
      if (!context) throw new Error('This browser cannot draw pictures.')
      context.drawImage(bitmap, 0, 0)
      return context.getImageData(0, 0, bitmap.width, bitmap.height)
    }),
  )
  const [ours, original] = pictures as [ImageData, ImageData]
  if (ours.width !== original.width || ours.height !== original.height) return 1
  // Four bytes at a time first: by far the most pixels are equal.
  const [own, wanted] = [new Uint32Array(ours.data.buffer), new Uint32Array(original.data.buffer)]
  let differing = 0
  for (let index = 0; index < own.length; index++) {
    if (own[index] === wanted[index]) continue
    let distance = 0
    for (let channel = 0; channel < 3; channel++)
      distance += Math.abs((ours.data[index * 4 + channel] ?? 0) - (original.data[index * 4 + channel] ?? 0))
    if (distance > 96) differing++
  }
  return differing / own.length
}
