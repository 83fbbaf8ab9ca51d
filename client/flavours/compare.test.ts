import { expect, test } from 'vitest'
import { differenceOf } from './compare.ts'
import type { NormalForm } from './normal-form.ts'

const closed: NormalForm = { tree: ['button “Actions”'], text: 'Actions', focus: 'button “Actions”' }

test.each<[what: string, ours: Partial<NormalForm>, told: string | null]>([
  ['nothing', {}, null],
  ['another state', { tree: ['button “Actions” [expanded]'] }, 'has button “Actions” [expanded] where React has button “Actions”'],
  ['something more', { tree: ['button “Actions”', 'dialog “Delete”'] }, 'also has dialog “Delete”'],
  ['something less', { tree: [] }, 'lacks button “Actions”'],
  ['another focus', { focus: '' }, 'has the focus on nothing, and React on button “Actions”'],
  ['another text', { text: 'Actions 2' }, 'reads “2”, and React “”'],
])('%s is told in words', (_, ours, told) => {
  expect(differenceOf({ ...closed, ...ours }, closed)).toBe(told)
}) // prettier-ignore
