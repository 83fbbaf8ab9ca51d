import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { filesBelow } from '../hash-tree.ts'
import { buildDir, root } from '../paths.ts'
import { entriesIn, isThere, load, note, readBytes, readOwn, readTextIfThere, recorded } from './record.ts'
import { createSourceReader, type Source } from './sources.ts'

let folder: string
const at = (name: string) => join(folder, name)
const pathOf = (name: string) => relative(root, at(name))
const told = (sources: readonly Source[]) => sources.map(({ kind, path }) => `${kind} ${path.replace(pathOf(''), '.')}`)

beforeEach(() => {
  mkdirSync(buildDir, { recursive: true })
  folder = mkdtempSync(join(buildDir, 'record-'))
  writeFileSync(at('text.md'), 'one')
  utimesSync(at('text.md'), 1, 1)
})
afterEach(() => rmSync(folder, { recursive: true }))

test.each<[string, () => unknown, string]>([
  ['reading a file', () => readBytes(at('text.md')), 'file ./text.md'],
  ['reading what may be there', () => readTextIfThere(at('none.md')), 'file ./none.md'],
  ['asking whether it is there', () => isThere(at('none.md')), 'presence ./none.md'],
  ['listing a folder', () => entriesIn(folder), 'names ./*'],
  ['listing all below it', () => filesBelow(pathOf('')), 'names ./**'],
  ['reading from a package', () => readBytes(join(root, 'node_modules/zod/package.json')), 'package zod'],
  ['noting what somebody else read', () => note('file', pathOf('text.md')), 'file ./text.md'],
])('%s makes it a source, that looks the same until it changes', async (_, read, source) => {
  const { sources } = await recorded(read)
  expect(told(sources)).toEqual([source])
  expect(sources.map(createSourceReader())).toEqual(sources.map(({ hash }) => hash))
})

test('a source that is missing is one too, so that its coming is noticed', async () => {
  const { sources } = await recorded(() => {
    isThere(at('new.md'))
    readTextIfThere(at('new.md'))
    entriesIn(folder)
  })
  writeFileSync(at('new.md'), 'new')
  const look = createSourceReader()
  expect(told(sources.filter((source) => look(source) !== source.hash))).toEqual([
    'file ./new.md',
    'names ./*',
    'presence ./new.md',
  ])
})

test('a file that changes while a step reads it, or after, makes the step run again', async () => {
  const twice = await recorded(() => {
    readBytes(at('text.md'))
    writeFileSync(at('text.md'), 'two')
    readBytes(at('text.md'))
  })
  const late = await recorded(() => {
    writeFileSync(at('text.md'), 'three')
    utimesSync(at('text.md'), new Date(), new Date(Date.now() + 1000))
    note('file', pathOf('text.md'))
  })
  const look = createSourceReader()
  for (const { sources } of [twice, late]) expect(look(sources[0]!)).not.toBe(sources[0]!.hash)
})

test('what a step makes itself, what lies elsewhere and what is read outside of a step is no source', async () => {
  readBytes(at('text.md'))
  const { sources } = await recorded(() => {
    readBytes(at('text.md'))
    readOwn(at('other.md'))
    readTextIfThere('/etc/hostname')
  }, [pathOf('')])
  expect(sources).toEqual([])
})

test('a module loaded at run time is a source with its imports and how Node reads them', async () => {
  writeFileSync(at('entry.js'), "export { two } from './two.js'")
  writeFileSync(at('two.js'), 'export const two = 2')
  for (const name of ['entry.js', 'two.js']) utimesSync(at(name), 1, 1)
  const { value, sources } = await recorded(() => load<{ two: number }>(at('entry.js')))
  expect(value.two).toBe(2)
  expect(told(sources).filter((source) => !source.includes('package.json'))).toEqual([
    'file ./entry.js',
    'file ./two.js',
    'runtime node',
  ])
})
