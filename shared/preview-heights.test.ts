import { expect, test } from 'vitest'
import { fitHeights, heightAt, heightsCss } from './preview-heights.ts'

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index)

test('steps are found to the pixel', () => {
  const measured = range(320, 800).map((width) => (width < 500 ? 420 : 380))
  expect(fitHeights(measured, 320)).toEqual([
    [320, 420],
    [500, 380],
  ])
})

test('what grows with the width is kept as few slopes, near what was measured', () => {
  const real = (width: number) => (width < 640 ? Math.ceil(200 + width * 0.75) : Math.ceil(120 + width * 0.375))
  const fitted = fitHeights(range(320, 1400).map(real), 320)
  expect(fitted.length).toBeLessThan(12)
  for (const width of range(320, 1400)) expect(Math.abs(heightAt(fitted, width)! - real(width))).toBeLessThanOrEqual(2)
})

test('a width beyond what was measured has the nearest height, and nothing known has none', () => {
  expect(heightAt([[320, 400]], 200)).toBe(400)
  expect(heightAt([[320, 400, 0.5]], 420)).toBe(450)
  expect(heightAt([], 420)).toBeNull()
})

test('style rules say the same', () => {
  expect(
    heightsCss(
      '.a',
      [
        [320, 400],
        [640, 300, 0.5],
      ],
      350,
    ),
  ).toBe(
    '.a{height:max(350px,400px)}\n@container (width>=640px){.a{height:max(350px,calc(300px + (100cqw - 640px) * 0.5))}}',
  )
})
