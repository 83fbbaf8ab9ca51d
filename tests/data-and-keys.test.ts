/** docs/data-and-keys.md against the code: every table has a level, every key its line, every way out its file. */
import { readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { portions, tablesLeftOut } from '#server/domain/account/account-data.ts'
import { filesBelow } from '#toolchain/hash-tree.ts'

const text = readFileSync('docs/data-and-keys.md', 'utf8')
const levels = [...text.matchAll(/^\| (secret|personal|money|plain) +\| (`.+?) +\|$/gm)].map(([, , names = '']) =>
  [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name!),
)
const sources = filesBelow('server').filter(
  (file) => file.endsWith('.ts') && !/\.test\.ts$|^server\/testing\//.test(file),
)
const codeOf = (file: string) => readFileSync(file, 'utf8')

test('every table of the database has one level', () => {
  // That these two name every table is held by the test of the download.
  const tables = [...Object.keys(portions), ...Object.keys(tablesLeftOut)]
  expect(tables.length).toBeGreaterThan(35)
  expect(levels.flat().toSorted()).toEqual([...new Set(tables)].toSorted())
})

test('every key that is made of the secret is listed, and no other', () => {
  const used = sources.flatMap((file) =>
    [...codeOf(file).matchAll(/deriveKey\([^()]+, '([\w-]+)'\)/g)].map(([, purpose]) => purpose!),
  )
  const listed = [...text.matchAll(/^\| `([\w-]+)` +\| `APP_SECRET` /gm)].map(([, name]) => name!)
  expect(listed.length).toBeGreaterThan(7)
  expect([...new Set(used)].toSorted()).toEqual(listed.toSorted())
})

/** What opens a connection, starts a program, or asks a name service. */
const waysOut =
  /^(?:node:(?:child_process|dgram|dns|http2?|https|net|tls)|pg|stripe|nodemailer|better-auth\/oauth2|undici|ws)(?:\/|$)/
/** Named of these modules, and opening nothing. */
const harmless = new Set(['createServer', 'STATUS_CODES', 'Server', 'isIP', 'isIPv4', 'isIPv6', 'BlockList', 'types'])

function opensConnections(file: string): boolean {
  const code = codeOf(file)
  const { staticImports } = parseSync(file, code).module
  const imports = staticImports.some(
    ({ moduleRequest, entries }) =>
      waysOut.test(moduleRequest.value) &&
      entries.some(({ isType, importName }) => !isType && !harmless.has(importName.name ?? '')),
  )
  return imports || /(?<![.\w])fetch\((?!request)/.test(code) || /\bimport\('(?:pg|stripe|nodemailer|node:)/.test(code)
}

test('only the files that are listed open connections', () => {
  const listed = [...text.matchAll(/^\| `(server\/[\w/-]+\.ts)` +\| /gm)].map(([, file]) => file!)
  expect(sources.length).toBeGreaterThan(200)
  expect(sources.filter(opensConnections).toSorted()).toEqual(listed.toSorted())
})
