import { expect, test } from 'vitest'
import { createEventParser, readEvents, writeEvent, type ServerEvent } from './sse.ts'

const parse = (text: string): ServerEvent[] => {
  const parser = createEventParser()
  return [...parser.push(text), ...parser.end()]
}
const data = (text: string) => parse(text).map((event) => event.data)

test.each([
  ['lines that end in LF', 'data: a\n\ndata: b\n\n', ['a', 'b']],
  ['in CRLF', 'data: a\r\n\r\ndata: b\r\n\r\n', ['a', 'b']],
  ['in CR', 'data: a\r\rdata: b\r\r', ['a', 'b']],
  ['several lines of data', 'data: a\ndata:b\ndata:  c\n\n', ['a\nb\n c']],
  ['a field without a colon', 'data\n\n', ['']],
  ['two of them', 'data\ndata\n\n', ['\n']],
  ['comments', ': keep alive\n\ndata: a\n: more\n\n', ['a']],
  ['fields nobody knows', 'data: a\nfoo: bar\n\n', ['a']],
  ['no data', 'event: x\n\n', []],
  ['an event that was cut off', 'data: a\n\ndata: b\n', ['a']],
  ['a byte order mark', '\uFEFFdata: a\n\n', ['a']],
  ['a colon in the data', 'data: {"a":1}\n\n', ['{"a":1}']],
])('%s', (_, text, wanted) => expect(data(text)).toEqual(wanted))

test('ids last until another one comes, an empty one takes it back, one with a null character does not count', () => {
  const ids = parse('id: 1\ndata: a\n\ndata: b\n\nid: x\0y\ndata: c\n\nid\ndata: d\n\n').map(({ id }) => id)
  expect(ids).toEqual(['1', '1', '1', ''])
})

test('an id counts only with the line that closes its event', () => {
  const parser = createEventParser()
  parser.push('id: 1\ndata: a\n\nid: 2\ndata: b\n')
  expect(parser.state.lastEventId).toBe('1')
})

test('names and the time to wait', () => {
  const parser = createEventParser()
  expect(parser.push('event: error\nretry: 250\ndata: a\n\nretry: soon\n\n')[0]?.event).toBe('error')
  expect(parser.state.retry).toBe(250)
})

test('whatever the pieces, the events are the same, characters of four bytes too', async () => {
  const text = 'id: 7\r\ndata: Grüße 🦉 née\r\ndata: 統計\r\n\r\n: hm\r\n\r\ndata: end\r\n\r\n'
  const bytes = new TextEncoder().encode(text)
  for (const size of [1, 2, 3, 5, 7, 64]) {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size))
        controller.close()
      },
    })
    const events = await Array.fromAsync(readEvents(body))
    expect(events).toEqual([
      { event: 'message', data: 'Grüße 🦉 née\n統計', id: '7' },
      { event: 'message', data: 'end', id: '7' },
    ])
  }
})

test('what is written is read back', () => {
  const event = { event: 'note', data: 'a\nb', id: '4' }
  expect(parse(writeEvent(event))).toEqual([event])
  expect(parse(writeEvent({ data: 'a\r\nb\rc' }))[0]?.data).toBe('a\nb\nc')
})
