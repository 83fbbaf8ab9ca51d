import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, vi } from 'vitest'
import { archiveFiles, passages } from '../archive.ts'
import { createApiProvider } from './api-provider.ts'
import { handlerFor, providerHandler, scriptedHandler } from './handler.ts'
import { nodeHandler } from './node-handler.ts'
import type { AnswerEvent, ChatMessage } from './provider.ts'
import { scriptedAnswers } from './scripted-answers.ts'
import { replyTo, sourceOf } from './scripted.ts'

const user = (content: string): ChatMessage[] => [{ role: 'user', content }]
/** The whole way in the page, as the static preview goes it. */
const ask = (content: string, attempt = 0, signal = new AbortController().signal) =>
  createApiProvider({ fetch: scriptedHandler({ pace: 0 }), wait: async () => {} }).answer(
    { model: 'postil-standard', messages: user(content), attempt },
    { signal },
  )
const textOf = (events: AnswerEvent[]) => events.map((event) => (event.type === 'text' ? event.delta : '')).join('')

test.each([
  ['What is left in the contingency?', '$81,850 is left.', 5],
  ['When does the reading room reopen?', 'January 11, 2027', 4],
  ['What does it cost Brandt to be two weeks late?', '$11,900.', 2],
  ['Why is there water in the elevator pit?', '4.2 feet', 4],
  ['Add up visits by season', '```python', 1],
  ['What does the council still have to approve?', 'at its own risk', 5],
  ['Which U-factor must the windows have?', '0.28 or lower', 4],
  ['What does a librarian in Maine earn?', 'I found nothing on that in your files.', 0],
])('%s', async (question, words, sources) => {
  const events = await Array.fromAsync(ask(question))
  expect(textOf(events)).toContain(words)
  expect(events.filter(({ type }) => type === 'source')).toHaveLength(sources)
  expect(events.at(-1)).toMatchObject({ type: 'done', usage: { outputTokens: expect.any(Number) } })
})

test('every source is told before the text that refers to it, in the order of its number', async () => {
  for (const answer of scriptedAnswers)
    for (const [attempt] of answer.versions.entries()) {
      let told = 0
      for (const event of await Array.fromAsync(ask(answer.example, attempt))) {
        if (event.type === 'source') expect(event.source).toEqual(sourceOf(answer.passages[told++]!))
        if (event.type === 'text')
          for (const [, number] of event.delta.matchAll(/\[(\d+)\]/g)) expect(Number(number)).toBeLessThanOrEqual(told)
      }
      expect(told).toBe(answer.passages.length)
    }
})

test('every number of an answer has its passage, and every passage its file', () => {
  for (const { versions, passages: used } of scriptedAnswers)
    for (const text of versions)
      expect(new Set(text.match(/\[\d+\]/g))).toEqual(new Set(used.map((_, at) => `[${at + 1}]`)))
  for (const { fileId } of passages) expect(archiveFiles.some(({ id }) => id === fileId)).toBe(true)
})

test('a regenerated answer is told in other words, with the same figures', async () => {
  const one = textOf(await Array.fromAsync(ask('contingency?', 0)))
  const other = textOf(await Array.fromAsync(ask('contingency?', 1)))
  expect(other).not.toBe(one)
  for (const figure of ['$81,850', '$63,950', '$142,000']) expect(other).toContain(figure)
})

test('a question that follows up is about what was asked before', () => {
  const messages = [
    ...user('What is left in the contingency?'),
    { role: 'assistant' as const, content: '…' },
    ...user('And in short?'),
  ]
  expect(replyTo(messages).pieces.filter(({ source }) => source)).toHaveLength(5)
})

test.each([
  ['/limit', { type: 'error', kind: 'limit', retryAfter: 518_400 }],
  ['/error contingency', { type: 'error', kind: 'unavailable' }],
  ['/cut contingency', { type: 'error', kind: 'dropped' }],
  ['/busy contingency', { type: 'done' }],
])('%s ends with %o', async (question, wanted) => {
  expect((await Array.fromAsync(ask(question))).at(-1)).toMatchObject(wanted)
})

test('after /drop the answer goes on and is whole, word for word', async () => {
  const events = await Array.fromAsync(ask('/drop contingency'))
  expect(textOf(events)).toBe(textOf(await Array.fromAsync(ask('contingency'))))
  expect(events.filter(({ type }) => type === 'notice')).toHaveLength(1)
  expect(events.filter(({ type }) => type === 'source')).toHaveLength(5)
})

test('it takes its time, and stops at once when nobody reads on', async () => {
  vi.useFakeTimers()
  const abort = new AbortController()
  const provider = createApiProvider({ fetch: scriptedHandler() })
  const reading = Array.fromAsync(
    provider.answer({ model: 'm', messages: user('contingency') }, { signal: abort.signal }),
  )
  await vi.advanceTimersByTimeAsync(2000)
  abort.abort()
  await vi.advanceTimersByTimeAsync(0)
  const events = await reading
  vi.useRealTimers()
  expect(events.length).toBeGreaterThan(3)
  expect(events.some(({ type }) => type === 'done' || type === 'error')).toBe(false)
})

const post = (body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  new Request('http://localhost/api/chat', { method: 'POST', body, headers })

test.each([
  ['GET', new Request('http://localhost/api/chat'), 405],
  ['a form', post('a=b', { 'content-type': 'application/x-www-form-urlencoded' }), 415],
  ['rubbish', post('{'), 400],
  ['null', post('null'), 400],
  ['no messages', post('{"model":"m","messages":[]}'), 400],
  ['a role nobody knows', post('{"model":"m","messages":[{"role":"root","content":""}]}'), 400],
  ['two megabytes', post(JSON.stringify({ model: 'm', messages: user('a'.repeat(2_000_000)) })), 413],
])('%s is refused', async (_, request, status) => {
  expect((await scriptedHandler()(request)).status).toBe(status)
})

test('a real provider gets the key, its own name of the model, and nothing else; its headers stay behind', async () => {
  const seen: Request[] = []
  const handler = providerHandler({
    url: 'https://api.provider.example/v1/chat/completions',
    key: 'sk-secret',
    models: { 'postil-standard': 'large-3' },
    fetch: async (request) => {
      seen.push(request)
      return new Response('data: [DONE]\n\n', { headers: { 'content-type': 'text/event-stream', 'set-cookie': 'a=b' } })
    },
  })
  const response = await handler(post(JSON.stringify({ model: 'postil-standard', messages: user('Hi'), user: 'x' })))
  expect(response.headers.get('set-cookie')).toBeNull()
  expect(seen[0]?.headers.get('authorization')).toBe('Bearer sk-secret')
  expect(await seen[0]?.json()).toEqual({
    model: 'large-3',
    messages: user('Hi'),
    stream: true,
    stream_options: { include_usage: true },
  })
  expect((await handler(post(JSON.stringify({ model: 'constructor', messages: user('Hi') })))).status).toBe(400)
})

test('a provider that cannot be reached is told as such', async () => {
  const env = { CHAT_API_URL: 'http://127.0.0.1:9/', CHAT_API_KEY: 'k', CHAT_API_MODEL: 'm' }
  const provider = createApiProvider({ fetch: handlerFor(env), wait: async () => {} })
  const events = await Array.fromAsync(
    provider.answer({ model: 'postil-standard', messages: user('Hi') }, { signal: new AbortController().signal }),
  )
  expect(events.at(-1)).toMatchObject({ type: 'error', kind: 'unavailable' })
})

test('over a real server it is the same, also when the connection drops', async () => {
  const middleware = nodeHandler('/api/chat', scriptedHandler({ pace: 0.01 }))
  const server = createServer((incoming, outgoing) =>
    middleware(incoming, outgoing, () => outgoing.writeHead(404).end()),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = createApiProvider({ url: `${origin}/api/chat`, wait: async () => {} })
  const options = { signal: new AbortController().signal }
  const events = await Array.fromAsync(provider.answer({ model: 'm', messages: user('/drop contingency') }, options))
  expect(textOf(events)).toBe(textOf(await Array.fromAsync(ask('contingency'))))
  expect((await fetch(`${origin}/other`)).status).toBe(404)
  server.closeAllConnections()
  server.close()
})
