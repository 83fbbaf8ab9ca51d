/** The image of the Dockerfile holds what the server imports; nobody builds it on every change. */
import { readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { filesBelow } from '#toolchain/hash-tree.ts'
import { serverEnvironment, serverProgram } from '#toolchain/server-program.ts'

const last = readFileSync('Dockerfile', 'utf8')
  .split(/^FROM /m)
  .at(-1)!
const copied = [...last.matchAll(/^COPY (?:--from=\S+ \S+|\S+) (\S+)$/gm)].map(([, to]) => to!)
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> }
const rooms = ['server', 'shared', 'content/samples', 'content/sets']
const sources = rooms
  .flatMap((room) => filesBelow(room))
  .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\.d\.ts$|^server\/testing\//.test(file))

/** What a file imports when it runs, types aside. */
const importsOf = (file: string) =>
  parseSync(file, readFileSync(file, 'utf8'))
    .module.staticImports.filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value)

test('the image has every file the server imports', () => {
  expect(copied).toEqual(expect.arrayContaining([...rooms, 'build', 'node_modules']))
  const ours = sources.flatMap((file) => importsOf(file).filter((name) => name.startsWith('#')))
  expect(ours.length).toBeGreaterThan(100)
  const inImage = (name: string) => copied.some((path) => name.slice(1).startsWith(`${path}/`))
  expect(ours.filter((name) => !inImage(name))).toEqual([])
})

test('every package the server imports is installed without those for building', () => {
  const packages = sources
    .flatMap(importsOf)
    .filter((name) => !/^(?:[.#]|node:)/.test(name))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
  expect(packages.length).toBeGreaterThan(50)
  expect([...new Set(packages)].filter((name) => !Object.hasOwn(dependencies, name))).toEqual([])
})

test('it runs as nobody in particular, checks its health and hears signals itself', () => {
  expect(last).toMatch(/^USER 10001:10001$/m)
  expect(last).toMatch(/^HEALTHCHECK .*server\/process\/is-up\.ts"\]$/m)
  const [, command = ''] = /^CMD (.+)$/m.exec(last) ?? []
  expect(JSON.parse(command)).toEqual(['node_modules/.bin/node', ...serverProgram])
  for (const [name, value] of Object.entries(serverEnvironment))
    expect(last).toMatch(`ENV NODE_ENV=production ${name}=${value} `)
})

test('the proxy leads pages to https, and tells programs that they came the wrong way', () => {
  const caddy = readFileSync('Caddyfile', 'utf8')
  const [, plain = ''] = /^http:\/\/\{\$SITE_HOST\} \{\n(.*?)^\}$/ms.exec(caddy) ?? []
  expect(plain).toMatch(/@page \{\s+method GET HEAD\s+header Accept \*text\/html\*\s+\}/)
  expect(plain).toMatch(/^\tredir @page https:\/\/\{host\}\{uri\} 308$/m)
  expect(plain).toMatch(/^\trespond ".+" 403$/m)
  expect(plain).not.toContain('reverse_proxy')
})
