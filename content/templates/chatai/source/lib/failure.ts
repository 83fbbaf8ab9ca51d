/** What is said where an answer failed. */
import { textOf } from './tree.ts'
import type { Answer } from './types.ts'

/** From here on the time of day does not tell which day it is. */
const halfDay = 12 * 60 * 60

/** "This is not the whole answer." where a part of it stands above, the sentence of the error, and the time to go on. */
export function failureOf(answer: Answer): string {
  const { failure, updatedAt } = answer
  if (!failure) return ''
  const { kind, message, retryAfter } = failure
  // The sentence of a lost connection says it itself, and what could not be saved may be whole.
  const isPart = textOf(answer) !== '' && kind !== 'dropped' && kind !== 'storage'
  const before = isPart ? 'This is not the whole answer. ' : ''
  if (kind !== 'limit' || retryAfter === undefined || retryAfter < 60 || retryAfter >= halfDay) return before + message
  // Rounded up, so that nobody comes back too early.
  const at = new Date(Math.ceil((Date.parse(updatedAt) + retryAfter * 1000) / 60_000) * 60_000)
  const time = at.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
  return `${before}${message.replace(/\.$/, '')}, at ${time}.`
}
