import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesBelow } from '#toolchain/hash-tree.ts'
import { root } from '#toolchain/paths.ts'
import { moduleGraph } from '#toolchain/stamps/modules.ts'
import { fileTests, passedAfter, unchangedFiles } from './unchanged-files.ts'

const rooms = ['build', 'client', 'compiler', 'content', 'scripts', 'server', 'shared', 'tests', 'toolchain', 'verify']
/** A path of ours as it stands in a text: `'content/components'`, `` `compiler/cases/${name}` ``. */
const written = new RegExp(`['"\`](?:\\.\\./)*((?:${rooms.join('|')})(?:/[\\w.*-]+)+)`, 'g')
const catalogue = ['content/components', 'compiler', 'scripts/build', 'shared', 'toolchain']

const isBelow = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)

describe.each(Object.entries(fileTests))('%s', (pattern, reads) => {
  const files = globSync(pattern, { cwd: root })

  test('is there', () => expect(files).not.toEqual([]))

  test('asks no server and no page of the product, which know what day it is', () => {
    const { files: modules } = moduleGraph(files)
    expect(modules.filter((each) => /^(?:server|client|tests\/e2e)\//.test(each))).toEqual([])
  })

  test('names no file of ours that is not among what it depends on', () => {
    const { files: modules } = moduleGraph(files)
    const own = modules.filter((each) => files.includes(each) || /^(?:tests|scripts\/mutants)\//.test(each))
    const paths = own.flatMap((each) =>
      [...readFileSync(join(root, each), 'utf8').matchAll(written)].map(([, path = '']) => path),
    )
    const isCovered = (path: string) =>
      // What passed before says which rows are played, not how they end.
      isBelow(path, 'tests/passed') ||
      (isBelow(path, 'build')
        ? catalogue.every((folder) => reads.includes(folder))
        : modules.includes(path) || reads.some((folder) => isBelow(path, folder)))
    // What is not there is an example in a text, or made by the test.
    expect(paths.filter((path) => filesBelow(path).length > 0 && !isCovered(path))).toEqual([])
  })
})

test('what passed as it is stays away, and what was altered or never passed is played', () => {
  const hashes = new Map([
    ['compiler/a.test.ts', 'same'],
    ['compiler/b.test.ts', 'altered'],
    ['compiler/c.test.ts', 'new'],
  ])
  const passed = {
    'compiler/a.test.ts': { hash: 'same', tests: 3 },
    'compiler/b.test.ts': { hash: 'before', tests: 1 },
  }
  expect(unchangedFiles(passed, hashes, '2026-11-25')).toEqual(['compiler/a.test.ts'])
})

test('after a run what passed is known as it is now, what was left out as before, and what failed no more', () => {
  const hashes = new Map([
    ['compiler/same.test.ts', 'same'],
    ['compiler/altered.test.ts', 'now'],
    ['compiler/broken.test.ts', 'now'],
    ['compiler/new.test.ts', 'new'],
  ])
  const known = {
    'compiler/same.test.ts': { hash: 'same', tests: 3 },
    'compiler/altered.test.ts': { hash: 'before', tests: 1 },
    'compiler/broken.test.ts': { hash: 'before', tests: 1 },
    'compiler/gone.test.ts': { hash: 'same', tests: 9 },
  }
  const passed = new Map([
    ['compiler/altered.test.ts', 2],
    ['compiler/new.test.ts', 5],
    ['server/other.test.ts', 7],
  ])
  expect(
    passedAfter(passed, hashes, { leftOut: ['compiler/same.test.ts'], known, dated: [], today: '2026-11-25' }),
  ).toEqual({
    'compiler/altered.test.ts': { hash: 'now', tests: 2 },
    'compiler/new.test.ts': { hash: 'new', tests: 5 },
    'compiler/same.test.ts': { hash: 'same', tests: 3 },
  })
})

test('what passed of the product holds for a week, and is played again after it, or when the clock went back', () => {
  const hashes = new Map([['tests/e2e/theme.spec.ts', 'same']])
  const passed = { 'tests/e2e/theme.spec.ts': { hash: 'same', tests: 3, day: '2026-11-25' } }
  const leftOut = (today: string) => unchangedFiles(passed, hashes, today)
  expect(leftOut('2026-11-25')).toEqual(['tests/e2e/theme.spec.ts'])
  expect(leftOut('2026-12-01')).toEqual(['tests/e2e/theme.spec.ts'])
  expect(leftOut('2026-12-02')).toEqual([])
  expect(leftOut('2026-11-24')).toEqual([])
})

test('a test of the product is written down with the day on which it passed, and keeps it while it is left out', () => {
  const hashes = new Map([
    ['tests/e2e/theme.spec.ts', 'now'],
    ['tests/e2e/shell.spec.ts', 'same'],
  ])
  const known = { 'tests/e2e/shell.spec.ts': { hash: 'same', tests: 3, day: '2026-11-24' } }
  const passed = new Map([['tests/e2e/theme.spec.ts', 2]])
  const about = { leftOut: ['tests/e2e/shell.spec.ts'], known, dated: [...hashes.keys()], today: '2026-11-25' }
  expect(passedAfter(passed, hashes, about)).toEqual({
    'tests/e2e/shell.spec.ts': { hash: 'same', tests: 3, day: '2026-11-24' },
    'tests/e2e/theme.spec.ts': { hash: 'now', tests: 2, day: '2026-11-25' },
  })
})
