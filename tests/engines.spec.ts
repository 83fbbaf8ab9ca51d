/**
 * Components do in Gecko and in WebKit what React does there, in every flavour. Plays a sample, and of it what changed
 * since it passed; `npm run engines` plays all components and writes them down, for their pages, too.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { engineRecords } from '#scripts/engines/record.ts'
import { engineNames, type EngineName } from '#toolchain/engines/engine.ts'
import { findEngine, howToGet, installEngines } from '#toolchain/engines/find.ts'
import { keepEngine, launchers, type KeptEngine } from '#toolchain/engines/kept-engine.ts'
import { readSources } from '#toolchain/catalog-files.ts'
import { unchangedNote } from '#toolchain/unchanged-note.ts'
import { openHouse, type House } from './engines/house.ts'
import { holds, subjectAt, writeDown } from './engines/passed.ts'
import { playComponent } from './engines/play.ts'
import { damages } from './engines/damages.ts'
import { knownDifferences } from './engines/differences.ts'
import { sample } from './engines/sample.ts'
import { rowsOf } from './unchanged.ts'

/** Part of a path, or the sample by its name; undefined where nothing is to be written down. */
const wanted = process.env.MILLWORK_ENGINES
const isSample = wanted === undefined || wanted === '--sample'
const all = readSources().sources.map(({ path }) => path)
const paths = isSample ? Object.values(sample) : all.filter((path) => path.includes(wanted))

const rows = engineNames.flatMap((engine) => {
  const passed = engineRecords[engine].read()
  const version = findEngine(engine)?.version
  return paths.map((path) => {
    const isChanged = Boolean(wanted) || !holds(passed[path], subjectAt(path), version)
    return { engine, path, isChanged }
  })
})
const damaged = rowsOf(
  'engines-damage',
  Object.fromEntries(
    engineNames.flatMap((engine) =>
      damages.map(({ what, path }) => [
        `${engine}: ${what}`,
        [`build/catalog/components/${path}.json`, 'tests/engines', 'toolchain/engines'],
      ]),
    ),
  ),
  { method: '', mode: wanted === '' || wanted === '--sample' ? 'changed' : 'look', concurrent: true },
)

let house: House
const engines = new Map<EngineName, { version: string; kept: KeptEngine }>()
beforeAll(async () => {
  const changed = rows.filter(({ isChanged }) => isChanged)
  if (changed.length + damaged.changed.length === 0) return
  installEngines(engineNames)
  for (const name of engineNames) {
    const found = findEngine(name)
    if (found) engines.set(name, { version: found.version, kept: keepEngine(found, console.warn, launchers[name]) })
    else console.warn(`Not run: ${howToGet(name)}`)
  }
  house = await openHouse([...new Set(changed.map(({ path }) => path))])
})
afterAll(async () => {
  await Promise.all([...engines.values()].map(({ kept }) => kept.close()))
  await house?.close()
})

// An engine plays one after another; by turns, so that both are busy.
const byTurns = rows.toSorted((a, z) => paths.indexOf(a.path) - paths.indexOf(z.path))
for (const { engine, path, isChanged } of byTurns)
  test(`${path} in ${engine}`, { concurrent: true, timeout: 900_000 }, async ({ skip }) => {
    if (!isChanged) return skip(unchangedNote)
    const found = engines.get(engine)
    if (!found) return skip(`not run: ${howToGet(engine)}`)
    const played = await found.kept.use((page) => playComponent(page, house, path))
    if (wanted !== undefined) writeDown(engine, found.version, path, played)
    expect(played.wrong.slice(0, 20)).toEqual([])
  })

damaged.declare(async (name) => {
  const engine = engines.get(name.slice(0, name.indexOf(':')) as EngineName)
  const damage = damages.find(({ what }) => name.endsWith(what))
  if (!engine || !damage) return
  const { path, flavour, from, to } = damage
  const broken = await openHouse([path], (code, _, of) => {
    if (of !== flavour) return code
    if (!code.includes(from)) throw new Error(`${path} in ${flavour} has no ${from}`)
    return code.replace(from, to)
  })
  const { wrong } = await engine.kept.use((page) => playComponent(page, broken, path))
  await broken.close()
  expect(wrong.filter((line) => line.startsWith(flavour)).length).toBeGreaterThan(0)
}, 900_000)

test('each known difference is one that components showed', () => {
  const entries = engineNames.flatMap((engine) => Object.values(engineRecords[engine].read()))
  const shown = new Set(entries.flatMap(({ known }) => known))
  expect(knownDifferences.map(({ reason }) => reason).filter((reason) => !shown.has(reason))).toEqual([])
})
