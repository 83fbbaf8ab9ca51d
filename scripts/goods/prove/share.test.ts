import { expect, test } from 'vitest'
import { dealt, shareFrom } from './share.ts'

test('all shares together are everything once', () => {
  const things = ['a', 'b', 'c', 'd', 'e']
  const shares = [1, 2, 3, 4].map((part) => dealt(things, { part, of: 4 }))
  expect(shares).toEqual([['a', 'e'], ['b'], ['c'], ['d']])
})

test('a share is written 2/4', () => expect(shareFrom('2/4')).toEqual({ part: 2, of: 4 }))

test.each(['0/4', '5/4', '2', '2/', 'a/b', '-1/4'])('“%s” is no share', (text) =>
  expect(() => shareFrom(text)).toThrow('write --share 2/4'),
)
