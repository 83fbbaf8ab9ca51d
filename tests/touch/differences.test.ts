import { expect, test } from 'vitest'
import { withoutKnown } from './differences.ts'

const dialog = 'vue, dialog: Tab: the focus is on “radio Monthly”, in React “button Close”'

test('what is known by touch is told by its reason, and everything else is wrong', () => {
  const other = 'vue, dialog: Tab: it reads “Close”, in React “Save”'
  expect(withoutKnown([dialog, other])).toEqual({ wrong: [other], known: [expect.stringContaining('no keyboard')] })
})

test('React itself is never excused', () => {
  const own = dialog.replace('vue', 'react')
  expect(withoutKnown([own])).toEqual({ wrong: [own], known: [] })
})
