import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { globsIn } from './bundle.ts'
import { moduleGraph } from './modules.ts'
import { closureOf } from './packages.ts'
import { sheetGraph } from './stylesheets.ts'

function project(files: Record<string, string>): string {
  const base = mkdtempSync(join(tmpdir(), 'graph-'))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(base, file)), { recursive: true })
    writeFileSync(join(base, file), text)
  }
  return base
}

test.each([
  ['an import', "import { a } from './other.ts'"],
  ['an import for its effect', "import './other.ts'"],
  ['an export from it', "export * from './other.ts'"],
  ['a name for our rooms', "import { a } from '#steps/other.ts'"],
  ['an import at run time', "const run = () => import('./other.ts')"],
  ['a thread', "new Worker(new URL('./other.ts', import.meta.url))"],
  ['types beside a value', "import { type A, a } from './other.ts'"],
])('%s brings a module in, with what that imports', (_, text) => {
  const base = project({
    'steps/entry.ts': text,
    'steps/other.ts': "import data from '../data.json' with { type: 'json' }\nimport zod from 'zod/v4'",
    'data.json': '{}',
  })
  const { files, packages } = moduleGraph(['steps/entry.ts'], base)
  expect(files).toEqual(['data.json', 'steps/entry.ts', 'steps/other.ts'])
  expect(packages).toEqual(['zod'])
})

test.each(["import type { A } from './other.ts'", "export type { A } from './other.ts'", "import 'node:fs'"])(
  '%s brings nothing in',
  (text) => {
    expect(moduleGraph(['entry.ts'], project({ 'entry.ts': text }))).toEqual({ files: ['entry.ts'], packages: [] })
  },
)

test('packages are found by every way of asking for them', () => {
  const text = `import { a } from '@scope/name/part'
const b = require('plain/lib/b')
const c = createRequire(import.meta.url).resolve('found')
const d = require.resolve(\`@fonts/one/files/\${weight}.woff\`)`
  const { packages } = moduleGraph(['entry.ts'], project({ 'entry.ts': text }))
  expect(packages).toEqual(['@fonts/one', '@scope/name', 'found', 'plain'])
})

test('an import of what is not there is an error', () => {
  expect(() => moduleGraph(['entry.ts'], project({ 'entry.ts': "import './gone.ts'" }))).toThrow(/gone\.ts/)
})

test('a stylesheet takes in others, fonts, packages and what it is looked through for', () => {
  const base = project({
    'client/app.css': `/* @import './not.css' */
@import './styles/site.css';
@import 'tailwindcss' source(none);
@source './';
@source not './mails';
@source '../content/**/*.tsx';`,
    'client/styles/site.css': "@font-face { src: url('../inter.woff2') format('woff2'), url('@fonts/one/a.woff2') }",
    'client/inter.woff2': '',
  })
  expect(sheetGraph(['client/app.css'], base)).toEqual({
    files: ['client/app.css', 'client/styles/site.css', 'client/inter.woff2'],
    packages: ['@fonts/one', 'tailwindcss'],
    scanned: ['client/**', 'content/**/*.tsx'],
  })
  expect(() => sheetGraph(['a.css'], project({ 'a.css': "@plugin './own.js';" }))).toThrow(/@plugin/)
})

test('globs are read where they stand as plain strings, and refused elsewhere', () => {
  const text =
    "const a = import.meta.glob<{ default: ComponentType }>(['./pages/**/*.tsx', '!./pages/**/parts/**'], {})"
  expect(globsIn('client/entry.tsx', text)).toEqual(['client/pages/**/*.tsx'])
  expect(globsIn('client/preview/ssr.tsx', "import.meta.glob('/content/**/*.tsx')")).toEqual(['content/**/*.tsx'])
  expect(() => globsIn('client/entry.tsx', 'import.meta.glob(pattern)')).toThrow(/plain strings/)
})

test('a package stands for all it needs, as it is nested', () => {
  const packages = {
    'node_modules/a': { version: '1.0.0', dependencies: { b: '1' }, peerDependencies: { c: '1' } },
    'node_modules/b': { version: '2.0.0' },
    'node_modules/a/node_modules/b': { version: '1.0.0', optionalDependencies: { d: '1', none: '1' } },
    'node_modules/c': { version: '1.0.0', dependencies: { a: '1' } },
    'node_modules/d': { version: '1.0.0' },
    'node_modules/e': { version: '1.0.0' },
  }
  expect(closureOf(packages, 'a').sort()).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/c',
    'node_modules/d',
  ])
})
