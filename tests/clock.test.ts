import { readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'
import { filesBelow } from '#toolchain/hash-tree.ts'

/** Whoever names the machine's clock, and why they are not handed one. */
const namers: Record<string, { clock: string; why: string }> = {
  'server/main.ts': { clock: 'systemClock', why: 'it is where the server begins, and hands it to everything' },
  'server/admin/main.ts': { clock: 'systemClock', why: 'it is where the command line begins' },
  'server/db/client.ts': { clock: 'systemClock', why: 'a database that is opened without a clock goes by it' },
  'server/auth/library.ts': { clock: 'sessionClock', why: 'the library dates sessions' },
  'server/auth/endpoints.ts': { clock: 'sessionClock', why: 'the library dates sessions' },
  'server/auth/plain-session.ts': { clock: 'sessionClock', why: 'it leaves to the library what is to be renewed' },
  'server/auth/sessions.ts': { clock: 'sessionClock', why: 'the library renews sessions' },
  'server/domain/account/sessions.ts': { clock: 'sessionClock', why: 'the library ends sessions' },
  'server/process/kept-folder.ts': { clock: 'systemClock', why: 'files have the dates of the machine' },
  'server/http/require-confirmed.ts': { clock: 'sessionClock', why: 'a session says when it was confirmed' },
}

const sourcesOf = (room: string) =>
  filesBelow(room).filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
const sources = sourcesOf('server')

test('the server reads the time in one place', () => {
  const readers = sources.filter((file) => readingsIn(readFileSync(file, 'utf8')).length > 0)
  expect(readers).toEqual(['server/process/clock.ts'])
})

test('the machine’s clock is named where the server begins, and where sessions are compared with the library’s dates', () => {
  const found = sources
    .filter((file) => file !== 'server/process/clock.ts')
    .flatMap((file) => /\b(system|session)Clock\b/.exec(readFileSync(file, 'utf8'))?.[0].replace(/^/, `${file} `) ?? [])
  expect(found).toEqual(
    Object.entries(namers)
      .map(([file, { clock }]) => `${file} ${clock}`)
      .toSorted(),
  )
})

test('the compiler and what both sides share know neither time nor chance, so no date changes what they make', () => {
  // It hands `Date` on to be made of its parts; that it tells nobody the time is tested beside it.
  const makers = ['compiler/constants/globals.ts']
  const pure = ['compiler', 'shared']
    .flatMap(sourcesOf)
    .filter((file) => !file.startsWith('compiler/cases/') && !makers.includes(file))
  expect(pure.length).toBeGreaterThan(200)
  const knowing = pure.filter((file) => {
    const text = readFileSync(file, 'utf8')
    return readingsIn(text).length > 0 || /\bMath\.random\b|\brandomUUID\b|\bprocess\.env\b/.test(text)
  })
  expect(knowing).toEqual([])
})

test.each([
  'const now = new Date()',
  'const now = new Date',
  'const now = Date.now()',
  'const read = ({ now = Date.now } = {}) => now()',
  "const now = Date['now']()",
  'const now = Date()',
  'const now = Reflect.construct(Date, [])',
  'const now = Temporal.Now.instant()',
  "sql`update users set updated_at = datetime('now')`",
  'sql`update users set updated_at = CURRENT_TIMESTAMP`',
  'sql`select now()`',
])('%s reads the clock', (text) => {
  expect(readingsIn(text)).toHaveLength(1)
})

test.each([
  'const day = new Date(`${given}T00:00:00Z`)',
  'const isDay = given instanceof Date',
  'const parsed = Date.parse(given)',
  'let at: Date | null',
  'const started = performance.now()',
])('%s does not', (text) => {
  expect(readingsIn(text)).toEqual([])
})

/** Where a text asks what time it is: any use of `Date` but with a time it is given, or of `Temporal`, and what databases call it. */
function readingsIn(text: string): string[] {
  const { program } = parseSync('server/source.ts', text)
  const uses = new Map<number, string>()
  const harmless = new Set<number>()
  const sql = /\bcurrent_(timestamp|date|time)\b|\bnow\(\)|'now'/i
  const visitor = new Visitor({
    Identifier({ name, start }) {
      if (name === 'Date' || name === 'Temporal') uses.set(start, text.slice(start - 20, start + 20))
    },
    NewExpression({ callee, arguments: given }) {
      if (given.length > 0) harmless.add(callee.start)
    },
    BinaryExpression({ operator, right }) {
      if (operator === 'instanceof') harmless.add(right.start)
    },
    MemberExpression({ object, property, computed }) {
      if (!computed && 'name' in property && ['parse', 'UTC', 'prototype'].includes(property.name))
        harmless.add(object.start)
    },
    Property({ key, computed, shorthand }) {
      if (!computed && !shorthand) harmless.add(key.start)
    },
    TSTypeReference({ typeName }) {
      harmless.add(typeName.start)
    },
    TemplateElement({ value, start }) {
      if (sql.test(value.raw)) uses.set(start, value.raw)
    },
  })
  visitor.visit(program)
  return [...uses].filter(([start]) => !harmless.has(start)).map(([, use]) => use)
}
