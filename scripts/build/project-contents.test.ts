import { describe, expect, test } from 'vitest'
import { createAssembler } from '../goods/assemble.ts'
import { aboutOf, folderWith, lockOf } from '../goods/fixture.ts'
import { allEditions } from '../goods/items.ts'
import { present } from '#toolchain/present.ts'
import { projectContents } from './project-contents.ts'

const project = {
  scripts: { dev: 'vite', build: 'vite build' },
  dependencies: { vue: '3.5.0' },
  devDependencies: { vite: '8.0.0' },
  engines: { node: '>=22.22.0' },
}
const files = {
  'starter-kits/fine/project/package.json': project,
  'starter-kits/fine/project/package-lock.json': lockOf({
    vite: '8.0.0',
    vue: '3.5.0',
    'vite/node_modules/a': '1.0.0',
  }),
  'starter-kits/fine/project/README.md': '# Fine\n\nTold.\n',
  'starter-kits/fine/project/src/a.ts': 'one\n\ntwo\n',
  'starter-kits/fine/project/src/b.css': 'three',
}
const measured = {
  day: '2026-11-27',
  node: '24.21.0',
  engines: '>=22.22.0',
  builtWith: [{ title: 'Vite', version: '8.0.0' }],
  seconds: { install: 20, build: 6 },
  files: 5,
  lines: 3,
  dependencies: { runtime: 1, development: 1, installed: 90 },
  firstPage: { path: '/sign-in', javascript: 0, css: 9000 },
  tests: null,
  attacks: null,
  withoutScripts: false,
  lighthouse: null,
  added: null,
}

async function contentsOf(over: object = {}, more: Record<string, string | object> = {}, isProven = true) {
  const about = aboutOf('project', { pictured: '/', ...over })
  const folder = folderWith({ ...files, 'starter-kits/fine/about.json': about, ...more })
  const edition = present(allEditions(folder)[0], 'a kit')
  return projectContents(edition, await createAssembler()(edition), { isProven })
}

test('a kit is counted: its files, the lines of its code, its packages with the versions of the lockfile', async () => {
  expect(await contentsOf()).toMatchObject({
    files: [
      ['README.md', 14],
      ['package-lock.json', expect.any(Number)],
      ['package.json', expect.any(Number)],
      ['src/a.ts', 9],
      ['src/b.css', 5],
    ],
    lines: 3,
    packages: [
      { name: 'vue', version: '3.5.0', isForDevelopment: false },
      { name: 'vite', version: '8.0.0', isForDevelopment: true },
    ],
    locked: 3,
    node: '>=22.22.0',
    scripts: ['dev', 'build'],
    record: null,
  })
})

test('of a kit that is sold not a line is told, of a free one its README', async () => {
  expect(JSON.stringify(await contentsOf())).not.toMatch(/Told|one\b|three/)
  expect(await contentsOf({ free: true })).toMatchObject({ readme: '# Fine\n\nTold.\n' })
})

test('a package that the lockfile lacks is named', async () => {
  const lock = { 'starter-kits/fine/project/package-lock.json': lockOf({ vite: '8.0.0' }) }
  await expect(contentsOf({}, lock)).rejects.toThrow(/starter-kits\/fine\/project asks for vue/)
})

describe('what its proof measured', () => {
  const record = { 'records/starter-kits/fine.json': measured }

  test('is told as far as a page can show it', async () => {
    expect((await contentsOf({}, record)).record).toEqual({
      day: '2026-11-27',
      node: '24.21.0',
      seconds: { install: 20, build: 6 },
      installed: 90,
      firstPage: { javascript: 0, css: 9000 },
      tests: null,
      attacks: [],
      withoutScripts: false,
      lighthouse: null,
    })
  })

  test('stops the build where it is not what a proof writes', async () => {
    const wrong = { 'records/starter-kits/fine.json': { ...measured, tests: 'many' } }
    await expect(contentsOf({}, wrong)).rejects.toThrow(/fine\.json is not what a proof writes/)
  })

  test('is not told of a project that is another by now', async () => {
    expect((await contentsOf({}, record, false)).record).toBeNull()
  })
})
