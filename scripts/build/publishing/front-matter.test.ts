import { expect, test } from 'vitest'
import { z } from 'zod'
import { readFrontMatter } from './front-matter.ts'

const schema = z.strictObject({ title: z.string().min(1, 'must not be empty'), order: z.coerce.number().int() })
const read = (text: string) => readFrontMatter('content/a.md', text, schema)

test('fields are read and checked, and the body begins after them', () => {
  expect(read('---\ntitle: One: two\norder: 3\n---\nWords\n')).toEqual({
    fields: { title: 'One: two', order: 3 },
    body: 'Words\n',
    linesBefore: 4,
  })
})

test.each([
  ['no fields at all', 'Words', 'content/a.md:1: The text must begin with its fields'],
  ['fields without an end', '---\ntitle: A\n', 'content/a.md:1: The text must begin'],
  ['a line that is no field', '---\ntitle: A\n- b\n---\n', 'content/a.md:3: "- b" is not "name: value".'],
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
