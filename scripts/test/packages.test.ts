import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '#toolchain/paths.ts'
import { hashOfPackages, onlyInTemplates } from './packages.ts'

const packages = () => ({
  'node_modules/a': { version: '1.0.0', dependencies: { b: '^1.0.0' } },
  'node_modules/a/node_modules/b': { version: '1.0.0', dependencies: { c: '1' } },
  'node_modules/b': { version: '2.0.0' },
  'node_modules/c': { version: '1.0.0' },
  'node_modules/idb': { version: '8.0.4', dependencies: { b: '2.0.0' } },
})

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'packages-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The hash of a project with these packages, one of them in another version. */
function hashWith(...others: (keyof ReturnType<typeof packages>)[]): string {
  const installed = packages()
  for (const place of others) installed[place].version = '9.0.0'
  const own = { dependencies: { a: '1.0.0' }, devDependencies: { idb: '8.0.4' } }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(own))
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: { '': own, ...installed } }))
  return hashOfPackages(folder)
}

test.each(['node_modules/a', 'node_modules/a/node_modules/b', 'node_modules/c'] as const)(
  '%s is reached from our own packages, and counts',
  (place) => expect(hashWith(place)).not.toBe(hashWith()),
)

test('what is there for templates alone does not count, nor what it needs', () =>
  expect(hashWith('node_modules/idb', 'node_modules/b')).toBe(hashWith()))

test('nothing of ours imports what is there for templates alone', () => {
  const files = globSync('{cli,client,compiler,scripts,server,shared,tests,toolchain,verify}/**/*.{ts,tsx,mjs,css}', {
    cwd: root,
  })
  const imports = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import\(?|@import)\s*['"]([^'"./#][^'"]*)['"]/g)].map(
      ([, name = '']) => ({ file, name }),
    ),
  )
  expect(imports.length).toBeGreaterThan(2000)
  const isOf = (name: string) => onlyInTemplates.some((each) => name === each || name.startsWith(`${each}/`))
  expect(imports.filter(({ name }) => isOf(name))).toEqual([])
})

test('each of them is installed', () => {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>
  }
  expect(onlyInTemplates.filter((name) => !devDependencies[name])).toEqual([])
})
