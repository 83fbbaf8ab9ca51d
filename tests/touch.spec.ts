/**
 * Components do on a phone, by touch, what React does there, in every flavour: at 390 pixels, where the proof plays at
 * 1000 with a pointer. Plays a sample, and of it what changed since it passed; `npm run touch` plays all components and
 * writes them down.
 */
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { touchRecord } from '#scripts/touch/record.ts'
import { readSources } from '#toolchain/catalog-files.ts'
import { launchChromium } from '#toolchain/chromium.ts'
import { hashFiles } from '#toolchain/hash-tree.ts'
import { openTouch } from '#toolchain/touch.ts'
import { unchangedNote } from '#toolchain/unchanged-note.ts'
import { openHouse, type House } from './engines/house.ts'
import { method as ofEngines, subjectAt } from './engines/passed.ts'
import { playComponent } from './engines/play.ts'
import { sample } from './engines/sample.ts'
import { withoutKnown } from './touch/differences.ts'

/** Part of a path; undefined where the sample is played and nothing is written down. */
const wanted = process.env.MILLWORK_TOUCH
const method = createHash('sha256')
  .update(ofEngines)
  .update(hashFiles(['toolchain/touch.ts', 'tests/touch.spec.ts', 'tests/touch/differences.ts']))
  .digest('hex')
  .slice(0, 12)

const all = readSources().sources.map(({ path }) => path)
const paths = wanted === undefined ? Object.values(sample) : all.filter((path) => path.includes(wanted))
const passed = touchRecord.read()
const rows = paths.map((path) => {
  const known = passed[path]
  return { path, isChanged: Boolean(wanted) || known?.source !== subjectAt(path) || known.method !== method }
})

/** How many phones are touched at once. */
const phones = 2
let browser: Browser
let house: House
beforeAll(async () => {
  const changed = rows.filter(({ isChanged }) => isChanged)
  if (changed.length === 0) return
  browser = await launchChromium()
  house = await openHouse(changed.map(({ path }) => path))
})
afterAll(async () => {
  await browser?.close()
  await house?.close()
})

let running: Promise<unknown>[] = Array.from({ length: phones }, () => Promise.resolve())
for (const [index, { path, isChanged }] of rows.entries())
  test(`${path} by touch`, { concurrent: true, timeout: 1_800_000 }, async ({ skip }) => {
    if (!isChanged) return skip(unchangedNote)
    const turn = running[index % phones]!.then(async () => {
      const phone = await openTouch(browser)
      try {
        return await playComponent(phone, house, path)
      } finally {
        await phone.close()
      }
    })
    running = running.with(
      index % phones,
      turn.catch(() => undefined),
    )
    const { states, ...played } = await turn
    const { wrong, known: byTouch } = withoutKnown(played.wrong)
    const known = [...played.known, ...byTouch]
    if (wanted !== undefined) {
      const { [path]: _, ...others } = touchRecord.read()
      const entry = {
        source: subjectAt(path),
        method,
        version: browser.version(),
        date: new Date().toISOString().slice(0, 10),
        states,
        known,
      }
      touchRecord.write(wrong.length > 0 ? others : { ...others, [path]: entry })
    }
    expect(wrong.slice(0, 20)).toEqual([])
  })
