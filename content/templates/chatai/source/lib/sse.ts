/** Server-sent events over any stream of bytes, as the HTML Standard reads them (9.2.6). */

export interface ServerEvent {
  event: string
  data: string
  /** The last id the stream gave, also by an earlier event; empty where it gave none. */
  id: string
}

export interface EventStreamState {
  lastEventId: string
  /** Milliseconds the server asks to wait before a new connection. */
  retry?: number
}

/**
 * The parser: takes text in pieces of any size and answers the events that are complete.
 * An event without its closing empty line never comes out, as the standard wants.
 */
export function createEventParser(state: EventStreamState = { lastEventId: '' }) {
  let rest = ''
  let isFirst = true
  let data: string[] = []
  let event = ''
  let id = state.lastEventId

  function readLine(line: string): ServerEvent | undefined {
    if (line === '') {
      state.lastEventId = id
      const complete = data.length ? { event: event || 'message', data: data.join('\n'), id } : undefined
      data = []
      event = ''
      return complete
    }
    const colon = line.indexOf(':')
    // A line that begins with a colon is a comment: servers keep a connection open with it.
    if (colon === 0) return undefined
    const field = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (field === 'data') data.push(value)
    else if (field === 'event') event = value
    else if (field === 'id' && !value.includes('\0')) id = value
    else if (field === 'retry' && /^\d+$/.test(value)) state.retry = Number(value)
    return undefined
  }

  return {
    state,
    push(text: string): ServerEvent[] {
      const events: ServerEvent[] = []
      rest += isFirst ? text.replace(/^\uFEFF/, '') : text
      if (text) isFirst = false
      let from = 0
      for (;;) {
        const end = indexOfBreak(rest, from)
        if (end < 0) break
        // A carriage return at the very end may be half of CRLF: the next piece tells.
        if (rest[end] === '\r' && end === rest.length - 1) break
        const complete = readLine(rest.slice(from, end))
        if (complete) events.push(complete)
        from = end + (rest[end] === '\r' && rest[end + 1] === '\n' ? 2 : 1)
      }
      rest = rest.slice(from)
      return events
    },
    /** Nothing more comes: a carriage return that was held back ends its line after all. */
    end(): ServerEvent[] {
      if (!rest.endsWith('\r')) return []
      const complete = readLine(rest.slice(0, -1))
      rest = ''
      return complete ? [complete] : []
    },
  }
}

/** The events of a body, as they come. Characters may be cut anywhere between two pieces. */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  state?: EventStreamState,
  onBytes: () => void = () => {},
): AsyncGenerator<ServerEvent> {
  const parser = createEventParser(state)
  // The parser takes the mark at the beginning itself.
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      onBytes()
      yield* parser.push(decoder.decode(value, { stream: true }))
    }
    yield* parser.push(decoder.decode())
    yield* parser.end()
  } finally {
    await reader.cancel().catch(() => {})
  }
}

/** One event as it goes over the wire. */
export function writeEvent({ data, event, id }: { data: string; event?: string; id?: string | number }): string {
  const head = `${event ? `event: ${event}\n` : ''}${id === undefined ? '' : `id: ${id}\n`}`
  return `${head}${data
    .split(/\r\n|\r|\n/)
    .map((line) => `data: ${line}\n`)
    .join('')}\n`
}

/** Where the next line ends: LF, CR, or CRLF. */
function indexOfBreak(text: string, from: number): number {
  const feed = text.indexOf('\n', from)
  const carriage = text.indexOf('\r', from)
  return feed < 0 ? carriage : carriage < 0 ? feed : Math.min(feed, carriage)
}
