import { globSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#toolchain/paths.ts'
import { comesToGoods, isOfGoods, playedEveryTime, productTests } from './product-tests.ts'

test('every test of the product is there, and is either left out where nothing changed or played every time', () => {
  const there = new Set(globSync('tests/**/*.spec.ts', { cwd: root }))
  expect([...productTests(), ...playedEveryTime, ...comesToGoods].filter((file) => !there.has(file))).toEqual([])
  expect(productTests().filter((file) => playedEveryTime.includes(file))).toEqual([])
  expect(productTests().length).toBeGreaterThan(30)
})

test('what is of goods is all that lies in their folders, and nothing that any page of a component is made of', () => {
  const of = globSync('content/**/*', { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  const { true: goods = [], false: others = [] } = Object.groupBy(of, (file) => String(isOfGoods(file)))
  expect(new Set(goods.map((file) => file.split('/')[1]))).toEqual(
    new Set(['changelog', 'docs', 'media', 'overlays', 'records', 'starter-kits', 'templates']),
  )
  expect(
    others.filter((file) => /^content\/(?:components|legal|media\/products|proof|records\/engines)\//.test(file))
      .length,
  ).toBeGreaterThan(500)
})
