import { expect, test } from 'vitest'
import { askedIn, beginningOf, isAskedWith, latestCited, quotedFrom } from './asked.ts'
import { memoryRecords } from './records.ts'
import { createStore } from './store.ts'
import type { Answer, Question, Source, Thread } from './types.ts'

const source = (id: string, fileId?: string): Source => ({
  id,
  title: `${fileId ?? 'own'}.pdf`,
  publisher: '',
  date: '',
  url: '',
  location: 'p. 1',
  quote: id,
  ...(fileId && { fileId }),
})

function thread(id: string, at: string, answer: Partial<Answer> = {}): Thread {
  const base = { conversationId: id, createdAt: at, updatedAt: at }
  const question: Question = {
    ...base,
    id: `${id}-q`,
    role: 'question',
    parentId: null,
    parts: [{ kind: 'text', text: `Why ${id}?` }],
  }
  const answered: Answer = {
    ...base,
    id: `${id}-a`,
    role: 'answer',
    parentId: question.id,
    parts: [{ kind: 'text', text: 'Because.' }],
    status: 'complete',
    sources: [],
    model: 'm',
    ...answer,
  }
  const conversation = { id, title: `Why ${id}?`, createdAt: at, updatedAt: at, pinned: false, chosen: {} }
  return { conversation, messages: [question, answered] }
}

test('what was asked comes newest first, and what was stopped does not come', () => {
  const asked = askedIn([
    thread('a', '2026-09-01T10:00:00.000Z'),
    thread('b', '2026-09-03T10:00:00.000Z'),
    thread('c', '2026-09-02T10:00:00.000Z', { status: 'stopped' }),
  ])
  expect(asked.map(({ question }) => question)).toEqual(['Why b?', 'Why a?'])
  expect(asked.map(beginningOf)).toEqual(['Because.', 'Because.'])
})

test('of an answer’s sources those of one file keep their numbers', () => {
  const sources = [source('one', 'soil'), source('two', 'plan'), source('three', 'soil'), source('four')]
  const [asked] = askedIn([thread('a', '2026-09-01T10:00:00.000Z', { sources })])
  const numbers = (id: string, name = `${id}.pdf`) => quotedFrom(asked!, { id, name }).map(({ number }) => number)
  expect(numbers('soil')).toEqual([1, 3])
  expect(numbers('plan')).toEqual([2])
  // One that came with its question is known by its name only.
  expect(numbers('5f0c', 'own.pdf')).toEqual([4])
  expect(numbers('none')).toEqual([])
})

test('the latest answer with sources is found past newer ones without', async () => {
  const store = createStore(memoryRecords())
  expect(await latestCited(store)).toBeUndefined()
  await store.restore(thread('old', '2026-09-01T10:00:00.000Z', { sources: [source('x', 'soil')] }))
  await store.restore(thread('older', '2026-08-01T10:00:00.000Z', { sources: [source('x', 'soil')] }))
  await store.restore(thread('new', '2026-09-09T10:00:00.000Z'))
  expect((await latestCited(store))?.question).toBe('Why old?')
})

test('a prompt is known again in the question it became', () => {
  const prompt = 'What can we tell patrons about [subject] today (and why)?'
  expect(isAskedWith(prompt, 'What can we tell patrons about the reading room today (and why)? ')).toBe(true)
  expect(isAskedWith(prompt, 'What can we tell patrons about the reading room?')).toBe(false)
  expect(isAskedWith(prompt, 'So, what can we tell patrons about it today (and why)?')).toBe(false)
  expect(isAskedWith('Check an invoice.', 'check an invoice.')).toBe(true)
  expect(isAskedWith('Check an invoice.', 'Check an invoiceX')).toBe(false)
})
