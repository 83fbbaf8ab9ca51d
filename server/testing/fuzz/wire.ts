/** Bytes over a socket and what comes back, without a client that would mend the one or the other. */
import { connect } from 'node:net'

export type Answer = {
  status: number
  headers: Headers
  body: string
  ms: number
  /** Whether all came that the head promised. */
  isWhole: boolean
}

/**
 * Sends these bytes over a connection of their own and reads until the server ends it. Null where it ended it without a
 * word. A connection that is still open after `limitMs` is given up, and its answer is not whole.
 */
export function ask(port: number, bytes: Buffer, { limitMs, ends = false }: { limitMs: number; ends?: boolean }) {
  return new Promise<Answer | null>((resolve) => {
    const started = performance.now()
    const parts: Buffer[] = []
    const socket = connect({ port, host: '127.0.0.1' })
    const giveUp = setTimeout(() => socket.destroy(), limitMs)
    // A server may refuse before it has read all, and then what is still written meets a closed door.
    socket.on('error', () => {})
    socket.on('data', (part) => parts.push(Buffer.from(part)))
    socket.on('close', () => {
      clearTimeout(giveUp)
      resolve(read(Buffer.concat(parts), performance.now() - started))
    })
    socket.write(bytes)
    if (ends) socket.end()
  })
}

/** Reads an HTTP/1.1 answer (RFC 9112, 6.3). */
function read(bytes: Buffer, ms: number): Answer | null {
  if (bytes.length === 0) return null
  const end = bytes.indexOf('\r\n\r\n')
  const head = bytes.subarray(0, end === -1 ? bytes.length : end).toString('latin1')
  const [line = '', ...fields] = head.split('\r\n')
  const headers = new Headers()
  for (const field of fields)
    headers.append(field.slice(0, field.indexOf(':')), field.slice(field.indexOf(':') + 1).trim())
  const rest = end === -1 ? Buffer.alloc(0) : bytes.subarray(end + 4)
  const { body, isWhole } = headers.get('transfer-encoding') === 'chunked' ? dechunk(rest) : sized(rest, headers)
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(line)?.[1] ?? 0)
  return { status, headers, body: body.toString('utf8'), ms, isWhole: isWhole && end !== -1 }
}

function sized(body: Buffer, headers: Headers) {
  const length = headers.get('content-length')
  // What answers HEAD, or says nothing, has a length and no body.
  return { body, isWhole: length === null || body.length === 0 || body.length === Number(length) }
}

function dechunk(bytes: Buffer): { body: Buffer; isWhole: boolean } {
  const parts: Buffer[] = []
  for (let at = 0; ;) {
    const lineEnd = bytes.indexOf('\r\n', at)
    if (lineEnd === -1) return { body: Buffer.concat(parts), isWhole: bytes.length === 0 }
    const size = Number.parseInt(bytes.subarray(at, lineEnd).toString('latin1'), 16)
    if (size === 0) return { body: Buffer.concat(parts), isWhole: true }
    parts.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size))
    at = lineEnd + 4 + size
  }
}
