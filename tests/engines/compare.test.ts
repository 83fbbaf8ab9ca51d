import { expect, test } from 'vitest'
import { compareStates } from './compare.ts'
import { knownDifferences, knownFinding } from './differences.ts'
import type { State } from './eye/state.ts'

const state = (over: Partial<State> = {}): State => ({
  tree: ['group "Style"', '  button "Bold" [pressed true]'],
  faint: [],
  text: 'Bold',
  focus: 'button Bold',
  around: 'open',
  ...over,
})

test('what is equal is no finding', () => expect(compareStates('Enter', state(), state())).toEqual([]))

test.each([
  [{ tree: ['group "Style"', '  button "Bold" [pressed false]'] }, 'tree', '[pressed false]'],
  [{ tree: ['group "Style"', 'button "Bold" [pressed true]'] }, 'tree', 'nothing more'],
  [{ faint: ['A hint'] }, 'faint', '“A hint”'],
  [{ text: 'Bold type' }, 'text', '“Bold type”'],
  [{ focus: 'body' }, 'focus', '“body”, in React “button Bold”'],
  [{ around: 'closed' as const }, 'around', '“closed”, in React “open”'],
])('a state with %o is found by its %s', (over, aspect, words) => {
  const found = compareStates('Enter', state(over), state())
  expect(found.map((finding) => finding.aspect)).toEqual([aspect])
  expect(found[0]?.what).toContain(words)
})

test('a known difference is that of its flavour, its step and its aspect alone', () => {
  const finding = {
    step: 'popup: a click opens',
    aspect: 'focus' as const,
    what: '',
    ours: ['menuitem Edit'],
    react: ['menu'],
  }
  expect(knownFinding('svelte', finding)).toContain('first item')
  expect(knownFinding('vue', finding)).toBeUndefined()
  expect(knownFinding('svelte', { ...finding, step: 'popup: Enter opens' })).toBeUndefined()
  expect(knownFinding('svelte', { ...finding, aspect: 'text' })).toBeUndefined()
  expect(knownFinding('svelte', { ...finding, ours: ['body'] })).toBeUndefined()
})

test('names that React loses beside an open menu are known, and what else differs there is not', () => {
  const known = (ours: string[], react: string[]) =>
    knownFinding('vue', { step: 'popup: Enter opens', aspect: 'tree', what: '', ours, react })
  expect(known(['heading "Files" [level 2]', 'list "Files"'], ['heading [level 2]', 'list'])).toContain('Headless UI')
  expect(known(['textbox "Ask" [holds "Why?"]'], ['textbox [holds "Why?"]'])).toContain('Headless UI')
  expect(known(['row "Lease Sep 24 Actions for Lease"'], ['row "Actions for Lease"'])).toContain('Headless UI')
  expect(known(['button "Edit" [expanded false]'], ['button "Edit" [expanded true]'])).toBeUndefined()
  expect(known(['textbox "Ask" [holds "Why?"]'], ['textbox [holds "How?"]'])).toBeUndefined()
  expect(known(['menuitem "Rename"'], ['menuitem "Delete"'])).toBeUndefined()
  expect(known(['list'], ['list "Files"'])).toBeUndefined()
  expect(known([], [])).toBeUndefined()
})

test('no reason is given twice', () => {
  const reasons = knownDifferences.map(({ reason }) => reason)
  expect(reasons).toEqual([...new Set(reasons)])
})
