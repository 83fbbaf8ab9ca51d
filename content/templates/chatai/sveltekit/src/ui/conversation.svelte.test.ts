// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { File as FileWithText } from 'node:buffer'
import { beforeEach, expect, test, vi } from 'vitest'
import type { AnswerEvent, Provider } from '#lib/provider.ts'
import { textOf } from '#lib/tree.ts'
import { openApp } from './app.ts'
import { Conversation } from './conversation.svelte.ts'

beforeEach(() => {
  // That of jsdom cannot be read.
  vi.stubGlobal('File', FileWithText)
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, 0))
  vi.stubGlobal('cancelAnimationFrame', clearTimeout)
  localStorage.setItem('postil:samples', 'there')
})

/** Answers with these events; without an end it waits to be stopped. */
const says = (...events: AnswerEvent[]): Provider => ({
  async *answer(_, { signal }) {
    yield* events
    if (events.at(-1)?.type === 'text')
      await new Promise((stop) => signal.addEventListener('abort', stop, { once: true }))
  },
})
const whole = says({ type: 'text', delta: 'Yes.' }, { type: 'done', usage: { inputTokens: 1, outputTokens: 1 } })
const status = ({ turns }: Conversation) => turns.at(-1)?.answer?.status

test('a question is asked, answered, and there when its conversation is opened again', async () => {
  const conversation = new Conversation(whole)
  await conversation.open()
  expect(conversation.phase).toBe('empty')
  expect(conversation.ask('Is it so?')).toBe(true)
  await vi.waitFor(() => expect(status(conversation)).toBe('complete'))
  expect(conversation).toMatchObject({ phase: 'open', title: 'Is it so?', isStreaming: false })

  const other = new Conversation(whole)
  await other.open(conversation.id)
  expect(other.turns.map(({ answer }) => answer && textOf(answer))).toEqual(['Yes.'])
})

test('what is sent before the store is open is asked then', async () => {
  const conversation = new Conversation(whole)
  expect(conversation.ask('Early?')).toBe(false)
  await conversation.open()
  await vi.waitFor(() => expect(status(conversation)).toBe('complete'))
  expect(conversation.title).toBe('Early?')
})

test('while an answer is written nothing else is asked; stopped, it is kept as far as it goes', async () => {
  const conversation = new Conversation(says({ type: 'text', delta: 'Half' }))
  await conversation.open()
  conversation.ask('Is it so?')
  await vi.waitFor(() => expect(conversation.isStreaming).toBe(true))
  expect(conversation.ask('And this?')).toBe(false)
  expect(conversation.said).toBe('An answer is still being written. Stop it first to ask something else.')
  conversation.stop()
  await vi.waitFor(() => expect(status(conversation)).toBe('stopped'))
})

test('a question is never drawn as if nothing were to come', async () => {
  const conversation = new Conversation(whole)
  await conversation.open()
  conversation.ask('Is it so?')
  await vi.waitFor(() => expect(conversation.turns).toHaveLength(1), { interval: 0 })
  expect([status(conversation) ?? 'streaming', conversation.isStreaming]).toEqual(['streaming', true])
  await vi.waitFor(() => expect(status(conversation)).toBe('complete'))
  expect(conversation.isStreaming).toBe(false)
})

test('a question waits for files that are being read, is asked once, and takes them along', async () => {
  const conversation = new Conversation(whole)
  await conversation.open()
  conversation.files.add([new File(['words'], 'a.txt')])
  expect(conversation.ask('What does it say?')).toBe(false)
  expect(conversation.ask('What does it say?')).toBe(false)
  expect(conversation.said).toBe('A file is still being read. Your question follows.')
  await vi.waitFor(() => expect(status(conversation)).toBe('complete'))
  expect(conversation.turns).toHaveLength(1)
  expect(conversation.turns[0]?.question.parts).toMatchObject([{ name: 'a.txt' }, { text: 'What does it say?' }])
  expect(conversation).toMatchObject({ said: '', files: { list: [] } })
})

test('a file that is refused, or added twice, stops the question that waits for it', async () => {
  const conversation = new Conversation(whole)
  await conversation.open()
  conversation.files.add([new File(['others'], 'b.txt')])
  conversation.files.add([new File(['others'], 'b.txt')])
  conversation.ask('What does it say?')
  await vi.waitFor(() => expect(conversation.said).toBe('A file was not added, so your question was not sent.'))
  expect(conversation.turns).toEqual([])
  expect(conversation.files.list.map(({ state }) => state)).toEqual(['6 bytes', 'This file is already here.'])
})

test('an edited question is another version, and the one before can be gone back to', async () => {
  const conversation = new Conversation(whole)
  await conversation.open()
  conversation.ask('First?')
  await vi.waitFor(() => expect(status(conversation)).toBe('complete'))
  const before = conversation.turns[0]
  conversation.beginEdit(before?.question.id ?? '')
  conversation.endEdit('Second?')
  await vi.waitFor(() => expect(conversation.turns[0]).toMatchObject({ version: 2, versions: 2 }))
  await vi.waitFor(() => expect(status(conversation)).toBe('complete'))
  conversation.switchVersion(conversation.turns[0]?.question.id ?? '', -1)
  expect(conversation.turns[0]?.question).toBe(before?.question)
})

test('turns that are as they were stay the same objects', async () => {
  const conversation = new Conversation(whole)
  await conversation.open()
  conversation.ask('One?')
  await vi.waitFor(() => expect(status(conversation)).toBe('complete'))
  const [first] = conversation.turns
  conversation.ask('Two?')
  await vi.waitFor(() => expect(conversation.turns).toHaveLength(2))
  await vi.waitFor(() => expect(status(conversation)).toBe('complete'))
  expect(conversation.turns[0]).toBe(first)
})

test('what is not there is said to be missing; sharing is kept and taken back', async () => {
  const conversation = new Conversation(whole)
  await conversation.open('nowhere')
  expect(conversation.phase).toBe('missing')
  await conversation.open()
  conversation.ask('Is it so?')
  await vi.waitFor(() => expect(status(conversation)).toBe('complete'))
  await conversation.share(true)
  const { store } = await openApp()
  expect((await store.thread(conversation.id))?.conversation.sharedAt).toBeDefined()
  await conversation.share(false)
  expect((await store.thread(conversation.id))?.conversation.sharedAt).toBeUndefined()
})

test('whoever leaves an answer that is being written finds what arrived', async () => {
  const conversation = new Conversation(says({ type: 'text', delta: 'Half' }))
  await conversation.open()
  conversation.ask('Is it so?')
  await vi.waitFor(() => expect(textOf(conversation.turns[0]?.answer ?? { parts: [] })).toBe('Half'))
  const { id } = conversation
  conversation.close()
  const other = new Conversation(whole)
  await vi.waitFor(async () => {
    await other.open(id)
    expect(status(other)).toBe('stopped')
  })
})
