import { expect, test } from 'vitest'
import { onPaper } from './on-paper.ts'
import { sampleThread } from './samples.ts'
import { turnsOf } from './session.ts'

test.each([
  ['sample-contingency', true, 'Postil · September 24, 2026 · 2 files quoted'],
  ['sample-visits', false, 'Postil · July 16, 2026 · 1 file quoted'],
  ['sample-earn', false, 'Postil · July 16, 2026 · no files quoted'],
])('%s on paper', (id, hasTitle, line) => {
  const thread = sampleThread(id)!
  expect(onPaper(thread.conversation, turnsOf(thread))).toEqual({ hasTitle, line })
})
