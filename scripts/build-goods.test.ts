import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readGoods } from './build-goods.ts'

function folderWith(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'goods-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}
const about = (title: string, order: number) => JSON.stringify({ title, description: 'What it is.', order })

test('without folders there is nothing', () => {
  expect(readGoods(folderWith({}))).toEqual({ tools: [], 'starter-kits': [], templates: [] })
})

test('folders are listed by their order, and their name is the slug', () => {
  const folder = folderWith({ 'templates/b/about.json': about('B', 2), 'templates/c/about.json': about('C', 1) })
  expect(readGoods(folder).templates).toEqual([
    { slug: 'c', title: 'C', description: 'What it is.' },
    { slug: 'b', title: 'B', description: 'What it is.' },
  ])
})

test.each([
  ['is missing', {}],
  ['is no JSON', { 'tools/a/about.json': '{' }],
  ['lacks a title', { 'tools/a/about.json': '{"description":"x","order":1}' }],
])('a file that %s is named', (_what, files) => {
  const folder = folderWith({ 'tools/a/index.html': '', ...files })
  expect(() => readGoods(folder)).toThrow(/tools\/a\/about\.json does not say what this is/)
})
