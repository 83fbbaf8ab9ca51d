import { expect, test } from 'vitest'
import { compileNext, createTurns } from './turns.ts'

const paths = ['a/b/c/one', 'a/b/c/two', 'a/b/d/three', 'a/b/e/four', 'a/b/e/five']

test('components come in their order, each once', () => {
  const turn = createTurns(paths)
  expect(paths.map(turn)).toEqual([0, 1, 2, 3, 4])
  expect(turn()).toBe(null)
})

test('what is asked for comes next, then what stands on a page with it, the latest wish first', () => {
  const turn = createTurns(paths)
  expect(turn()).toBe(0)
  compileNext('a/b/d/three')
  compileNext('a/b/e/five')
  expect([turn(), turn(), turn(), turn(), turn()]).toEqual([4, 3, 2, 1, null])
})
