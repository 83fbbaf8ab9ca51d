import { appendFileSync, cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { moduleGraph } from '#toolchain/stamps/modules.ts'
import { createCompileKey, makers } from './compile-key.ts'
import { root } from '#toolchain/paths.ts'

const { files, packages } = moduleGraph(makers)
const component = { path: 'application-ui/components/alerts/plain', source: '<p>Saved</p>' }

/** The code that compiles, in a folder of its own. */
function copy(): string {
  const base = mkdtempSync(join(tmpdir(), 'key-'))
  for (const file of [...files, 'package.json', 'package-lock.json']) cpSync(join(root, file), join(base, file))
  return base
}

test('the same source and code have the same key wherever they lie', () => {
  expect(createCompileKey(copy())(component)).toBe(createCompileKey(copy())(component))
})

test.each([
  'compiler/compile.ts',
  'compiler/targets/svelte/index.ts',
  'scripts/build/catalogue/entry.ts',
  'scripts/build/catalogue/compile-worker.ts',
  'toolchain/compiler-host.ts',
  'toolchain/tailwind-3.ts',
  'shared/urls.ts',
  'verify/subject-hash.ts',
])('another %s changes it', (file) => {
  const base = copy()
  const before = createCompileKey(base)(component)
  appendFileSync(join(base, file), '\n// Another.\n')
  expect(createCompileKey(base)(component)).not.toBe(before)
})

test.each<[string, string, boolean]>([
  ['prettier', 'another version of a package that compiles', true],
  ['vitest', 'another version of one that does not', false],
])('%s: %s', (name, _, changes) => {
  const base = copy()
  const before = createCompileKey(base)(component)
  const lock = readFileSync(join(base, 'package-lock.json'), 'utf8')
  const other = lock.replace(new RegExp(`("node_modules/${name}": \\{[^{}]*?"version": ")[^"]+`), '$10.0.1')
  expect(other).not.toBe(lock)
  writeFileSync(join(base, 'package-lock.json'), other)
  expect(createCompileKey(base)(component) !== before).toBe(changes)
})

test('another source changes it, and so does another place', () => {
  const keyOf = createCompileKey()
  expect(keyOf({ ...component, source: '<p>Sent</p>' })).not.toBe(keyOf(component))
  expect(keyOf({ ...component, path: 'application-ui/components/alerts/other' })).not.toBe(keyOf(component))
})

test('neither the list of subcategories, nor how sources are noted, nor tests and cases of the compiler enter it', () => {
  expect(files.length).toBeGreaterThan(150)
  const besides = /^content\/|^compiler\/cases\/|^scripts\/build\/(?!catalogue\/)|\.test\.ts$|\.md$/
  expect(files.filter((file) => besides.test(file))).toEqual([])
  expect(packages).toContain('tailwindcss')
})
