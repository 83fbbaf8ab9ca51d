import { expect, test } from 'vitest'
import { heaviestOf } from './weigh.ts'

test('the heaviest page is the one that loads the most', () => {
  const pages = [
    { path: '/', bytes: 300 },
    { path: '/work', bytes: 900 },
    { path: '/team', bytes: 500 },
  ]
  expect(heaviestOf(pages)).toBe('/work')
})

test('of two pages that weigh the same, the first is taken', () => {
  const pages = [
    { path: '/', bytes: 900 },
    { path: '/work', bytes: 900 },
  ]
  expect(heaviestOf(pages)).toBe('/')
})

test('where nothing was weighed, the first page stands in', () => {
  expect(heaviestOf([])).toBe('/')
})
