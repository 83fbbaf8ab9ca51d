/**
 * What the build wrote down of each step as its sources, tried one by one in a copy of everything: another content of
 * one makes its step run, and everything a step does not name leaves it alone.
 */
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { steps } from '#scripts/build/index.ts'
import { createSourceReader, type Source } from '#toolchain/stamps/sources.ts'
import { changedSource, readStamp, reasonToRun } from '#toolchain/stamps/stamp.ts'
import { filesBelow } from '#toolchain/hash-tree.ts'
import { root } from '#toolchain/paths.ts'

const stamps = new Map(steps.map(({ name }) => [name, readStamp(name) ?? []]))
const names = steps.map(({ name }) => name)
const everything = [...stamps.values()].flat()

/** Everything but what is installed, what is built and what lies there by chance; of what is built, the sources. */
const copy = mkdtempSync(join(tmpdir(), 'stamps-'))
const besides = new Set(['node_modules', 'build', 'data', '.git', '.vitest'].map((name) => join(root, name)))
cpSync(root, copy, { recursive: true, filter: (path) => !besides.has(path) })
for (const { kind, path } of everything)
  if (kind === 'file' && path.startsWith('build/') && existsSync(join(root, path)))
    cpSync(join(root, path), join(copy, path))
afterAll(() => rmSync(copy, { recursive: true }))

const packageFile = join(copy, 'package.json')
const packageText = readFileSync(packageFile, 'utf8')
const lockFile = join(copy, 'package-lock.json')
const lock = readFileSync(lockFile, 'utf8')
const withVersion = (name: string) =>
  lock.replace(new RegExp(`("node_modules/${RegExp.escape(name)}": \\{[^{}]*?"version": ")[^"]+`), '$10.0.1')

/** Makes one source another; answers how to undo it. */
const alter: Record<Source['kind'], (path: string) => () => void> = {
  file(path) {
    const file = join(copy, path)
    if (!existsSync(file)) return create(file)
    const { size } = statSync(file)
    appendFileSync(file, '\n')
    return () => truncateSync(file, size)
  },
  presence(path) {
    const file = join(copy, path)
    if (!existsSync(file)) return create(file)
    renameSync(file, `${file}.away`)
    return () => renameSync(`${file}.away`, file)
  },
  names: (pattern) =>
    create(join(copy, pattern.slice(0, pattern.indexOf('/*')), `new${/\.\w+$/.exec(pattern)?.[0] ?? '.txt'}`)),
  package(name) {
    writeFileSync(lockFile, withVersion(name))
    return () => writeFileSync(lockFile, lock)
  },
  runtime() {
    writeFileSync(packageFile, packageText.replace('"#client/*"', '"#page/*"'))
    return () => writeFileSync(packageFile, packageText)
  },
}

/** Writes a file that was not there, and the folders it needs. */
function create(file: string): () => void {
  const made = mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, 'new')
  return () => rmSync(made ?? file, { recursive: true })
}

test.each(names)('%s is fresh after the build, here and in a copy', (name) => {
  const { makes } = steps.find((step) => step.name === name)!
  expect(stamps.get(name)!.length).toBeGreaterThan(10)
  expect(reasonToRun(name, makes)).toBeNull()
  expect(changedSource(stamps.get(name)!, createSourceReader(copy))).toBeUndefined()
})

test.each(names)('whatever becomes of one source of %s, the step runs', (name) => {
  const sources = stamps.get(name)!
  const unnoticed = sources.filter((source) => {
    const undo = alter[source.kind](source.path)
    const look = createSourceReader(copy)
    const changed = changedSource(sources, (each) => (each === source ? look(each) : each.hash))
    undo()
    return changed !== source
  })
  expect(unnoticed).toEqual([])
  expect(changedSource(sources, createSourceReader(copy))).toBeUndefined()
})

test.each(names)('%s stays fresh while everything it does not name becomes another', (name) => {
  const sources = stamps.get(name)!
  const named = new Set(sources.map(({ path }) => path))
  const others = filesBelow('.', copy)
    .map((path) => path.slice('./'.length))
    .filter((path) => !named.has(path) && !/^package(-lock)?\.json$/.test(path))
  const undo = others.map((path) => alter.file(path))
  // A package that nothing imports, and a command. Beside what signs people in, vitest may stand as a peer.
  writeFileSync(lockFile, withVersion(name === 'server' ? 'oxlint' : 'vitest'))
  if (!named.has('package.json'))
    writeFileSync(packageFile, packageText.replace('"scripts": {', '"scripts": { "new": "",'))
  const changed = changedSource(sources, createSourceReader(copy))
  for (const each of undo) each()
  writeFileSync(lockFile, lock)
  writeFileSync(packageFile, packageText)
  expect(others.length).toBeGreaterThan(1000)
  expect(changed).toBeUndefined()
})

test('a new file in a folder that nobody listed makes nothing run', () => {
  const undo = ['docs/new.md', 'tests/new.ts', 'server/domain/new.ts'].map((path) => create(join(copy, path)))
  const stale = names.filter((name) => changedSource(stamps.get(name)!, createSourceReader(copy)))
  for (const each of undo) each()
  expect(stale).toEqual([])
})
