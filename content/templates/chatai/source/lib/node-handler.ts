/** A Fetch-API handler below Node's own server, as Vite's development and preview servers are. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'

type Handler = (request: Request) => Promise<Response>

/** A middleware that answers one path by the handler and leaves every other to the next one. */
export function nodeHandler(path: string, handler: Handler) {
  return (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void): void => {
    const url = new URL(incoming.url ?? '/', 'http://localhost')
    if (url.pathname !== path) return next()
    void answer(handler, url, incoming, outgoing)
  }
}

async function answer(handler: Handler, url: URL, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const gone = new AbortController()
  outgoing.on('close', () => gone.abort())
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) if (typeof value === 'string') headers.set(name, value)
  const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD'
  const body = hasBody ? { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' } : {}
  try {
    const request = new Request(url, { method: incoming.method ?? 'GET', headers, signal: gone.signal, ...body })
    const response = await handler(request)
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    if (!response.body) return void outgoing.end()
    const stream = Readable.fromWeb(response.body as NodeStream)
    // A stream that breaks has to break the connection too: an orderly end would look like the end of the answer.
    stream.on('error', () => outgoing.destroy())
    outgoing.on('close', () => stream.destroy())
    stream.pipe(outgoing)
  } catch (cause) {
    console.error(cause)
    if (outgoing.headersSent) outgoing.destroy()
    else outgoing.writeHead(500).end()
  }
}
