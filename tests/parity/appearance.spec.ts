/** Every case and every component looks the same in every flavour when it appears: what differs is layout, whitespace or a lost class. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchChromium } from '#tests/chromium.ts'
import { compiled, createStage, type Flavour } from './stage.ts'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'compiler/cases')
const cases = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'expected/input.html')))
const components = readdirSync(join(root, 'content/components'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx'))
  .map((path) => `content/components/${path}`)
const everything = [...cases, ...components]

let browser: Browser
let open: Awaited<ReturnType<typeof createStage>>
beforeAll(async () => {
  browser = await launchChromium()
  open = await createStage(browser, everything)
})
afterAll(() => browser?.close())

test.each(everything)('%s', async (name) => {
  const original = await shoot(name, 'react')
  for (const flavour of compiled) {
    const share = await differingShare([await shoot(name, flavour), original])
    // React splits a line of text into several nodes, which moves letters by a fraction of a pixel.
    expect.soft(share, flavour).toBeLessThan(0.001)
  }
})

async function shoot(name: string, flavour: Flavour): Promise<Buffer> {
  const { page } = await open(name, flavour)
  await page.waitForTimeout(200)
  const shot = await page.screenshot({ fullPage: true })
  await page.close()
  return shot
}

/** The share of pixels that clearly differ between two pictures; 1 when they are not of one size. */
async function differingShare(shots: Buffer[]): Promise<number> {
  if (shots[0]!.equals(shots[1]!)) return 0
  const page = await browser.newPage()
  const share = await page.evaluate(
    async (sources) => {
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
    },
    shots.map((shot) => `data:image/png;base64,${shot.toString('base64')}`),
  )
  await page.close()
  return share
}
