import { expect, test } from 'vitest'
import type { State } from '../ir/types.ts'
import { assign } from './assignment.ts'

const state = (value: number | string) => ({ init: { type: 'Literal', value } }) as unknown as State

test.each([
  ['step + 1', 'step++'],
  ['step - 1', 'step--'],
  ['step + size', 'step += size'],
  ['step - 2', 'step -= 2'],
  ['step - a - b', 'step = step - a - b'],
  ['step * 2', 'step = step * 2'],
  ['other + 1', 'step = other + 1'],
])('%s becomes %s', (value, written) => {
  expect(assign('step', value, state(0))).toBe(written)
})

test('a text that grows is not counted up', () => {
  expect(assign('step', 'step + 1', state(''))).toBe('step += 1')
})

test('where += is not understood, only ++ is written', () => {
  expect(assign('step', 'step + 2', state(0), false)).toBe('step = step + 2')
  expect(assign('step', 'step + 1', state(0), false)).toBe('step++')
})
