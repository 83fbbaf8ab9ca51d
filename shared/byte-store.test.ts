import { expect, test } from 'vitest'
import { byteStore } from './byte-store.ts'

test('a store holds no more bytes than it may, and lets go what was not asked for longest', () => {
  const store = byteStore<string>(100)
  store.put('a', 'A', 40)
  store.put('b', 'B', 40)
  expect(store.get('a')).toBe('A')
  store.put('c', 'C', 40)
  expect([store.get('a'), store.get('b'), store.get('c')]).toEqual(['A', undefined, 'C'])
  expect(store.bytes()).toBe(80)
})

test('a value in place of another counts once, and one that is too large is not kept', () => {
  const store = byteStore<string>(100)
  store.put('a', 'A', 90)
  store.put('a', 'B', 20)
  expect([store.get('a'), store.bytes()]).toEqual(['B', 20])
  store.put('a', 'C', 101)
  expect([store.get('a'), store.bytes(), store.size()]).toEqual([undefined, 0, 0])
})
