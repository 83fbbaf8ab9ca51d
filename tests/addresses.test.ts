import { readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import type { Deps } from '#server/http/app-env.ts'
import { areas, below, routes } from '#shared/routes.ts'
import { filesBelow } from '#toolchain/hash-tree.ts'

const sources = filesBelow('server').filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('server/testing/'),
)
const mounters = new Set(['get', 'post', 'put', 'patch', 'delete', 'all', 'use'])

test('no handler of the server is mounted on an address that is typed there', () => {
  expect(sources.length).toBeGreaterThan(150)
  const typed = sources.flatMap((file) => typedIn(readFileSync(file, 'utf8')).map((address) => `${file}: ${address}`))
  expect(typed).toEqual([])
})

test('every route is mounted, and nothing is that is no route', () => {
  // Nothing is asked of what the application works with before it is asked something itself.
  const app = createApp({} as Deps, { clientDir: '.', buildDir: '.' })
  const mounted = new Set(app.routes.map(({ path }) => path))
  const named = Object.entries<string>(routes)
  expect(named.filter(([, pattern]) => !mounted.has(pattern)).map(([name]) => name)).toEqual([])

  const known = new Set([
    '/*',
    ...[...Object.values(routes), ...Object.values(areas)].flatMap((each) => [each, below(each)]),
  ])
  expect([...mounted].filter((path) => !known.has(path))).toEqual([])
})

test.each([
  ["app.get('/up', show)", '/up'],
  ["app.get(routes.health, a).post('/down', b)", '/down'],
  ["app.use('/app/*', guard)", '/app/*'],
  ['app.delete(`/app/${kind}`, drop)', '/app/'],
  ["app['put']('/kept', keep)", '/kept'],
])('%s types %s', (text, address) => {
  expect(typedIn(text)).toEqual([address])
})

test.each(['app.get(routes.health, show)', "map.get('a/b')", "app.route('/', routes)", "c.redirect('/up')"])(
  '%s types none',
  (text) => {
    expect(typedIn(text)).toEqual([])
  },
)

/** The addresses that a text hands to a method which mounts a handler; of a template as far as its first value. */
function typedIn(text: string): string[] {
  const { program } = parseSync('server/source.ts', text)
  const found: string[] = []
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type !== 'MemberExpression' || !mounters.has(nameOf(callee.property))) return
      const literal = first?.type === 'TemplateLiteral' ? first.quasis[0]?.value.raw : first && valueOf(first)
      if (literal?.startsWith('/')) found.push(literal)
    },
  }).visit(program)
  return found
}

const nameOf = (node: object) => ('name' in node ? String(node.name) : valueOf(node))
const valueOf = (node: object) => ('value' in node && typeof node.value === 'string' ? node.value : '')
