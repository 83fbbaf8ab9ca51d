/** A file as a response, streamed from disk, whole or in part, so that a broken download goes on where it stopped. */
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { Context } from 'hono'
import { isNotModified } from './compress.ts'

type How = {
  type: string
  /** Strong: the same tag means the same bytes. */
  etag: string
  cache: string
  /** Where the whole file answers another status than 200. */
  status?: 200 | 404
  headers?: Record<string, string>
}

/**
 * Answers GET and HEAD with a file: conditions, one range and If-Range as RFC 9110 says (13.1, 13.2, 14.2). Of several
 * ranges it sends the whole. The file must exist.
 */
export async function sendFile(
  c: Context,
  file: string,
  { type, etag, cache, status = 200, headers = {} }: How,
): Promise<Response> {
  const { size } = await stat(file)
  const common = { ...headers, 'Cache-Control': cache, ETag: etag, 'Accept-Ranges': 'bytes' }
  for (const [name, value] of Object.entries(common)) c.header(name, value)
  if (isNotModified(c, etag)) return c.body(null, 304)

  const condition = c.req.header('if-range')
  const asked = condition === undefined || condition === etag ? c.req.header('range') : undefined
  const range = asked && c.req.method === 'GET' ? readRange(asked, size) : null
  if (range === 'unsatisfiable') {
    c.header('Content-Range', `bytes */${size}`)
    return c.body(null, 416)
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  c.header('Content-Type', type)
  c.header('Content-Length', String(end - start + 1))
  if (range) c.header('Content-Range', `bytes ${start}-${end}/${size}`)
  if (c.req.method === 'HEAD' || size === 0) return c.body(null, status)
  const stream = Readable.toWeb(createReadStream(file, { start, end })) as ReadableStream<Uint8Array>
  return c.body(stream, range ? 206 : status)
}

/** The bytes a Range header asks for; null where it asks for none that can be sent as one part. */
export function readRange(header: string, size: number): { start: number; end: number } | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? []
  if (!first && !last) return null
  if (!first) {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  if (last && Number(last) < start) return null
  if (start >= size) return 'unsatisfiable'
  return { start, end: last ? Math.min(Number(last), size - 1) : size - 1 }
}
