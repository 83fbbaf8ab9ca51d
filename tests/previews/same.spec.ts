/** Each preview, as a guest gets it, looks as the component that buyers copy: at three widths, light and dark, opened where it opens. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { launchChromium } from '#toolchain/chromium.ts'
import { readSources } from '#toolchain/catalog-files.ts'
import { startServer } from '#scripts/start/server.ts'
import { previewRows } from './rows.ts'
import { openStudio, type Studio } from './studio.ts'

const paths = readSources().sources.map(({ path }) => path)
const rows = previewRows('previews', paths)

let browser: Browser
let server: Awaited<ReturnType<typeof startServer>>
let compare: Studio
let pictures = 0
const rounded: string[] = []

beforeAll(async () => {
  if (rows.changed.length === 0) return
  browser = await launchChromium()
  server = await startServer()
  compare = await openStudio(browser, server.url, rows.changed)
})
afterAll(async () => {
  await browser?.close()
  server?.stop()
  if (pictures > 0) console.log(`${pictures} pictures; rounded otherwise: ${rounded.length}\n${rounded.join('\n')}`)
})

rows.declare(async (path) => {
  const verdict = await compare(path)
  pictures += verdict.pictures
  rounded.push(...verdict.unequal.map((each) => `${path} ${each}`))
  expect({ differing: verdict.differing, complaints: verdict.complaints }).toEqual({ differing: [], complaints: [] })
}, 600_000)
