/** A component that is added to a starter kit passes that kit's own lint, whichever of them all it is. */
import { execFile } from 'node:child_process'
import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { flavours, type CompiledComponent, type Flavour } from '#shared/catalog.ts'
import { filesBelow } from '#toolchain/hash-tree.ts'
import { root } from '#toolchain/paths.ts'
import { present } from '#toolchain/present.ts'

/** What a kit's millwork.json says of where a component goes. */
type Added = { flavour: Flavour; dir: string }
type Found = { code: string; filename: string; message: string }

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

const components = filesBelow('build/catalog/components')
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as CompiledComponent)

const addedTo = (project: string) => JSON.parse(readFileSync(join(project, 'millwork.json'), 'utf8')) as Added

/** Those whose components are code: their lint reads no HTML. */
const kits = globSync('content/starter-kits/*/project/.oxlintrc.json', { cwd: root })
  .map((file) => ({ kit: basename(join(file, '../..')), project: join(root, dirname(file)) }))
  .filter(({ project }) => addedTo(project).flavour !== 'html')

/** A project with nothing in it but the kit's lint and every component as its millwork.json wants it. */
function projectWithAll(project: string, only: (path: string) => boolean = () => true): string {
  const { flavour, dir } = addedTo(project)
  expect(flavours).toContain(flavour)
  const folder = mkdtempSync(join(tmpdir(), 'millwork-lint-'))
  folders.push(folder)
  copyFileSync(join(project, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  mkdirSync(join(folder, dir), { recursive: true })
  for (const { path, snippets } of components.filter((one) => only(one.path))) {
    const { fileName, code } = present(snippets[flavour].files[0], `code of ${path}`)
    writeFileSync(join(folder, dir, `${path.split('/').slice(-2).join('-')}-${fileName}`), code)
  }
  return folder
}

/** What the lint finds, which ends with an error where that is anything. */
function lint(folder: string): Promise<Found[]> {
  const words = [join(root, 'node_modules/oxlint/bin/oxlint'), '--deny-warnings', '--format=json']
  const { promise, resolve, reject } = Promise.withResolvers<Found[]>()
  execFile(process.execPath, words, { cwd: folder, maxBuffer: 64 * 1024 * 1024 }, (error, stdout) => {
    if (error && !stdout) reject(error)
    else resolve((JSON.parse(stdout) as { diagnostics: Found[] }).diagnostics)
  })
  return promise
}

test('lints with the version that kits have', () => {
  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, Record<string, string>>
  const versions = kits.map(({ project }) => {
    const { devDependencies } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as typeof own
    return devDependencies?.oxlint
  })
  expect(kits.length).toBeGreaterThan(7)
  expect([...new Set(versions)]).toEqual([own.devDependencies?.oxlint])
})

test.each(kits)('$kit takes every component', async ({ project }) => {
  const found = await lint(projectWithAll(project))
  expect(found.map(({ code, filename, message }) => `${filename}: ${code} ${message}`)).toEqual([])
})

test('sees what is wrong with one', async () => {
  const { project } = present(
    kits.find(({ kit }) => kit === 'react-vite'),
    'the kit of React and Vite',
  )
  const folder = projectWithAll(project, () => false)
  writeFileSync(
    join(folder, addedTo(project).dir, 'bad.tsx'),
    'export default function Bad() { return <img src="a.png" /> }\n',
  )
  expect((await lint(folder)).map(({ code }) => code)).toEqual(['jsx-a11y(alt-text)'])
})
