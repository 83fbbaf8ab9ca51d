import { expect, test, vi } from 'vitest'
import { createChat, newThread, requestOf, type ChatOptions } from './chat.ts'
import { inPageProvider } from './in-page-provider.ts'
import type { AnswerEvent, AnswerRequest, Provider } from './provider.ts'
import { memoryRecords } from './records.ts'
import { createStore, type Store } from './store.ts'
import { textOf } from './tree.ts'
import { defaultSettings, type Answer, type Part } from './types.ts'

const text = (words: string): Part[] => [{ kind: 'text', text: words }]
const source = { id: 's', title: 'T', publisher: '', date: '', url: '', location: '', quote: '' }
const usage = { inputTokens: 1, outputTokens: 2 }
const whole: AnswerEvent[] = [
  { type: 'source', source },
  { type: 'text', delta: 'One.[1] ' },
  { type: 'text', delta: 'Two.' },
  { type: 'done', usage },
]

/** Answers with the given events; a function among them is awaited first. */
function scripted(events: (AnswerEvent | (() => Promise<unknown>))[] = whole) {
  const seen: AnswerRequest[] = []
  const provider: Provider = {
    async *answer(request, { signal }) {
      seen.push(request)
      for (const event of events) {
        if (typeof event === 'function')
          await Promise.race([event(), new Promise((stop) => signal.addEventListener('abort', stop))])
        if (signal.aborted) return
        if (typeof event !== 'function') yield event
      }
    },
  }
  return { provider, seen }
}

function setUp(provider: Provider, more: Partial<ChatOptions> = {}) {
  let count = 0
  const store = createStore(memoryRecords())
  const now = () => new Date(Date.UTC(2026, 8, 24, 12, 0, ++count))
  const chat = createChat({
    thread: newThread('c', now()),
    store,
    provider,
    settings: () => defaultSettings,
    id: () => `m${++count}`,
    now,
    ...more,
  })
  return { chat, store }
}
const shown = (chat: ReturnType<typeof createChat>) =>
  chat.state().path.map(({ message, version, versions }) => `${textOf(message)} ${version}/${versions}`)
const keptAnswers = async (store: Store) =>
  (await store.thread('c'))?.messages.filter((message): message is Answer => message.role === 'answer') ?? []

test('a question and its answer are shown and kept, with sources and what it took', async () => {
  const { chat, store } = setUp(scripted().provider)
  await chat.send(text('Why?'))
  expect(shown(chat)).toEqual(['Why? 1/1', 'One.[1] Two. 1/1'])
  expect(await keptAnswers(store)).toMatchObject([{ status: 'complete', sources: [source], usage }])
  expect((await store.conversations())[0]).toMatchObject({ title: 'Why?' })
  expect(await store.usage()).toHaveLength(1)
})

test('what another tab has deleted is there again once somebody goes on in it', async () => {
  const { chat, store } = setUp(scripted().provider)
  await chat.send(text('Why?'))
  await store.deleteConversation('c')
  await chat.send(text('When?'))
  const kept = await store.thread('c')
  const words = kept?.messages.map(textOf) ?? []
  expect(words.toSorted()).toEqual(['One.[1] Two.', 'One.[1] Two.', 'When?', 'Why?'])
  expect(kept?.conversation.title).toBe('Why?')
})

test('an edited first question names its conversation, unless somebody gave it another name', async () => {
  const { chat, store } = setUp(scripted().provider)
  const first = () => chat.state().path[0]!.message.id
  await chat.send(text('Why?'))
  await chat.edit(first(), text('When?'))
  expect((await store.thread('c'))?.conversation.title).toBe('When?')
  await chat.show(first(), -1)
  expect((await store.thread('c'))?.conversation.title).toBe('Why?')
  const named = { ...chat.state().thread, conversation: { ...chat.state().thread.conversation, title: 'Mine' } }
  await store.patchConversation('c', { title: 'Mine' })
  const again = createChat({ thread: named, store, provider: scripted().provider, settings: () => defaultSettings })
  await again.edit(again.state().path[0]!.message.id, text('Who?'))
  expect((await store.thread('c'))?.conversation.title).toBe('Mine')
})

test('editing and regenerating make versions; a request holds only the path it is on', async () => {
  const { provider, seen } = scripted()
  const { chat, store } = setUp(provider)
  await chat.send(text('A'))
  await chat.send(text('B'))
  await chat.edit(chat.state().path[2]!.message.id, text('B2'))
  await chat.regenerate(chat.state().path[3]!.message.id)
  expect(shown(chat)).toEqual(['A 1/1', 'One.[1] Two. 1/1', 'B2 2/2', 'One.[1] Two. 2/2'])
  expect(seen.at(-1)?.attempt).toBe(1)
  expect(seen.at(-1)?.messages.map(({ content }) => content)).toEqual(['A', 'One.[1] Two.', 'B2'])
  await chat.show(chat.state().path[2]!.message.id, -1)
  expect(shown(chat)[2]).toBe('B 1/2')
  const again = createChat({ thread: (await store.thread('c'))!, store, provider, settings: () => defaultSettings })
  expect(shown(again)).toEqual(shown(chat))
})

test('a stop keeps what arrived; so does a new question meanwhile', async () => {
  const events = [...whole.slice(0, 2), () => new Promise(() => {})]
  const { chat, store } = setUp(scripted(events).provider)
  const sending = chat.send(text('A'))
  await vi.waitFor(() => expect(shown(chat)[1]).toBe('One.[1]  1/1'))
  expect(chat.state().streaming).toBeDefined()
  const next = chat.send(text('B'))
  await sending
  await vi.waitFor(() => expect(shown(chat)).toHaveLength(4))
  chat.stop()
  await next
  expect(chat.state().streaming).toBeUndefined()
  expect((await keptAnswers(store)).map(({ status }) => status)).toEqual(['stopped', 'stopped'])
  expect(await store.usage()).toHaveLength(0)
})

test('two questions at once follow one another', async () => {
  const { chat } = setUp(scripted().provider)
  await Promise.all([chat.send(text('A')), chat.send(text('B'))])
  expect(shown(chat)).toEqual(['A 1/1', 'One.[1] Two. 1/1', 'B 1/1', 'One.[1] Two. 1/1'])
})

test('an error keeps what arrived, with its sentence', async () => {
  const error: AnswerEvent = { type: 'error', kind: 'dropped', message: 'Lost.' }
  const said: string[] = []
  const announcer = () => ({ push: () => {}, complete: () => {}, end: (sentence: string) => void said.push(sentence) })
  const { chat, store } = setUp(scripted([...whole.slice(0, 2), error]).provider, { announcer })
  await chat.send(text('A'))
  expect(await keptAnswers(store)).toMatchObject([
    { status: 'failed', failure: { kind: 'dropped', message: 'Lost.' }, parts: text('One.[1] ') },
  ])
  expect(said).toEqual(['Lost.'])
})

test('where the browser cannot save, it is said', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { chat, store } = setUp(scripted().provider)
  store.saveMessage = (message) =>
    message.role === 'answer' ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : Promise.resolve()
  await chat.send(text('A'))
  expect(chat.state().path.at(-1)?.message).toMatchObject({ status: 'failed', failure: { kind: 'storage' } })
  vi.restoreAllMocks()
})

test('an answer is saved while it streams, so that a reload loses at most a second', async () => {
  const { chat, store } = setUp(scripted([...whole.slice(0, 2), () => new Promise(() => {})]).provider)
  void chat.send(text('A'))
  await vi.waitFor(async () =>
    expect(await keptAnswers(store)).toMatchObject([{ status: 'streaming', parts: text('One.[1] ') }]),
  )
  const reloaded = createChat({
    thread: (await store.thread('c'))!,
    store,
    provider: scripted().provider,
    settings: () => defaultSettings,
  })
  expect(reloaded.state().path.at(-1)?.message).toMatchObject({ status: 'stopped' })
  chat.close()
})

test('what another tab adds is here too, and the answer that streams here stays', async () => {
  const channel = Object.assign(new EventTarget(), {
    postMessage: () => {},
    close: () => {},
  }) as unknown as BroadcastChannel
  const store = createStore(memoryRecords(), { channel })
  const chat = createChat({
    thread: newThread('c', new Date()),
    store,
    provider: scripted().provider,
    settings: () => defaultSettings,
  })
  await chat.send(text('A'))
  const last = chat.state().path.at(-1)!.message
  await store.saveMessage({ ...last, role: 'question', id: 'x', parentId: last.id, parts: text('From there') } as never)
  channel.dispatchEvent(new MessageEvent('message', { data: { table: 'messages', id: 'c' } }))
  await vi.waitFor(() => expect(shown(chat).at(-1)).toBe('From there 1/1'))
})

test('quotes, files, and instructions reach the provider', () => {
  const file = { id: 'f', name: 'a.csv', type: 'text/csv', size: 1, addedAt: '', text: 'month,visits' }
  const parts: Part[] = [
    { kind: 'quote', text: 'one\ntwo', messageId: 'q' },
    { kind: 'attachment', attachmentId: 'f', name: 'a.csv' },
    { kind: 'attachment', attachmentId: 'g', name: 'b.pdf' },
    ...text('Why?'),
  ]
  const question = {
    id: 'q',
    conversationId: 'c',
    parentId: null,
    createdAt: '',
    updatedAt: '',
    role: 'question' as const,
    parts,
  }
  const own = [
    { ...file, id: 'h', name: 'old.txt', addedAt: '2026-09-01', text: 'Slate.' },
    { ...file, id: 'i', name: 'new.txt', addedAt: '2026-09-02', text: 'Copper.' },
    { id: 'j', name: 'plan.pdf', type: 'application/pdf', size: 1, addedAt: '2026-08-01' },
  ]
  expect(requestOf([question], 'Be brief.', [file, ...own])).toEqual([
    { role: 'system', content: 'Be brief.' },
    {
      role: 'system',
      content:
        'File “new.txt”:\n1: Copper.\n\nFile “old.txt”:\n1: Slate.\n\nFile “plan.pdf”:\n(its text was not read)\n\nThese are the files to answer from.',
    },
    {
      role: 'user',
      content: '> one\n> two\n\nFile “a.csv”:\n1: month,visits\n\nFile “b.pdf”:\n(this file was deleted)\n\nWhy?',
    },
  ])
})

test('a request stays below what the server takes: long files are cut after a line, and short ones go along', () => {
  const made = (id: string, words: string) => {
    return { id, name: `${id}.txt`, type: 'text/plain', size: 1, addedAt: '', text: words }
  }
  const line = `${'x'.repeat(99)}\n`
  const files = [made('long', line.repeat(20_000)), made('wide', 'y'.repeat(900_000)), made('short', 'Slate.')]
  const content = requestOf([], '', files)
    .map((message) => message.content)
    .join('')
  expect(content.length).toBeLessThan(310_000)
  expect(content.length).toBeGreaterThan(290_000)
  expect(content).toMatch(/\d: x{99}\n\(the rest was not sent\)\n/)
  expect(content).toMatch(/1: y{100000,}\n\(the rest was not sent\)\n/)
  expect(content).toContain('1: Slate.\n')
})

test('a source in a file that was added here leads to that file', async () => {
  const { chat, store } = setUp(inPageProvider({ pace: 0 }), {
    attachments: async () => [
      { id: 'own', name: 'roof.txt', type: 'text/plain', size: 1, addedAt: '', text: 'The roof warranty is 20 years.' },
    ],
  })
  await chat.send(text('How long is the roof warranty?'))
  await chat.send(text('What is left in the contingency?'))
  const answers = chat.state().path.flatMap(({ message }) => (message.role === 'answer' ? message : []))
  expect(answers.map(({ sources }) => sources[0]?.fileId)).toEqual(['own', 'agreement'])
  expect((await store.thread('c'))?.messages.filter(({ role }) => role === 'answer')).toEqual(answers)
})

test('with the stand-in in the page it works without any server', async () => {
  const { chat } = setUp(inPageProvider({ pace: 0 }))
  await chat.send(text('What is left in the contingency?'))
  expect(shown(chat)[1]).toContain('$81,850 is left.')
  expect((chat.state().path[1]!.message as Answer).sources).toHaveLength(5)
})
