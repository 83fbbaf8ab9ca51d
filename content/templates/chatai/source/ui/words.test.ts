import { expect, test } from 'vitest'
import { sourceOf } from '../lib/scripted.ts'
import type { Answer } from '../lib/types.ts'
import { firstSentence, markdownOf } from './words.ts'

const answered = (text: string, ...passages: string[]): Answer => ({
  id: 'a',
  conversationId: 'c',
  parentId: 'q',
  role: 'answer',
  status: 'complete',
  model: 'postil-standard',
  createdAt: '2026-09-24T13:02:00.000Z',
  updatedAt: '2026-09-24T13:02:00.000Z',
  sources: passages.map(sourceOf),
  parts: [{ kind: 'text', text }],
})

test('an answer is copied with its sources as footnotes', () => {
  const answer = answered('The sum is $2,840,000.[1] See `row[1]` and [7].', 'sum')
  expect(markdownOf(answer)).toBe(
    'The sum is $2,840,000.[^1] See `row[1]` and [7].\n\n[^1]: Construction agreement.pdf, p. 6, § 3.1: “The Contract Sum is $2,840,000.”',
  )
  expect(markdownOf(answered('Nothing.'))).toBe('Nothing.')
})

test('what is quoted is the first sentence that a source bears, whole', () => {
  expect(firstSentence(answered('**$11,900.** The agreement charges $850 a day.[1] More.', 'damages'))).toBe(
    'The agreement charges $850 a day.',
  )
  expect(
    firstSentence(answered('**On Monday.** That is the day,[1] and the only one.[2] More.', 'opening', 'float')),
  ).toBe('That is the day, and the only one.')
  expect(firstSentence(answered('I found nothing. I looked.'))).toBe('I found nothing.')
})
