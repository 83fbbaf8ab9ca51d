import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { createCompileKey } from './compile-key.ts'

const files = {
  'compiler/compile.ts': 'export const compile = 1',
  'compiler/compile.test.ts': 'test()',
  'compiler/cases/menu/input.tsx': '<Menu />',
  'compiler/README.md': '# The compiler',
  'content/components/catalog.ts': 'export const catalog = {}',
  'package-lock.json': '{ "prettier": "3.10.1" }',
  'scripts/compiler-host.ts': 'export const host = 1',
}
const component = { path: 'application-ui/components/alerts/plain', source: '<p>Saved</p>' }

function keyWith(changes: Record<string, string> = {}, source = component) {
  const base = mkdtempSync(join(tmpdir(), 'key-'))
  for (const [file, text] of Object.entries({ ...files, ...changes })) {
    mkdirSync(dirname(join(base, file)), { recursive: true })
    writeFileSync(join(base, file), text)
  }
  return createCompileKey(base)(source)
}

test('the same source and toolchain have the same key wherever they lie', () => {
  expect(keyWith()).toBe(keyWith())
})

test.each([
  'compiler/compile.ts',
  'compiler/targets/new.ts',
  'content/components/catalog.ts',
  'package-lock.json',
  'scripts/compiler-host.ts',
])('another %s changes it', (file) => {
  expect(keyWith({ [file]: 'changed' })).not.toBe(keyWith())
})

test('another source changes it, and so does another place', () => {
  expect(keyWith({}, { ...component, source: '<p>Sent</p>' })).not.toBe(keyWith())
  expect(keyWith({}, { ...component, path: 'application-ui/components/alerts/other' })).not.toBe(keyWith())
})

test.each(['compiler/compile.test.ts', 'compiler/cases/menu/input.tsx', 'compiler/README.md'])(
  'another %s leaves it, since nothing is compiled by it',
  (file) => {
    expect(keyWith({ [file]: 'changed' })).toBe(keyWith())
  },
)
