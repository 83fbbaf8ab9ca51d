/** What is delivered was proven as it is: templates, starter kits and overlays, by the hashes `npm run goods` wrote down. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allEditions, editionsOf, itemsOf } from '#scripts/goods/items.ts'
import { overlayRecords } from '#scripts/goods/prove-overlays.ts'
import { readRecord } from '#scripts/goods/record.ts'
import { buildDir } from '#toolchain/paths.ts'

const keys = JSON.parse(readFileSync(join(buildDir, 'goods/keys.json'), 'utf8')) as Record<string, string>

test('every template and starter kit passed "npm run goods" as it is now', () => {
  const record = readRecord()
  const names = allEditions().map(({ name }) => name)
  expect(names.filter((name) => record[name]?.passed !== keys[`proof ${name}`])).toEqual([])
  expect(Object.keys(record).filter((name) => !names.includes(name))).toEqual([])
})

test('every overlay passed "npm run goods -- overlays" as it is now', () => {
  const record = readRecord(overlayRecords)
  const names = itemsOf('overlays')
    .flatMap(editionsOf)
    .map(({ name }) => name)
  expect(Object.keys(record)).toEqual(names)
  expect(names.filter((name) => record[name]?.passed !== keys[`proof ${name}`])).toEqual([])
})
