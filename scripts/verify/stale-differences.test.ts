import { expect, test } from 'vitest'
import { staleDifferences } from './stale-differences.ts'

const listboxes = /Bits UI: what opens a listbox/

test('a difference of a part that only the cases have is kept, whoever knows of it', () => {
  const stale = staleDifferences(new Set(), ['<Menu></Menu>'])
  expect(stale).not.toContainEqual(expect.stringMatching(listboxes))
  expect(stale).not.toContainEqual(expect.stringMatching(/^The list of a combobox is made of other elements/))
  expect(staleDifferences(new Set(), ['<Combobox>'])).toContainEqual(expect.stringMatching(/^The list of a combobox/))
})

test('a difference that a component should show and does not is stale', () => {
  expect(staleDifferences(new Set(), ['<ListboxButton>'])).toContainEqual(expect.stringMatching(listboxes))
})

test('a difference that a proof names is not stale', () => {
  const all = staleDifferences(new Set(), ['<ListboxButton><ComboboxOptions static><Popover>'])
  expect(staleDifferences(new Set(all), ['<ListboxButton>'])).toEqual([])
})
