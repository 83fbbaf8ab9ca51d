/** What is delivered was proven as it is: templates and starter kits, by the hashes `npm run goods` wrote down. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allEditions } from '#scripts/goods/items.ts'
import { readRecord } from '#scripts/goods/record.ts'
import { buildDir } from '#toolchain/paths.ts'

test('every template and starter kit passed "npm run goods" as it is now', () => {
  const keys = JSON.parse(readFileSync(join(buildDir, 'goods/keys.json'), 'utf8')) as Record<string, string>
  const record = readRecord()
  const names = allEditions().map(({ name }) => name)
  expect(names.filter((name) => record[name]?.passed !== keys[`proof ${name}`])).toEqual([])
  expect(Object.keys(record).filter((name) => !names.includes(name))).toEqual([])
})
