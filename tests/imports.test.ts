import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { filesBelow } from '#toolchain/hash-tree.ts'

type Room = { ours: string[]; packages?: string[]; never?: string[] }

/** Who may import what, of our own rooms and of packages. The longest matching room decides; tests may look everywhere. */
const rooms: Record<string, Room> = {
  shared: { ours: ['package.json'], packages: [] },
  // Of those who show code; a browser gets what was highlighted.
  'shared/highlight': { ours: ['shared'], packages: ['shiki'] },
  compiler: {
    ours: [],
    packages: ['oxc-parser', 'prettier', 'prettier-plugin-svelte', 'svelte', 'tailwindcss', 'zod'],
  },
  'content/components': { ours: ['shared'], packages: ['react', '@headlessui/react', '@heroicons/react', 'clsx'] },
  // What a component's own steps may use; they lie beside it.
  '.steps.ts': { ours: ['verify/browser/steps.ts'], packages: [] },
  'content/blog': { ours: [], packages: [] },
  'content/media': { ours: [] },
  'content/samples': { ours: ['shared'] },
  'content/sets': { ours: ['shared'], packages: [] },
  'content/templates': { ours: ['toolchain/smoke.ts'] },
  'content/starter-kits': { ours: ['toolchain/smoke.ts'] },
  'content/overlays': { ours: ['toolchain/smoke.ts'] },
  cli: { ours: ['shared'], packages: ['node-diff3'] },
  server: { ours: ['shared', 'server', 'content/samples', 'content/sets'] },
  'server/domain': {
    ours: ['shared', 'server/db', 'server/auth', 'server/mail/outbox.ts', 'server/process'],
    never: ['hono', '@hono/node-server', 'server/process/listen.ts'],
  },
  'server/db': { ours: ['shared', 'server/process/clock.ts', 'server/process/start-error.ts'] },
  client: { ours: ['shared'], never: ['shared/highlight'] },
  'client/ui': { ours: ['shared', 'client'], never: ['client/pages', 'client/layouts', 'shared/highlight'] },
  'client/preview': { ours: ['shared', 'content/components'] },
  toolchain: { ours: ['compiler', 'content/components/catalog.ts', 'shared'] },
  verify: { ours: ['compiler', 'content/components', 'shared', 'toolchain'] },
  scripts: { ours: ['compiler', 'content', 'shared', 'server/main.ts', 'toolchain', 'verify'] },
}

/** Rooms whose code also runs in a browser, or is pure. */
const withoutNode = ['compiler', 'shared', 'client', 'client/ui', 'client/preview', 'content/components']
const roomNames = Object.keys(rooms).sort((a, b) => b.length - a.length)
const roomOf = (file: string) =>
  file.endsWith('.steps.ts') ? '.steps.ts' : roomNames.find((room) => file.startsWith(`${room}/`))!

const isSource = (file: string) => /\.(ts|tsx|mjs|js)$/.test(file) && !/\.(test|spec)\.ts$|\.d\.ts$/.test(file)
const sources = Object.keys(rooms)
  .filter((room) => !/[/.]/.test(room) || room.startsWith('content'))
  .flatMap((room) => filesBelow(room))
  .filter((file) => isSource(file) && !file.startsWith('compiler/cases/'))

test('every import is one its room may make', () => {
  expect(sources.length).toBeGreaterThan(50)
  expect(sources.flatMap((file) => importsOf(file).flatMap((specifier) => objection(file, specifier)))).toEqual([])
})

/** Why a file may not import something; nothing when it may. */
function objection(file: string, specifier: string): string[] {
  const room = roomOf(file)
  const { ours, packages, never = [] } = rooms[room]!
  const target = resolveOurs(file, specifier)
  const isBelow = (prefix: string) => target === prefix || target?.startsWith(`${prefix}/`)
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

  const allowed = target
    ? [room, ...ours].some(isBelow) && !never.some(isBelow)
    : specifier.startsWith('node:')
      ? !withoutNode.includes(room)
      : !never.includes(name) && (packages?.includes(name) ?? true)
  return allowed ? [] : [`${file} imports ${specifier}`]
}

/** The modules a file names in import and export declarations and in import() calls with a plain string. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const { module } = parseSync(file, text)
  const quoted = module.dynamicImports.map(({ moduleRequest }) => text.slice(moduleRequest.start, moduleRequest.end))
  return [
    ...quoted.filter((source) => /^['"]/.test(source)).map((source) => source.slice(1, -1)),
    ...module.staticImports.map((entry) => entry.moduleRequest.value),
    ...module.staticExports.flatMap((entry) =>
      entry.entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
  ]
}

/** The path in our tree that a specifier means, or null for a package. */
function resolveOurs(file: string, specifier: string): string | null {
  // A project that customers get is a house of its own: what it calls #client lies in itself.
  const project =
    /^content\/(?:starter-kits|templates)\/[^/]+\/(?:project|html|nextjs|astro|sveltekit)\//.exec(file)?.[0] ?? ''
  if (specifier.startsWith('#')) return project + specifier.slice(1)
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier))
  return null
}
