import { expect, test } from 'vitest'
import { folderWith } from '../fixture.ts'
import { readKitRecord, writeKitRecord, type KitRecord } from '../kit-record.ts'
import { dependenciesOf, linesOf, testsOf } from './figures.ts'
import { median } from './lighthouse.ts'

test('lines are those of code that say something, without the lockfile', () => {
  const files = {
    'src/a.ts': 'a\n\n  \nb\n',
    'b.vue': 'c',
    'package-lock.json': 'd\ne',
    'README.md': 'f',
    'g.css': '\n',
  }
  expect(linesOf(new Map(Object.entries(files).map(([path, text]) => [path, new TextEncoder().encode(text)])))).toBe(3)
})

test('packages are counted as named and as installed', () => {
  const folder = folderWith({
    'package.json': { dependencies: { hono: '1' }, devDependencies: { vite: '1', vitest: '1' } },
    'node_modules/.package-lock.json': { packages: { 'node_modules/hono': {}, 'node_modules/vite': {} } },
  })
  expect(dependenciesOf(folder)).toEqual({ runtime: 1, development: 2, installed: 2 })
})

test.each([
  ['\u001B[2m      Tests \u001B[22m \u001B[1m\u001B[32m12 passed\u001B[39m\u001B[22m\u001B[90m (12)\u001B[39m\n', 12],
  [' Test Files  2 passed (2)\n      Tests  20 passed | 1 skipped (21)\n   Start at  10:00:00\n', 21],
  ['nothing of the kind (3)', null],
])('Vitest’s last words are read', (said, tests) => expect(testsOf(said)).toBe(tests))

test('the median is the middle one, in whatever order they came', () => expect(median([90, 100, 70, 95, 80])).toBe(90))

const record: KitRecord = {
  day: '2026-11-27',
  node: '24.21.0',
  engines: '>=22.22.0',
  builtWith: [{ title: 'Hono', version: '4.13.19' }],
  seconds: { install: 9, build: 3 },
  files: 60,
  lines: 2400,
  dependencies: { runtime: 4, development: 9, installed: 120 },
  firstPage: { path: '/sign-in', javascript: 20_000, css: 6000 },
  tests: 31,
  attacks: ['a form of a megabyte is refused'],
  withoutScripts: true,
  lighthouse: null,
  added: null,
}

test('what is written of a kit can be read again, and nothing else can', () => {
  const folder = folderWith({ 'records/starter-kits/other.json': { ...record, day: 'today' } })
  expect(readKitRecord('hono-htmx', folder)).toBeNull()
  writeKitRecord('hono-htmx', record, folder)
  expect(readKitRecord('hono-htmx', folder)).toEqual(record)
  expect(() => readKitRecord('other', folder)).toThrow(/other\.json is not what a proof writes/)
})
