import { expect, test } from 'vitest'
import { redirectProblems } from './redirects.ts'

const paths = new Set(['a/b/c', 'a/b/c/one'])

test.each([
  ['a/b/old', 'a/b/c', []],
  ['a/b/c/old', 'a/b/c/one', []],
  ['a/b/c/one', 'a/b/c/one', [/a\/b\/c\/one is there again/]],
  ['a/b/c/old', 'a/b/c/gone', [/leads to a\/b\/c\/gone, which does not exist/]],
  ['a/b/c/old', 'a/b/c', [/must both be components/]],
])('%s that leads to %s', (from, to, problems) => {
  expect(redirectProblems({ [from]: to }, paths)).toEqual(problems.map((text) => expect.stringMatching(text)))
})
