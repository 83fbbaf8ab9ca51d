/** Every class string of the components we sell has a form in Tailwind CSS 3. */
import { readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'
import { classListToV3, precedenceChanges, type PrecedenceTools } from '#compiler/tailwind-v3/index.ts'
import { filesBelow } from '#scripts/hash-tree.ts'
import { contextV3 } from './tailwind-3.ts'
import { isKnownV4, orderV4, propertiesOf } from './tailwind-4.ts'

const files = filesBelow('content/components').filter((file) => file.endsWith('.tsx'))

/** The texts in quotes whose words are, at least in part, classes. */
function classStrings(file: string): string[] {
  const found: string[] = []
  const { program } = parseSync(file, readFileSync(file, 'utf8'))
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') found.push(value.split(/\s+/).filter(isClass).join(' '))
    },
  }).visit(program)
  return found.filter(Boolean)
}
const isClass = (word: string) => word !== '' && isKnownV4(word)

/** Each class string, with one file it stands in. */
const strings = new Map(files.flatMap((file) => classStrings(file).map((list) => [list, file] as const)))

test('every component maps', () => {
  const problems = [...strings].flatMap(([list, file]) => {
    const mapping = classListToV3(list)
    return mapping.ok ? [] : mapping.problems.map(({ className, reason }) => `${file}: ${className}: ${reason}`)
  })
  expect(problems).toEqual([])
})

test('no two classes of a string trade places', { timeout: 120_000 }, () => {
  const tools: PrecedenceTools = { orderV4, orderV3: contextV3().getClassOrder, propertiesOf }
  const changes = [...strings].flatMap(([list, file]) =>
    precedenceChanges(list.split(' '), tools).map(
      ({ winsInV4, winsInV3 }) => `${file}: “${winsInV4}” wins, but in version 3 “${winsInV3}” does`,
    ),
  )
  expect(changes).toEqual([])
})
