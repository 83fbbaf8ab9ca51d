import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from '#toolchain/paths.ts'
import { playedEveryTime, productTests } from './product-tests.ts'

test('every test of the product is there, and is either left out where nothing changed or played every time', () => {
  const there = new Set(globSync('tests/**/*.spec.ts', { cwd: root }))
  expect([...productTests(), ...playedEveryTime].filter((file) => !there.has(file))).toEqual([])
  expect(productTests().filter((file) => playedEveryTime.includes(file))).toEqual([])
  expect(productTests().length).toBeGreaterThan(30)
})
