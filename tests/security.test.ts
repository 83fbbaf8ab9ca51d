/** docs/security.md against what it names: every requirement once, every file there, every figure counted. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from '#toolchain/paths.ts'
import { filesBelow } from '#toolchain/hash-tree.ts'

const text = readFileSync(`${root}/docs/security.md`, 'utf8')

/** How many requirements of levels 1 and 2 each section of version 5.0.0 has; those of level 3 come after them. */
const sections: Record<string, number> = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '9.1': 3,
  '9.2': 4,
  '10.1': 2,
  '10.2': 2,
  '10.3': 4,
  '10.4': 11,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
  '17.1': 1,
  '17.2': 4,
  '17.3': 2,
}

const rows = [...text.matchAll(/^\| (\d[\d., to]*?) +\| (.+?) +\| ([✓◐✗–]) +\| (.+?) +\|$/gm)].map(
  ([, numbers = '', words = '', state = '', how = '']) => ({ numbers: expanded(numbers), words, state, how }),
)

/** "1.2.1, 1.3.1 to 1.3.3" as each number of it. */
function expanded(list: string): string[] {
  return list.split(', ').flatMap((part) => {
    const [first = '', last = first] = part.split(' to ')
    const cut = first.lastIndexOf('.')
    const [from, until] = [first, last].map((number) => Number(number.slice(number.lastIndexOf('.') + 1)))
    return Array.from({ length: until! - from! + 1 }, (_, at) => `${first.slice(0, cut)}.${from! + at}`)
  })
}

test('every requirement of levels 1 and 2 is given once, in order, and no other', () => {
  const wanted = Object.entries(sections).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
  )
  const given = rows.flatMap(({ numbers }) => numbers)
  expect(given.filter((number, at) => given.indexOf(number) !== at)).toEqual([])
  expect(given.toSorted()).toEqual(wanted.toSorted())
})

test('the figures at the head are those of the table', () => {
  const count = (state: string) =>
    rows.filter((row) => row.state === state).reduce((sum, { numbers }) => sum + numbers.length, 0)
  const [held, partly, not, none] = ['✓', '◐', '✗', '–'].map(count)
  const all = Object.values(sections).reduce((sum, each) => sum + each, 0)
  const sentence = `Of ${all} requirements ${held} are held, ${partly} in part, ${not} are not, and ${none} do not apply.`
  expect(text).toContain(sentence)
})

test('every file that is named is there', () => {
  const named = [...text.matchAll(/`([\w./-]+\.(?:tsx?|md|json|ya?ml))`/g)].map(([, name]) => name!)
  const all = ['server', 'shared', 'client', 'tests', 'scripts', 'content/docs', 'content/legal', 'docs'].flatMap(
    (room) => filesBelow(room),
  )
  const isThere = (name: string) =>
    name.includes('/')
      ? existsSync(`${root}/${name}`)
      : existsSync(`${root}/${name}`) || all.some((file) => file.endsWith(`/${name}`))
  expect(named.length).toBeGreaterThan(150)
  expect([...new Set(named)].filter((name) => !isThere(name))).toEqual([])
})

test('what is held of accounts, money and sold code is held by a test', () => {
  const chapters = ['2.2.3', '2.3', '6.', '7.', '8.']
  const ofWorth = rows.filter(
    ({ numbers, state }) =>
      state === '✓' && chapters.some((start) => numbers.some((number) => number.startsWith(start))),
  )
  const untested = ofWorth
    .filter(({ how }) => !/\.(?:test|spec)\.ts`/.test(how))
    .map(({ numbers }) => numbers.join(', '))
  expect(untested).toEqual(untestable)
})

/** That something is not there: no test could tell. */
const untestable = ['6.2.8, 6.2.10', '6.3.2, 6.4.1, 6.4.2', '6.8.2']
