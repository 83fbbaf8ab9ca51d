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
import { keepEngine, type KeptEngine } from '#toolchain/engines/kept-engine.ts'
import { hashFiles } from '#toolchain/hash-tree.ts'
import { openTouch } from '#toolchain/touch.ts'
import { unchangedNote } from '#toolchain/unchanged-note.ts'
import { openHouse, type House } from './engines/house.ts'
import { method as ofEngines, subjectAt } from './engines/passed.ts'
import { knownDifferences } from './engines/differences.ts'
import { playComponent, type Screen } from './engines/play.ts'
import { sample } from './engines/sample.ts'
import { differencesByTouch } from './touch/differences.ts'

/** Part of a path; undefined where the sample is played and nothing is written down. */
const wanted = process.env.MILLWORK_TOUCH
const method = createHash('sha256')
  .update(ofEngines)
  .update(hashFiles(['toolchain/touch.ts', 'tests/touch.spec.ts']))
  .digest('hex')
  .slice(0, 12)

const all = readSources().sources.map(({ path }) => path)
const paths = wanted === undefined ? Object.values(sample) : all.filter((path) => path.includes(wanted))
const passed = touchRecord.read()
const rows = paths.map((path) => {
  const known = passed[path]
  return { path, isChanged: Boolean(wanted) || known?.source !== subjectAt(path) || known.method !== method }
})

/** A tablet, and a phone, on which it is used. */
const screens: readonly Screen[] = [
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
]
const differences = [...knownDifferences, ...differencesByTouch]

/** They are touched beside each other, each component on one of them. */
const phones: KeptEngine[] = []
let browser: Browser
let house: House
beforeAll(async () => {
  const changed = rows.filter(({ isChanged }) => isChanged)
  if (changed.length === 0) return
  browser = await launchChromium()
  const phone = { program: '', version: browser.version() }
  for (let count = 0; count < 2; count++) phones.push(keepEngine(phone, console.warn, () => openTouch(browser)))
  house = await openHouse(changed.map(({ path }) => path))
})
afterAll(async () => {
  await Promise.all(phones.map((phone) => phone.close()))
  await browser?.close()
  await house?.close()
})

for (const [index, { path, isChanged }] of rows.entries())
  test(`${path} by touch`, { concurrent: true, timeout: 1_800_000 }, async ({ skip }) => {
    const phone = phones[index % phones.length]
    if (!isChanged || !phone) return skip(unchangedNote)
    const { wrong, states, known } = await phone.use((page) =>
      playComponent(page, house, path, { screens, differences }),
    )
    if (wanted !== undefined) {
      const { [path]: _, ...others } = touchRecord.read()
      const date = new Date().toISOString().slice(0, 10)
      const entry = { source: subjectAt(path), method, version: browser.version(), date, states, known }
      touchRecord.write(wrong.length > 0 ? others : { ...others, [path]: entry })
    }
    expect(wrong.slice(0, 20)).toEqual([])
  })

test('each difference by touch is one that components showed', () => {
  const shown = new Set(Object.values(touchRecord.read()).flatMap(({ known }) => known))
  expect(differencesByTouch.map(({ reason }) => reason).filter((reason) => !shown.has(reason))).toEqual([])
})
