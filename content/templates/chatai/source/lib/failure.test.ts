import { expect, test } from 'vitest'
import type { Answer, Failure } from './types.ts'
import { failureOf } from './failure.ts'

const failed = (failure: Failure, text = ''): Answer => ({
  id: 'a',
  conversationId: 'c',
  parentId: 'q',
  role: 'answer',
  status: 'failed',
  createdAt: new Date(2026, 8, 24, 14, 0).toISOString(),
  updatedAt: new Date(2026, 8, 24, 14, 11, 20).toISOString(),
  model: 'm',
  sources: [],
  parts: [{ kind: 'text', text }],
  failure,
})

test('a limit says the time of day at which one can go on', () => {
  const message = 'You have reached the limit of your plan. You can go on in 90 minutes.'
  expect(failureOf(failed({ kind: 'limit', message, retryAfter: 5400 }))).toBe(
    'You have reached the limit of your plan. You can go on in 90 minutes, at 3:42 PM.',
  )
  expect(failureOf(failed({ kind: 'limit', message, retryAfter: 90_000 }))).toBe(message)
})

test('where a part of the answer stands, it says so once', () => {
  const message = 'The service cannot be reached.'
  expect(failureOf(failed({ kind: 'unavailable', message }, 'The contract'))).toBe(
    `This is not the whole answer. ${message}`,
  )
  expect(failureOf(failed({ kind: 'unavailable', message }))).toBe(message)
  expect(failureOf(failed({ kind: 'dropped', message }, 'The contract'))).toBe(message)
})
