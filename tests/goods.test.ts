/** The live previews are built by what is installed here, so that must be what customers install. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allEditions } from '#scripts/goods/items.ts'
import { lockedVersions } from '#scripts/goods/versions.ts'

type Lock = { packages: Record<string, { version?: string }> }
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock

test('a template that is shown live locks the versions that build its preview', () => {
  const shown = allEditions().filter(({ item, preview }) => item.kind === 'templates' && preview)
  const other = shown.flatMap((edition) => {
    const { dependencies = {} } = JSON.parse(readFileSync(join(edition.folderPath, 'package.json'), 'utf8')) as {
      dependencies?: Record<string, string>
    }
    const locked = lockedVersions(edition)
    return [...Object.keys(dependencies), 'vite', 'tailwindcss', '@tailwindcss/vite']
      .map((name) => ({ name, theirs: locked[name], ours: packages[`node_modules/${name}`]?.version }))
      .filter(({ theirs, ours }) => theirs !== ours)
      .map(({ name, theirs, ours }) => `${edition.name}: ${name} ${theirs}, here ${ours}`)
  })
  expect(other).toEqual([])
})
