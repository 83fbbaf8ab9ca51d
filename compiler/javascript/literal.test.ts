import { expect, test } from 'vitest'
import { literal, negate, quote } from './literal.ts'

test.each([
  ["it's", "'it\\'s'"],
  ['a\nb', "'a\\nb'"],
  ['C:\\', "'C:\\\\'"],
])('quotes %j', (text, code) => {
  expect(quote(text)).toBe(code)
})

test.each([
  [{ id: 1, 'data-a': ['x', null, undefined] }, "{ id: 1, 'data-a': ['x', null, undefined] }"],
  [[], '[]'],
  [{}, '{}'],
  [() => 1, null],
  [[new Date(0)], null],
])('writes %j as %s', (value, code) => {
  expect(literal(value)).toBe(code)
})

test.each([
  ['open', '!open'],
  ['!open', 'open'],
  ['!form.open', 'form.open'],
  ['isOpen(item.id)', '!isOpen(item.id)'],
  ["plan === 'team'", "plan !== 'team'"],
  ['count > 0', '!(count > 0)'],
  ['a && b', '!(a && b)'],
  ['!a && b', '!(!a && b)'],
  ['a === b || c', '!(a === b || c)'],
])('the opposite of %s is %s', (test, opposite) => {
  expect(negate(test)).toBe(opposite)
})
