import { readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'
import { filesBelow } from '#toolchain/hash-tree.ts'

const rooms = ['cli', 'client', 'compiler', 'scripts', 'server', 'shared', 'toolchain', 'verify']

/** What goes by the machine's language where none is named, and the place of the argument that names it. */
const speaking: Record<string, number> = {
  localeCompare: 1,
  toLocaleString: 0,
  toLocaleDateString: 0,
  toLocaleTimeString: 0,
  toLocaleLowerCase: 0,
  toLocaleUpperCase: 0,
}

test('nothing is ordered or written by the language of the machine', () => {
  const sources = rooms
    .flatMap((room) => filesBelow(room))
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('compiler/cases/'))
  expect(sources.filter((file) => unnamedIn(file, readFileSync(file, 'utf8')).length > 0)).toEqual([])
})

test.each([
  'titles.toSorted((a, z) => a.localeCompare(z))',
  'const shown = count.toLocaleString()',
  'const shown = day?.toLocaleDateString(undefined, { day: "numeric" })',
  'const format = new Intl.NumberFormat()',
  'const sort = Intl.Collator().compare',
])('%s goes by it', (text) => {
  expect(unnamedIn('a.ts', text)).toHaveLength(1)
})

test.each([
  "titles.toSorted((a, z) => a.localeCompare(z, 'en'))",
  "const shown = count.toLocaleString('en')",
  "const format = new Intl.NumberFormat('en-US')",
])('%s does not', (text) => {
  expect(unnamedIn('a.ts', text)).toEqual([])
})

/** Calls that leave the language to the machine. */
function unnamedIn(file: string, text: string): string[] {
  // Reading a file takes a hundred times as long as looking whether it says anything of the kind.
  if (!/localeCompare|toLocale|Intl\./.test(text)) return []
  const found: string[] = []
  type Given = readonly { type: string; name?: string }[]
  const isUnnamed = (given: Given, at: number) => {
    const language = given[at]
    return language === undefined || (language.type === 'Identifier' && language.name === 'undefined')
  }
  const isIntl = (callee: { type: string; start: number; end: number }) =>
    /^Intl\.\w+$/.test(text.slice(callee.start, callee.end))
  const look = (call: { callee: { type: string; start: number; end: number }; arguments: unknown[] }) => {
    const given = call.arguments as Given
    const name = /(?:\.|\?\.)(\w+)$/.exec(text.slice(call.callee.start, call.callee.end))?.[1] ?? ''
    const at = isIntl(call.callee) ? 0 : Object.hasOwn(speaking, name) ? speaking[name] : undefined
    if (at !== undefined && isUnnamed(given, at)) found.push(name)
  }
  new Visitor({ CallExpression: look, NewExpression: look }).visit(parseSync(file, text).program)
  return found
}
