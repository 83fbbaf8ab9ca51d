import { expect, test } from 'vitest'
import { moveStep, reset } from './tune.ts'
import { untuned } from './state.ts'

test('one step moves alone', () => {
  expect(moveStep(untuned(), { key: 'l', at: 2, by: 10, smooth: false, input: 5 }).l).toEqual([
    0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0,
  ])
})

test('neighbours follow as far as the given colour', () => {
  const tune = moveStep(untuned(), { key: 'c', at: 4, by: 20, smooth: true, input: 5 })
  expect(tune.c).toEqual([0, 0, 5, 12, 20, 0, 0, 0, 0, 0, 0])
  expect(moveStep(tune, { key: 'c', at: 6, by: -20, smooth: true, input: 5 }).c).toEqual([
    0, 0, 5, 12, 20, 0, -20, -12, -5, 0, 0,
  ])
})

test('the given colour does not move', () => {
  const tune = untuned()
  expect(moveStep(tune, { key: 'h', at: 5, by: 9, smooth: true, input: 5 })).toBe(tune)
})

test('a step goes back, or a whole curve', () => {
  const tune = moveStep(untuned(), { key: 'h', at: 1, by: 8, smooth: true, input: 9 })
  expect(reset(tune, 'h', 1).h).toEqual([5, 0, 5, 2, 0, 0, 0, 0, 0, 0, 0])
  expect(reset(tune, 'h')).toEqual(untuned())
})
