import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { createApiProvider, type ApiOptions } from './api-provider.ts'
import type { AnswerEvent, AnswerRequest } from './provider.ts'
import { writeEvent } from './sse.ts'

const request: AnswerRequest = { model: 'm', messages: [{ role: 'user', content: 'Hello' }] }
type Answerer = (response: ServerResponse, body: Record<string, unknown>, seen: IncomingMessage) => unknown
const closing: (() => void)[] = []
afterEach(() => closing.splice(0).forEach((close) => close()))

/** A provider's stand-in: answers each request by the next of the given functions. */
async function standIn(...answers: Answerer[]) {
  const seen: { headers: IncomingMessage['headers']; body: Record<string, unknown> }[] = []
  const server = createServer(async (incoming, response) => {
    const body = JSON.parse((await incoming.toArray()).join('')) as Record<string, unknown>
    seen.push({ headers: incoming.headers, body })
    await answers[Math.min(seen.length, answers.length) - 1]?.(response, body, incoming)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => (server.closeAllConnections(), server.close()))
  const waits: number[] = []
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/chat/completions`
  const ask = (options: ApiOptions = {}, signal = new AbortController().signal) =>
    createApiProvider({ url, wait: async (time) => void waits.push(time), random: () => 1, ...options }).answer(
      request,
      { signal },
    )
  return { seen, waits, ask }
}

const stream = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' })
const say = (content: string, id?: number) =>
  writeEvent({ data: JSON.stringify({ choices: [{ delta: { content } }] }), ...(id !== undefined && { id }) })
const finish = (id?: number) =>
  writeEvent({
    data: JSON.stringify({ choices: [{ delta: {}, finish_reason: 'stop' }] }),
    ...(id !== undefined && { id }),
  }) +
  writeEvent({ data: JSON.stringify({ choices: [], usage: { prompt_tokens: 12, completion_tokens: 3 } }) }) +
  writeEvent({ data: '[DONE]' })
const whole: Answerer = (response) => stream(response).end(say('Hi ') + say('there.') + finish())
const refuse =
  (status: number, error: object = {}, headers: Record<string, string> = {}): Answerer =>
  (response) =>
    response.writeHead(status, headers).end(JSON.stringify({ error }))

const textOf = (events: AnswerEvent[]) => events.map((event) => (event.type === 'text' ? event.delta : '')).join('')

test('an answer streams, with what it took', async () => {
  const { ask, seen } = await standIn(whole)
  expect(await Array.fromAsync(ask({ headers: { 'x-team': 'a' } }))).toEqual([
    { type: 'text', delta: 'Hi ' },
    { type: 'text', delta: 'there.' },
    { type: 'done', usage: { inputTokens: 12, outputTokens: 3 } },
  ])
  expect(seen[0]?.body).toMatchObject({ model: 'm', stream: true, messages: request.messages })
  expect(seen[0]?.headers).toMatchObject({ accept: 'text/event-stream', 'x-team': 'a' })
})

test('pages a provider cites become sources, ours come as they are', async () => {
  const source = {
    id: 's',
    title: 'T',
    publisher: 'P',
    date: '2026-01-01',
    url: 'https://a.example',
    location: 'Page 1',
    quote: 'Q.',
  }
  const annotations = [
    { source },
    { type: 'url_citation', url_citation: { url: 'https://www.b.example/x', title: 'B' } },
    { type: 'file' },
  ]
  const { ask } = await standIn((response) =>
    stream(response).end(writeEvent({ data: JSON.stringify({ choices: [{ delta: { annotations } }] }) }) + finish()),
  )
  const sources = (await Array.fromAsync(ask())).flatMap((event) => (event.type === 'source' ? [event.source] : []))
  expect(sources).toEqual([
    source,
    {
      id: 'https://www.b.example/x',
      title: 'B',
      publisher: 'b.example',
      date: '',
      url: 'https://www.b.example/x',
      location: '',
      quote: '',
    },
  ])
})

test('a busy service is asked again, later each time, and as late as it says', async () => {
  const { ask, waits, seen } = await standIn(refuse(503), refuse(500), refuse(429, {}, { 'retry-after': '7' }), whole)
  const events = await Array.fromAsync(ask())
  expect(waits).toEqual([500, 1000, 7000])
  expect(seen).toHaveLength(4)
  expect(events.filter(({ type }) => type === 'notice')).toHaveLength(3)
  expect(textOf(events)).toBe('Hi there.')
})

test('jitter takes up to half of the wait away', async () => {
  const { ask, waits } = await standIn(refuse(503), whole)
  await Array.fromAsync(ask({ random: () => 0 }))
  expect(waits).toEqual([250])
})

test.each([
  [503, {}, {}, 'overloaded', 4],
  [500, {}, {}, 'unavailable', 4],
  [429, { code: 'insufficient_quota' }, {}, 'limit', 1],
  [429, { code: 'rate_limit_exceeded' }, { 'retry-after': '600' }, 'overloaded', 1],
  [401, {}, {}, 'unauthorized', 1],
  [400, { code: 'content_filter' }, {}, 'refused', 1],
  [413, {}, {}, 'invalid', 1],
])('status %i with %o and %o means %s after %i requests', async (status, error, headers, kind, requests) => {
  const { ask, seen } = await standIn(refuse(status, { message: 'key sk-123 is wrong', ...error }, headers))
  const last = (await Array.fromAsync(ask())).at(-1)
  expect(last).toMatchObject({ type: 'error', kind })
  expect(JSON.stringify(last)).not.toContain('sk-123')
  expect(seen).toHaveLength(requests)
})

test('a limit says when it ends', async () => {
  const { ask } = await standIn(refuse(429, { code: 'limit_reached' }, { 'retry-after': '7200' }))
  expect(await Array.fromAsync(ask())).toMatchObject([
    { retryAfter: 7200, message: expect.stringContaining('You can go on in 2 hours.') },
  ])
})

test('where nobody listens, it says so after its tries', async () => {
  const send = vi.fn(() => Promise.reject(new TypeError('fetch failed')))
  const { ask } = await standIn()
  expect((await Array.fromAsync(ask({ fetch: send }))).at(-1)).toMatchObject({ type: 'error', kind: 'unavailable' })
  expect(send).toHaveBeenCalledTimes(4)
})

test('a dropped connection goes on where the server numbers its events', async () => {
  const { ask, seen } = await standIn(
    async (response) => {
      stream(response).write(say('One ', 1) + say('two ', 2) + 'id: 3\ndata: {"cho')
      await new Promise((resolve) => setTimeout(resolve, 30))
      response.destroy()
    },
    (response) => stream(response).end(say('three.', 3) + finish(4)),
  )
  const events = await Array.fromAsync(ask())
  expect(textOf(events)).toBe('One two three.')
  expect(events.map(({ type }) => type)).toEqual(['text', 'text', 'notice', 'text', 'done'])
  expect(seen[1]?.headers['last-event-id']).toBe('2')
})

test('where it does not, what came stays and the loss is told', async () => {
  const { ask, seen } = await standIn(async (response) => {
    stream(response).write(say('One '))
    await new Promise((resolve) => setTimeout(resolve, 30))
    response.destroy()
  })
  expect(await Array.fromAsync(ask())).toMatchObject([{ type: 'text' }, { type: 'error', kind: 'dropped' }])
  expect(seen).toHaveLength(1)
})

test('a stream that ends too early is dropped too, a silent one as well', async () => {
  const early = await standIn((response) => stream(response).end(say('One ')))
  expect((await Array.fromAsync(early.ask())).at(-1)).toMatchObject({ kind: 'dropped' })
  const silent = await standIn((response) => stream(response).write(say('One ')))
  expect((await Array.fromAsync(silent.ask({ silence: 60 }))).at(-1)).toMatchObject({ kind: 'dropped' })
})

test('comments keep a slow answer alive', async () => {
  const { ask } = await standIn(async (response) => {
    stream(response)
    for (let at = 0; at < 6; at++) {
      response.write(': wait\n\n')
      await new Promise((resolve) => setTimeout(resolve, 300))
    }
    response.end(say('At last.') + finish())
  })
  expect(textOf(await Array.fromAsync(ask({ silence: 1500 })))).toBe('At last.')
})

test('an abort ends it at once, without an error, and the server sees the connection close', async () => {
  const closed = vi.fn()
  const { ask } = await standIn((response) => {
    response.on('close', closed)
    stream(response).write(say('One '))
  })
  const abort = new AbortController()
  const events: AnswerEvent[] = []
  for await (const event of ask({}, abort.signal)) {
    events.push(event)
    abort.abort()
  }
  expect(events).toEqual([{ type: 'text', delta: 'One ' }])
  await vi.waitFor(() => expect(closed).toHaveBeenCalled())
})

test('an abort while it waits ends it too', async () => {
  const { ask, seen } = await standIn(refuse(503))
  const abort = new AbortController()
  const events: AnswerEvent[] = []
  const { sleep } = await import('./api-provider.ts')
  for await (const event of ask({ wait: sleep, firstWait: 60_000, longestWait: 60_000 }, abort.signal)) {
    events.push(event)
    setTimeout(() => abort.abort(), 10)
  }
  expect(events.map(({ type }) => type)).toEqual(['notice'])
  expect(seen).toHaveLength(1)
})

test('an error in the middle of a stream ends it; rubbish between the pieces does not', async () => {
  const { ask } = await standIn((response) =>
    stream(response).end(
      say('One') +
        writeEvent({ data: '{rubbish' }) +
        writeEvent({ data: '{"error":{"code":"overloaded"}}' }) +
        say('two'),
    ),
  )
  expect(await Array.fromAsync(ask())).toMatchObject([{ delta: 'One' }, { type: 'error', kind: 'overloaded' }])
})

test('a page instead of a stream is no answer', async () => {
  const { ask } = await standIn((response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Sign in</p>'),
  )
  expect(await Array.fromAsync(ask())).toMatchObject([{ type: 'error', kind: 'invalid' }])
})
