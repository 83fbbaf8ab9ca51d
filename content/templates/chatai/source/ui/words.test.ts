import { expect, test } from 'vitest'
import { sourceOf } from '../lib/scripted.ts'
import type { Answer } from '../lib/types.ts'
import { markdownOf, quotation } from './words.ts'

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

const selected = (words: string, before = '') => ({ words, before })

test('an answer is copied with its sources as footnotes', () => {
  const answer = answered('The sum is $2,840,000.[1] See `row[1]` and [7].', 'sum')
  expect(markdownOf(answer)).toBe(
    'The sum is $2,840,000.[^1] See `row[1]` and [7].\n\n[^1]: Construction agreement.pdf, p. 6, § 3.1: “The Contract Sum is $2,840,000.”',
  )
  expect(markdownOf(answered('Nothing.'))).toBe('Nothing.')
})

test('what is quoted is the first sentence that a source bears, whole', () => {
  expect(quotation(answered('**$11,900.** The agreement charges $850 a day.[1] More.', 'damages'))).toBe(
    'The agreement charges $850 a day. (Construction agreement.pdf, p. 11, § 4.3)',
  )
  const two = answered('**On Monday.** That is the day,[1] and the only one.[2] More.', 'opening', 'float')
  expect(quotation(two)).toMatch(/^That is the day, and the only one\. \(Schedule, revision 6\.pdf, [^;]+; .+\)$/)
  expect(quotation(answered('I found nothing. I looked.'))).toBe('I found nothing.')
})

test('what is selected keeps the places of the sentences it is from, and its words whole', () => {
  const answer = answered(
    '**On Monday.** That is the day.[1] The float is nine days.[2]\n\n- One\n- Two',
    'opening',
    'float',
  )
  const [opening, float] = answer.sources.map(({ title, location }) => `${title}, ${location}`)
  expect(quotation(answer, selected('is the day'))).toBe(`is the day. (${opening})`)
  expect(quotation(answer, selected('at is the day. The flo'))).toBe(
    `That is the day. The float (${opening}; ${float})`,
  )
  expect(quotation(answer, selected('On Monday.'))).toBe('On Monday.')
  expect(quotation(answer, selected('OneTwo'))).toBe('One, Two')
})

test('what is selected in another answer is not quoted from this one', () => {
  const answer = answered('That is the day.[1]', 'opening')
  expect(quotation(answer, selected('The float is nine days.'))).toBe(quotation(answer))
})

test('of words that stand twice, those are quoted that were selected', () => {
  const answer = answered(
    'On Monday the books move.[1] The float is nine days, and the books are in.[2]',
    'books',
    'float',
  )
  const [books, float] = answer.sources.map(({ title, location }) => `${title}, ${location}`)
  expect(quotation(answer, selected('the books', 'On Monday'))).toBe(`the books (${books})`)
  expect(quotation(answer, selected('the books', 'On Monday the books move. The float is nine days, and'))).toBe(
    `the books (${float})`,
  )
})
