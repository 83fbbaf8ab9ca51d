import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderWith } from './fixture.ts'
import { keepRecords, readRecord, writeRecord, type ProofRecord } from './record.ts'

const proof = (tree: string): ProofRecord => ({ tree, passed: 'p', changed: '2026-11-27' })

test('each item has a file of its own, so that two machines write different ones', () => {
  const folder = join(folderWith({}), 'goods')
  expect(readRecord(folder)).toEqual({})
  const all = { 'templates/a/next': proof('2'), 'templates/a/html': proof('1'), 'starter-kits/a/project': proof('3') }
  writeRecord('templates/a', all, folder)
  writeRecord('starter-kits/a', all, folder)
  expect(readdirSync(folder).toSorted()).toEqual(['starter-kits-a.json', 'templates-a.json'])
  expect(readRecord(folder)).toEqual(all)
  writeRecord('templates/a', { 'starter-kits/a/project': proof('4') }, folder)
  expect(readRecord(folder)).toEqual({ 'starter-kits/a/project': proof('3') })
  keepRecords(['starter-kits/b'], folder)
  expect(readRecord(folder)).toEqual({})
})

test('an item whose name begins like another is another', () => {
  const folder = folderWith({})
  writeRecord('templates/a', { 'templates/a-b/html': proof('1') }, folder)
  expect(readRecord(folder)).toEqual({})
})
