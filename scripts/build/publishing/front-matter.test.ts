import { expect, test } from 'vitest'
import { z } from 'zod'
import { readFrontMatter } from './front-matter.ts'

const schema = z.strictObject({ title: z.string().min(1, 'must not be empty'), order: z.coerce.number().int() })
const read = (text: string) => readFrontMatter('content/a.md', text, schema)

test('fields are read and checked, and the body begins after them', () => {
  expect(read('---\ntitle: "One: two"\norder: 3\n---\nWords\n')).toEqual({
    fields: { title: 'One: two', order: 3 },
    body: 'Words\n',
    linesBefore: 4,
  })
})

test('a value may be quoted, go over several lines, and is text whatever it looks like', () => {
  const words = z.strictObject({ title: z.string(), date: z.string() })
  const text = "---\ntitle: 'It''s\n  two lines'\ndate: 2026-11-21\n---\n"
  expect(readFrontMatter('content/a.md', text, words).fields).toEqual({ title: "It's two lines", date: '2026-11-21' })
})

test.each([
  ['no fields at all', 'Words', 'content/a.md:1: The text must begin with its fields'],
  ['fields without an end', '---\ntitle: A\n', 'content/a.md:1: The text must begin'],
  ['a line that is no field', '---\ntitle: A\n- b\n---\n', 'content/a.md:3: "- b" is not "name: value".'],
  [
    // YAML would read a field within the field.
    'a colon in a value without quotes',
    '---\norder: 1\ntitle: One: two\n---\n',
    'content/a.md:3: "title: One: two" is not "name: value"; a value with a colon stands between quotes.',
  ],
  [
    // YAML would leave the words after it out.
    'a hash in a value without quotes',
    '---\ntitle: Part #2\norder: 1\n---\n',
    'content/a.md:2: "title" would lose "#2", which is a comment; a value with a hash stands between quotes.',
  ],
  [
    'a list instead of a value',
    '---\norder: 1\ntitle: [a]\n---\n',
    'content/a.md:3: "title: [a]" is not "name: value".',
  ],
  ['words instead of fields', '---\nWords\n---\n', 'content/a.md:2: "Words" is not "name: value".'],
  ['a name that stands for nothing', '---\ntitle: *a\n---\n', 'content/a.md:2: "title: *a" is not "name: value".'],
  ['a field twice', '---\ntitle: A\ntitle: B\n---\n', 'content/a.md:3: "title" is given twice.'],
  ['an empty title', '---\norder: 1\ntitle: \n---\n', 'content/a.md:3: "title" must not be empty.'],
  ['a missing field', '---\norder: 1\n---\n', 'content/a.md:1: "title" is missing.'],
  [
    'an unknown field',
    '---\ntitle: A\norder: 1\ncolour: red\n---\n',
    'content/a.md:4: "colour" is no field of this text; known: title, order.',
  ],
])('%s is an error with its place', (_what, text, message) => {
  expect(() => read(text)).toThrow(message)
})
