import { expect, test } from 'vitest'
import { answerTo, append, ask, edit, pathTo, reveal, shownPath, switchVersion, textOf, titleOf } from './tree.ts'
import type { Part, Thread } from './types.ts'

const text = (words: string): Part[] => [{ kind: 'text', text: words }]
let count = 0
const made = () => ({ id: `m${++count}`, now: new Date(Date.UTC(2026, 0, 5, 12, 0, count)).toISOString() })

const empty = (): Thread => ({
  conversation: { id: 'c', title: 'T', createdAt: '', updatedAt: '', pinned: false, chosen: {} },
  messages: [],
})

/** A question and its answer at the end. */
function exchange(thread: Thread, words: string): Thread {
  const question = ask(thread, text(words), made())
  const asked = append(thread, question)
  const answer = answerTo(asked, question.id, { ...made(), model: 'm' })
  return append(asked, { ...answer, status: 'complete', parts: text(`About ${words}`) })
}

const shown = (thread: Thread) =>
  shownPath(thread).map(({ message, version, versions }) => `${textOf(message)} ${version}/${versions}`)

test('questions and answers follow one another', () => {
  expect(shown(exchange(exchange(empty(), 'one'), 'two'))).toEqual([
    'one 1/1',
    'About one 1/1',
    'two 1/1',
    'About two 1/1',
  ])
})

test('an edited question is a version beside the old one, and what followed the old one stays there', () => {
  let thread = exchange(exchange(exchange(empty(), 'one'), 'two'), 'three')
  const two = thread.messages.find((message) => textOf(message) === 'two')!
  const edited = edit(thread, two.id, text('TWO'), made())
  thread = append(thread, edited)
  expect(shown(thread)).toEqual(['one 1/1', 'About one 1/1', 'TWO 2/2'])
  thread = { ...thread, conversation: switchVersion(thread, edited.id, -1) }
  expect(shown(thread)).toEqual([
    'one 1/1',
    'About one 1/1',
    'two 1/2',
    'About two 1/1',
    'three 1/1',
    'About three 1/1',
  ])
  expect(switchVersion(thread, two.id, -1)).toEqual(thread.conversation)
})

test('the first question can be edited too', () => {
  let thread = exchange(empty(), 'one')
  thread = append(thread, edit(thread, thread.messages[0]!.id, text('ONE'), made()))
  expect(shown(thread)).toEqual(['ONE 2/2'])
})

test('a regenerated answer is a version beside the old one', () => {
  let thread = exchange(empty(), 'one')
  const question = thread.messages[0]!
  thread = append(thread, { ...answerTo(thread, question.id, { ...made(), model: 'm' }), parts: text('Again') })
  expect(shown(thread)).toEqual(['one 1/1', 'Again 2/2'])
})

test('a message on a path that is not shown can be revealed, with all above it', () => {
  let thread = exchange(exchange(empty(), 'one'), 'two')
  const hidden = thread.messages.at(-1)!
  thread = append(thread, edit(thread, thread.messages[0]!.id, text('ONE'), made()))
  expect(pathTo(thread.messages, hidden.id)).toHaveLength(4)
  thread = { ...thread, conversation: reveal(thread, hidden.id) }
  expect(shown(thread).at(-1)).toBe('About two 1/1')
})

test('a version that was chosen and is gone gives way to the newest; a circle ends', () => {
  const thread = exchange(empty(), 'one')
  const lost = { ...thread, conversation: { ...thread.conversation, chosen: { root: 'gone' } } }
  expect(shown(lost)).toHaveLength(2)
  const [one] = thread.messages
  const circle = {
    ...thread,
    messages: [
      { ...one!, id: 'a', parentId: 'b' },
      { ...one!, id: 'b', parentId: 'a' },
    ],
  }
  expect(shownPath(circle)).toEqual([])
  expect(pathTo(circle.messages, 'a')).toHaveLength(2)
})

test('a question that is edited keeps its quotes and files', () => {
  const beside: Part[] = [
    { kind: 'quote', text: 'So it says.', messageId: 'm' },
    { kind: 'attachment', attachmentId: 'f', name: 'roof.txt' },
  ]
  let thread = empty()
  thread = append(thread, ask(thread, [...beside, ...text('one')], made()))
  const other = edit(thread, thread.messages[0]!.id, text('ONE'), made())
  expect(other.parts).toEqual([...beside, ...text('ONE')])
})

test('only questions are edited or answered', () => {
  const thread = exchange(empty(), 'one')
  const answer = thread.messages[1]!.id
  expect(() => edit(thread, answer, [], made())).toThrow('no longer here')
  expect(() => answerTo(thread, 'none', { ...made(), model: 'm' })).toThrow('no longer here')
})

test('500 messages are laid out within a fifth of a second, on a busy machine too', () => {
  let thread = empty()
  for (let at = 0; at < 250; at++) thread = exchange(thread, String(at))
  const began = performance.now()
  expect(shownPath(thread)).toHaveLength(500)
  expect(performance.now() - began).toBeLessThan(200)
})

test('a title is the first line, cut between words', () => {
  expect(titleOf('  How many  days?\nMore')).toBe('How many days?')
  expect(titleOf('')).toBe('New conversation')
  const title = titleOf('What does the agreement with Corvane say about ending it early, and what would it cost us?')
  expect(title).toBe('What does the agreement with Corvane say about ending it…')
  expect(title.length).toBeLessThanOrEqual(60)
})
