import { mkdtempSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Built } from './compile-component.ts'
import { compiledStore } from './compiled-store.ts'

const folder = () => join(mkdtempSync(join(tmpdir(), 'compiled-')), 'below')
const built = (path: string) => ({ ok: true, order: 1, component: { path }, warnings: [] }) as unknown as Built

test('what was kept comes back by its key, and nothing by another', () => {
  const place = folder()
  compiledStore(place).write('one', built('alerts/plain'))
  expect(compiledStore(place).read('one')).toEqual(built('alerts/plain'))
  expect(compiledStore(place).read('two')).toBeNull()
})

test('what was not used for longest goes first', () => {
  const place = folder()
  const store = compiledStore(place)
  for (const key of ['a', 'b', 'c', 'd']) store.write(key, built(key))
  for (const [nth, key] of ['a', 'b', 'c', 'd'].entries()) utimesSync(join(place, `${key}.json`), nth, nth)
  store.read('a')
  store.prune(2)
  expect(['a', 'b', 'c', 'd'].filter((key) => store.read(key))).toEqual(['a', 'd'])
})
