/** Prints the hash of everything the compiler writes, so that a change which means to leave all of it alone can say so. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow } from '#toolchain/hash-tree.ts'
import { root } from '#toolchain/paths.ts'
import { flavours, type CompiledComponent } from '#shared/catalog.ts'

/** What customers copy of a component: every file with its marks, which hold Tailwind CSS 3, and what it needs. */
function outputOf(file: string): string {
  const { path, snippets } = JSON.parse(readFileSync(join(root, file), 'utf8')) as CompiledComponent
  const written = flavours.map((flavour) => {
    const { files, ...needs } = snippets[flavour]
    return { flavour, needs, files }
  })
  expect(written.every(({ files }) => files.every(({ code }) => code.length > 0))).toBe(true)
  return JSON.stringify([path, written])
}

test('the compiled output of all components and cases has a hash', () => {
  const components = filesBelow('build/catalog/components').filter((file) => file.endsWith('.json'))
  const sources = filesBelow('content/components').filter((file) => file.endsWith('.tsx'))
  expect(components.length).toBe(sources.length)

  const hash = createHash('sha256')
  for (const file of components) hash.update(outputOf(file))
  const cases = readdirSync(join(root, 'compiler/cases')).toSorted()
  for (const file of cases.flatMap((name) => filesBelow(`compiler/cases/${name}/expected`)))
    hash.update(file).update(readFileSync(join(root, file)))
  console.log(`Compiled output of ${components.length} components and ${cases.length} cases: ${hash.digest('hex')}`)
})
