/** One page for everyone as it is kept: its bytes as they are sent, and its headers ready to be sent. */
import { promisify } from 'node:util'
import { gunzip, gunzipSync } from 'node:zlib'
import { bestEncoding, compressed, type Compressed, type Encoding, isKnownBy } from '../../http/compress.ts'
import type { Moment } from './moment.ts'

type Sent = { headers: Record<string, string>; bytes: Uint8Array<ArrayBuffer> }

export type KeptPage = {
  moment: Moment
  /** The pattern of its address, as the operator's metrics count it. */
  route: string
  etag: string
  /** Plain only once somebody asked for it so: those bytes are five times the others, and hardly anybody wants them. */
  sent: { br: Sent; gzip: Sent; identity?: Sent }
  notModified: Record<string, string>
  /** Whether more effort would make it smaller; see press-again.ts. */
  isPressedOnce: boolean
  /** All of it, in bytes. */
  bytes: number
}

/** What belongs to one answer, or is said anew for each encoding. */
const ofOneAnswer = new Set(['x-request-id', 'set-cookie', 'content-length', 'content-encoding', 'etag', 'vary'])

/** About what the headers of a page take. */
const headerBytes = 4000

/** Puts a page together from what it was compressed to and the headers of the answer it was made for. */
export function keptPage(
  { moment, route, headers }: { moment: Moment; route: string; headers: Headers },
  body: Compressed,
): KeptPage {
  const common = Object.fromEntries([...headers].filter(([name]) => !ofOneAnswer.has(name)))
  const same = { ...common, vary: 'X-Inertia, Accept, Accept-Encoding', etag: body.etag }
  const { 'content-type': _, ...notModified } = same as Record<string, string>
  return {
    moment,
    route,
    etag: body.etag,
    sent: { br: sentIn('br', body.br, same), gzip: sentIn('gzip', body.gzip, same) },
    notModified,
    isPressedOnce: false,
    bytes: body.br.byteLength + body.gzip.byteLength + headerBytes,
  }
}

function sentIn(encoding: Encoding, body: Uint8Array, { 'content-encoding': _, ...common }: Sent['headers']): Sent {
  const bytes = body as Uint8Array<ArrayBuffer>
  const headers = {
    ...common,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': String(bytes.byteLength),
  }
  return { bytes, headers }
}

/** The same page with what this request wants to have of it. */
export function readyFor(page: KeptPage, request: Request): KeptPage {
  const { gzip, identity } = page.sent
  if (identity || encodingFor(request) !== 'identity') return page
  const plain = gunzipSync(gzip.bytes)
  return {
    ...page,
    sent: { ...page.sent, identity: sentIn('identity', plain, gzip.headers) },
    bytes: page.bytes + plain.byteLength,
  }
}

const encodingFor = ({ headers }: Request) => bestEncoding(headers.get('accept-encoding') ?? undefined)

const unzipped = promisify(gunzip)

/** The same page with all effort of brotli's, which nearly everybody takes. */
export async function pressedPage(page: KeptPage): Promise<KeptPage> {
  const { br, gzip } = page.sent
  const text = (await unzipped(gzip.bytes)).toString()
  const pressed = (await compressed(text, ['br'], 'kept')).br
  return {
    ...page,
    sent: { ...page.sent, br: sentIn('br', pressed, br.headers) },
    isPressedOnce: false,
    bytes: page.bytes - br.bytes.byteLength + pressed.byteLength,
  }
}

/** The answer to a GET or HEAD for a page that is kept. */
export function answerWith(page: KeptPage, request: Request, requestId: string): Response {
  if (isKnownBy(request.headers.get('if-none-match') ?? undefined, page.etag))
    return new Response(null, { status: 304, headers: { ...page.notModified, 'x-request-id': requestId } })
  const { bytes, headers } = page.sent[encodingFor(request)] ?? page.sent.gzip
  return new Response(request.method === 'HEAD' ? null : bytes, {
    status: 200,
    headers: { ...headers, 'x-request-id': requestId },
  })
}
