import type { Browser, Page } from 'playwright-core'

/** How two pictures differ: in size, or in how many pixels, and by how much of 255 at most. */
export type Difference = { sizes: string | null; pixels: number; greatest: number }

const judges = new WeakMap<Browser, Promise<Page>>()

/** Compares two PNG pictures; null where every pixel is the same. */
export async function differenceOf(browser: Browser, ours: Buffer, theirs: Buffer): Promise<Difference | null> {
  if (ours.equals(theirs)) return null
  const judge = judges.get(browser) ?? browser.newPage()
  judges.set(browser, judge)
  const found = await (await judge).evaluate(compare, [ours.toString('base64'), theirs.toString('base64')] as const)
  return found.sizes || found.pixels > 0 ? found : null
}

/** Runs in the browser, which can read pictures. */
async function compare(sources: readonly [string, string]): Promise<Difference> {
  const read = async (source: string) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob())
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!
    context.drawImage(bitmap, 0, 0)
    return context.getImageData(0, 0, bitmap.width, bitmap.height)
  }
  const [a, z] = [await read(sources[0]), await read(sources[1])]
  if (a.width !== z.width || a.height !== z.height)
    return { sizes: `${a.width} × ${a.height} and ${z.width} × ${z.height}`, pixels: 0, greatest: 255 }
  let pixels = 0
  let greatest = 0
  for (let at = 0; at < a.data.length; at += 4) {
    const distance = Math.max(...[0, 1, 2].map((channel) => Math.abs(a.data[at + channel]! - z.data[at + channel]!)))
    if (distance > 0) pixels++
    greatest = Math.max(greatest, distance)
  }
  return { sizes: null, pixels, greatest }
}
