import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'oxc-parser'
import { describe, expect, test } from 'vitest'
import { filesBelow } from '#scripts/hash-tree.ts'

/** Who may import what, of our own rooms and of packages. The longest matching room decides; tests may look everywhere. */
const rooms: Record<string, { ours: string[]; packages?: string[] }> = {
  shared: { ours: ['package.json'], packages: [] },
  compiler: { ours: [], packages: ['oxc-parser', 'prettier', 'tailwindcss', 'zod'] },
  'content/components': { ours: ['shared'], packages: ['react', '@headlessui/react', '@heroicons/react', 'clsx'] },
  'content/media': { ours: [] },
  server: { ours: ['shared', 'server'] },
  'server/domain': { ours: ['shared', 'server/db'] },
  'server/db': { ours: ['shared', 'server/start-error.ts'] },
  client: { ours: ['shared'] },
  'client/ui': { ours: ['shared', 'client/hooks', 'client/api.ts'] },
  preview: { ours: ['shared', 'content/components'] },
  scripts: { ours: ['compiler', 'content', 'shared', 'server/main.ts', 'tests/chromium.ts'] },
}

const neverOf: Record<string, string[]> = { 'server/domain': ['hono', '@hono/node-server'] }
const roomNames = Object.keys(rooms).sort((a, b) => b.length - a.length)
const roomOf = (file: string) => roomNames.find((room) => file.startsWith(`${room}/`))!

const isSource = (file: string) => /\.(ts|tsx|mjs|js)$/.test(file) && !/\.(test|spec)\.ts$|\.d\.ts$/.test(file)
const sources = Object.keys(rooms)
  .filter((room) => !room.includes('/') || room.startsWith('content'))
  .flatMap((room) => filesBelow(room))
  .filter((file) => isSource(file) && !file.startsWith('compiler/cases/'))

describe('who may import what', () => {
  test.each(sources)('%s', (file) => {
    const room = roomOf(file)
    const { ours, packages } = rooms[room]!
    for (const specifier of importsOf(file)) {
      const target = resolveOurs(file, specifier)
      if (target) {
        const allowed = [room, ...ours].some((prefix) => target === prefix || target.startsWith(`${prefix}/`))
        expect(allowed, `${file} may not import ${specifier}`).toBe(true)
      } else if (!specifier.startsWith('node:')) {
        const name = specifier.split('/').slice(0, specifier.startsWith('@') ? 2 : 1).join('/')
        if (packages) expect(packages, `${file} may not import ${name}`).toContain(name)
        expect(neverOf[room] ?? [], `${file} may not import ${name}`).not.toContain(name)
      } else {
        expect(['compiler', 'shared', 'client', 'preview'], `${file} may not import ${specifier}`).not.toContain(room)
      }
    }
  })
})

/** The modules a file names in import and export declarations and in import() calls with a plain string. */
function importsOf(file: string): string[] {
  const { module } = parseSync(file, readFileSync(file, 'utf8'))
  return [
    ...module.staticImports.map((entry) => entry.moduleRequest.value),
    ...module.staticExports.flatMap((entry) => entry.entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
  ]
}

/** The path in our tree that a specifier means, or null for a package. */
function resolveOurs(file: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier))
  return null
}
