import { beforeAll, describe, expect, test } from 'vitest'
import { createHostCompiler } from '#toolchain/compiler-host.ts'
import type { Compiler } from '../index.ts'

let compiler: Compiler
beforeAll(async () => {
  compiler = await createHostCompiler()
})

const source = (constants: string, shown = 'value') => `/**
 * @title Sample with value
 * @description A sample that shows one value.
 * @order 1
 */
${constants}

export default function Sample() {
  return <p>{${shown}}</p>
}
`

/** What HTML shows of an expression, or what is wrong with it. */
async function shows(constants: string, shown?: string): Promise<string> {
  const result = await compiler.compile(source(constants, shown), { file: 'sample.tsx' })
  if (!result.ok) return result.problems.map(({ code, message }) => `${code} ${message}`).join('\n')
  return result.outputs.html.files[0].code.replace(/^<p>\s*|\s*<\/p>\s*$/g, '')
}

describe('a constant is computed', () => {
  test.each([
    ["[1, 2, 3].map((each) => each * 2).join(', ')", '2, 4, 6'],
    ["[3, 1, 2].toSorted((a, z) => a - z).join('')", '123'],
    ['`${1 + 1} of ${[1, 2].length}`', '2 of 2'],
    ["Object.entries({ a: 1, b: 2 }).map(([key, each]) => key + each).join(' ')", 'a1 b2'],
    ["new Date(2026, 4, 14).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })", '14 May'],
    ["new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' }).format(12)", '€12.00'],
    ["['b', 'a'].toSorted(new Intl.Collator('en').compare).join('')", 'ab'],
    ["[0, 1, '', 'a'].filter(Boolean).join(' ')", '1 a'],
    ["['1', '2'].map(Number).reduce((sum, each) => sum + each, 0)", '3'],
    ["[...new Set(['a', 'b', 'a'])].join('')", 'ab'],
    ["[...new Map([['a', 1]]).entries()].flat().join('')", 'a1'],
    ["Array.from({ length: 3 }, (_, index) => index + 1).join('')", '123'],
    ["({ a: { b: 'deep' } } as { a?: { b?: string } }).a?.b ?? 'none'", 'deep'],
    ["({} as { a?: { b: { c: string } } }).a?.b.c ?? 'none'", 'none'],
    ["'2026-05-14'.replace(/(\\d+)-(\\d+)-(\\d+)/, '$3.$2.$1')", '14.05.2026'],
    ['(1234.5).toLocaleString()', '1,234.5'],
    ['Number(new Date(2026, 4, 15)) - Number(new Date(2026, 4, 14))', '86400000'],
    ["'a' in { a: 1 } ? typeof 1 : ''", 'number'],
    ['JSON.stringify({ ...{ a: [1] }, b: null }).length', '18'],
    ["((list: number[]) => { try { return list[5]!.toFixed(1) } catch { return 'caught' } })([])", 'caught'],
  ])('%s', async (expression, expected) => {
    expect(await shows(`const value = ${expression}`)).toBe(expected)
  })
})

describe('nothing of the machine is reached by', () => {
  test.each([
    "[].constructor.constructor('return process.env.HOME')()",
    "''['const' + 'ructor']",
    'Object.getPrototypeOf([])',
    "Object.getOwnPropertyDescriptor(Array, 'from')",
    '((each: string) => each).constructor',
    '[].map.call([])',
    '({}).__proto__',
    "({ ['__proto__']: [] })",
    'Array.prototype',
    'Math.random()',
    '[Math].map((each) => each.random())',
    "['random'].map((each) => (Math as never as Record<string, () => number>)[each]!())",
    'new Intl.DateTimeFormat().format()',
    'new Date(...[1], ...[])',
    'Intl.DateTimeFormat().resolvedOptions().timeZone',
    'new (Array.constructor)()',
    'try_(() => [].constructor)',
  ])('%s', async (expression) => {
    const helper = 'const try_ = (run: () => unknown) => { try { return run() } catch { return 1 } }'
    expect(await shows(`${helper}\nconst value = ${expression} as never`)).toMatch(
      /^E130 .*the constant cannot be computed: /,
    )
  })
})

describe('what takes too much is a problem with a place, and soon:', () => {
  test.each([
    ['a helper that never ends', 'const f = (n: number): number => f(n + 1)\nconst value = f(0)'],
    ['one that doubles', 'const f = (n: number): number => (n === 0 ? 1 : f(n - 1) + f(n - 1))\nconst value = f(40)'],
    ['a list of a milliard', 'const value = Array.from({ length: 1e9 }, (_, index) => index).length'],
    ['an empty list of a milliard', 'const value = new Array(1e9).fill(0).length'],
    ['a text of a milliard', "const value = 'x'.repeat(1e9).length"],
    ['a padded text', "const value = 'x'.padEnd(1e9).length"],
    [
      'texts that double',
      `const t0 = 'x'.repeat(99)\n${doubling(30, (before) => `${before} + ${before}`)}\nconst value = t30.length`,
    ],
    [
      'lists that double',
      `const t0 = [1]\n${doubling(30, (before) => `[${before}, ${before}]`)}\nconst value = String(t30)`,
    ],
    [
      'replacing everything',
      "const long = 'x'.repeat(9999)\nconst value = long.replaceAll('x', long).replaceAll('x', long).length",
    ],
    ['an expression that backtracks', "const value = /^(a+)+$/.test(`${'a'.repeat(60)}b`)"],
    ['one that chooses', "const value = /^(a|a)*$/.test(`${'a'.repeat(60)}b`)"],
    ['one of many parts', "const value = /a*a*a*a*a*a*a*b/.test('a'.repeat(999))"],
    ['a native handed on', 'const value = [{ length: 1e9 }, Number].toSorted(Array.from as never).length'],
    ['a list in itself', 'const list: unknown[] = []\nconst value = list.push(list) + String(list)'],
    [
      'steps that nothing catches',
      'const f = (n: number): number => { try { return f(n) + f(n) } catch { return f(n) } }\nconst value = f(0)',
    ],
  ])('%s', async (_, constants) => {
    const started = process.cpuUsage()
    const found = await shows(constants)
    expect(process.cpuUsage(started).user / 1e6).toBeLessThan(5)
    expect(found).toMatch(/^E130 /)
  })

  test('also in a first value that is no constant', async () => {
    const constants = 'const f = (n: number): number => (n === 0 ? 1 : f(n - 1) + f(n - 1))'
    expect(await shows(constants, 'f(40)')).toMatch(/^E130 computing this takes too long/)
  })
})

function doubling(times: number, next: (before: string) => string): string {
  return Array.from({ length: times }, (_, index) => `const t${index + 1} = ${next(`t${index}`)}`).join('\n')
}
