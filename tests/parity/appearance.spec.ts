/** Every case looks the same in every flavour when it appears: what differs is layout, whitespace or a lost class. Components are looked at by `npm run verify`. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { launchChromium } from '#toolchain/chromium.ts'
import { caseFolder, rowsOf } from '#tests/unchanged.ts'
import { differingShare, tolerance } from '#verify/browser/pixels.ts'
import { compiled, createStage, type Flavour } from './stage.ts'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'compiler/cases')
const cases = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'expected/input.html')))
const rows = rowsOf('appearance', Object.fromEntries(cases.map((name) => [name, [caseFolder(name)]])))

let browser: Browser
let open: Awaited<ReturnType<typeof createStage>>
beforeAll(async () => {
  if (rows.changed.length === 0) return
  browser = await launchChromium()
  open = await createStage(browser, rows.changed)
})
afterAll(() => browser?.close())

rows.declare(async (name) => {
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
