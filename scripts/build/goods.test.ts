import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readGoods } from './goods.ts'
import { readTools } from './goods-list.ts'
import { createAssembler } from '../goods/assemble.ts'
import { aboutOf, folderWith, lockOf } from '../goods/fixture.ts'
import { allEditions } from '../goods/items.ts'
import { zipTree } from '../goods/zip.ts'

const read = (folder: string) => readGoods(folder, async (_edition, { hash }) => ({ zip: { bytes: 1, hash } }))

/** A template with one edition. */
const template = (slug: string, over: object = {}, lock: object = lockOf({ vite: '8.0.0' })) => ({
  [`templates/${slug}/about.json`]: aboutOf('one', over),
  [`templates/${slug}/one/package.json`]: {},
  [`templates/${slug}/one/package-lock.json`]: lock,
})

test('without folders there is nothing', async () => {
  expect(await read(folderWith({}))).toEqual({ tools: [], 'starter-kits': [], templates: [] })
})

test('folders are listed by their order, with what is inside; their name is the slug', async () => {
  const { templates } = await read(
    folderWith({ ...template('b', { title: 'B', order: 2 }), ...template('c', { title: 'C' }) }),
  )
  expect(templates).toMatchObject([
    {
      slug: 'c',
      title: 'C',
      free: false,
      pages: [{ path: '/', title: 'Home' }],
      editions: [{ slug: 'one', files: 2, builtWith: [{ title: 'Vite', version: '8.0.0' }], preview: false }],
    },
    { slug: 'b', title: 'B' },
  ])
})

test.each([
  ['is missing', {}],
  ['is no JSON', { 'tools/a/about.json': '{' }],
  ['lacks a title', { 'tools/a/about.json': '{"description":"x","order":1}' }],
])('a file that %s is named', (_what, files) => {
  const folder = folderWith({ 'tools/a/index.html': '', ...files })
  expect(() => readTools(folder)).toThrow(/tools\/a\/about\.json does not say what this is/)
})

test.each([
  ['a template without editions', template('a', { editions: undefined }), /editions/],
  [
    'a technology nobody knows',
    template('a', { editions: [{ folder: 'one', title: 'One', builtWith: ['no'] }] }),
    /With/,
  ],
  ['a page without a path', template('a', { pages: [{ path: 'pricing', title: 'Pricing' }] }), /is no path such as/],
  ['a detail nobody knows', template('a', { stars: 5 }), /stars/],
  ['a package the lockfile lacks', template('a', {}, lockOf({})), /built with vite, which its lockfile does not hold/],
  [
    'a registry in the lockfile',
    template('a', {}, lockOf({ vite: '8.0.0' }, 'https://r.example/')),
    /names a registry/,
  ],
])('%s is refused by name', async (_what, files, message) => {
  await expect(read(folderWith(files))).rejects.toThrow(message)
})

test('a zip has the same bytes for the same files, whenever it is made, and nothing besides', async () => {
  const files = { ...template('a'), 'templates/a/one/bin/run': '#!/bin/sh\n', 'templates/a/one/node_modules/x.js': '' }
  const zip = async () => zipTree(await createAssembler()(allEditions(folderWith(files))[0]!), 'a-one')
  const first = await zip()
  expect(Object.keys(unzipSync(first))).toEqual(['a-one/bin/run', 'a-one/package-lock.json', 'a-one/package.json'])
  expect(Buffer.from(await zip()).equals(Buffer.from(first))).toBe(true)
})
