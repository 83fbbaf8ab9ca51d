import { expect, test } from 'vitest'
import type { Finding } from '../engines/compare.ts'
import { knownFinding } from '../engines/differences.ts'
import { differencesByTouch } from './differences.ts'

const finding = (step: string, ours: string, react: string): Finding => ({
  step,
  aspect: 'focus',
  what: '',
  ours: [ours],
  react: [react],
})
const reasonOf = (found: Finding) => knownFinding('vue', found, differencesByTouch)

test('that a dialog keeps the focus from its fields is known, and where Tab goes from there', () => {
  expect(reasonOf(finding('button “Edit” is clicked', 'textbox Name', 'dialog'))).toContain('no keyboard')
  expect(reasonOf(finding('dialog: Shift+Tab', 'textbox Name', 'button Save'))).toContain('no keyboard')
})

test('where the focus goes when a dialog closes, and what stands in it, are not', () => {
  const closed = finding('dialog: Escape closes', 'body', 'button Edit')
  expect(reasonOf(closed)).toBeUndefined()
  expect(reasonOf({ ...finding('dialog: Tab', 'Close', 'Save'), aspect: 'text' })).toBeUndefined()
})
