/** Every case and the reference set look the same in every flavour when it appears: what differs is layout, whitespace or a lost class. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchChromium } from '#tests/chromium.ts'
import { referenceSources } from '#tests/reference-set.ts'
import { differingShare, tolerance } from '#verify/browser/pixels.ts'
import { compiled, createStage, type Flavour } from './stage.ts'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'compiler/cases')
const cases = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'expected/input.html')))
const everything = [...cases, ...referenceSources]

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
    const share = await differingShare(browser, [await shoot(name, flavour), original])
    expect.soft(share, flavour).toBeLessThan(tolerance)
  }
})

async function shoot(name: string, flavour: Flavour): Promise<string> {
  const { page } = await open(name, flavour)
  await page.waitForTimeout(200)
  const shot = await page.screenshot({ fullPage: true })
  await page.close()
  return shot.toString('base64')
}
