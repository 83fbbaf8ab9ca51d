import { expect, test } from 'vitest'
import { closeUp } from './take.ts'

const window = { width: 640, height: 400 }

test('what fills its window is photographed whole', () => {
  expect(closeUp({ x: 20, y: 40, width: 600, height: 200 }, window)).toEqual({ x: 0, y: 0, ...window })
  expect(closeUp({ x: 200, y: 10, width: 100, height: 380 }, window)).toEqual({ x: 0, y: 0, ...window })
})

test('what is small is photographed from nearer, in the same shape, with air on every side', () => {
  const part = closeUp({ x: 220, y: 180, width: 200, height: 40 }, window)
  expect(part.width).toBe(360)
  expect(part.height / part.width).toBeCloseTo(400 / 640)
  expect([part.x + part.width / 2, part.y + part.height / 2]).toEqual([320, 200])
})

test('the part stays within the window', () => {
  const part = closeUp({ x: 0, y: 0, width: 120, height: 30 }, window)
  expect([part.x, part.y]).toEqual([0, 0])
  const other = closeUp({ x: 560, y: 380, width: 80, height: 20 }, window)
  expect([other.x + other.width, other.y + other.height]).toEqual([640, 400])
})
