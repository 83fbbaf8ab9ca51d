import { expect, test } from 'vitest'
import { onPaper } from './on-paper.ts'
import { sampleThread } from './samples.ts'
import { turnsOf } from './session.ts'

// The day is that of whoever prints.
const dayOf = (time: string) => new Date(time).toLocaleDateString('en-US', { dateStyle: 'long' })

test.each([
  ['sample-contingency', true, '2 files quoted'],
  ['sample-visits', false, '1 file quoted'],
  ['sample-earn', false, 'no files quoted'],
])('%s on paper', (id, hasTitle, quoted) => {
  const thread = sampleThread(id)!
  const line = `Postil · ${dayOf(thread.conversation.updatedAt)} · ${quoted}`
  expect(onPaper(thread.conversation, turnsOf(thread))).toEqual({ hasTitle, line })
})
