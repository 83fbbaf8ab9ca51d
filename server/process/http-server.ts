/** The HTTP server round the application. What is wrong before there is a request to speak of is answered here. */
import { createServer, STATUS_CODES, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'

export type App = { fetch(request: Request, ...rest: unknown[]): Response | Promise<Response> }

const sentences = {
  400: 'This request could not be read.',
  408: 'This request took too long to arrive.',
  413: 'This is larger than we can accept.',
  417: 'Nothing is known of what this request expects.',
  431: 'The head of this request is longer than what can be accepted (16 KB).',
} as const

/** What Node says of bytes that are no request (nodejs.org/api/http.html, "clientError"). */
const statuses: Record<string, keyof typeof sentences> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/**
 * Milliseconds for which a connection may rest. Whoever closes first must be the client: a request that is sent while we
 * close is lost, and a proxy answers 502 for it. Common ones keep theirs for 60 seconds.
 */
const restMs = 75_000

/** What a server needs to speak TLS itself, in PEM. */
export type Tls = { cert: string; key: string }

/** A server that answers with the application, over TLS where it is handed a certificate; nobody listens yet. */
export function createHttpServer(app: App, tls?: Tls): Server {
  const listener = getRequestListener(app.fetch as never, {
    // It comes here where no request can be made of what was sent: a host or a target that is none, a method that is refused.
    errorHandler: () => plain(400),
  })
  // A request without a host is answered by the listener, too, which has a sentence for it.
  const options = { requireHostHeader: false, keepAliveTimeout: restMs }
  const server = tls
    ? createTlsServer({ ...options, ...tls, minVersion: 'TLSv1.2' }, listener)
    : createServer(options, listener)
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => refuse(socket, statuses[error.code ?? ''] ?? 400))
  server.on('checkExpectation', (_request, response) => {
    response.writeHead(417, { 'Content-Type': 'text/plain; charset=UTF-8', Connection: 'close' })
    response.end(sentences[417])
  })
  return server
}

const plain = (status: keyof typeof sentences) =>
  new Response(sentences[status], { status, headers: { 'Content-Type': 'text/plain; charset=UTF-8' } })

/** Writes a whole answer where Node has none, and ends the connection: what follows cannot be told apart. */
function refuse(socket: Duplex & { bytesWritten?: number }, status: keyof typeof sentences): void {
  // An answer that was begun is not to be followed by another one.
  if (!socket.writable || (socket.bytesWritten ?? 0) > 0) return void socket.destroy()
  const body = sentences[status]
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: text/plain; charset=UTF-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
