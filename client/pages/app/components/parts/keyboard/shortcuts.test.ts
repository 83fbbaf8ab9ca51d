import { expect, test } from 'vitest'
import { shortcutGroups, shortcutNames, shortcutOf, shortcuts } from './shortcuts.ts'

const plain = {
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  defaultPrevented: false,
  typing: false,
  altGraph: false,
}

test.each([
  ['j', 'next'],
  [']', 'next'],
  ['[', 'previous'],
  ['?', 'map'],
  ['3', 'flavour3'],
  ['x', null],
  ['Enter', null],
])('%s is %s', (key, name) => expect(shortcutOf({ ...plain, key })).toBe(name))

test.each(['ctrlKey', 'metaKey', 'altKey', 'isComposing', 'defaultPrevented', 'typing'])(
  'with %s a key is no shortcut',
  (name) => expect(shortcutOf({ ...plain, key: 'c', [name]: true })).toBeNull(),
)

test('AltGr writes a bracket, and is no modifier then', () => {
  expect(shortcutOf({ ...plain, key: '[', ctrlKey: true, altKey: true, altGraph: true })).toBe('previous')
  expect(shortcutOf({ ...plain, key: 'c', ctrlKey: true, altKey: true, altGraph: true })).toBeNull()
})

test('each key has one meaning, and the map shows every shortcut once', () => {
  const keys = Object.values(shortcuts).flatMap((shortcut) => shortcut.keys)
  expect(new Set(keys).size).toBe(keys.length)
  expect(shortcutGroups.flatMap((group) => group.shortcuts).toSorted()).toEqual([...shortcutNames].toSorted())
})
