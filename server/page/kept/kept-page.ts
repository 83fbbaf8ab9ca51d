/** One page for everyone as it is kept: its bytes in every encoding, and its headers ready to be sent. */
import { bestEncoding, type Compressed, type Encoding, isKnownBy } from '../../http/compress.ts'
import type { Moment } from './moment.ts'

type Sent = { headers: Record<string, string>; bytes: Uint8Array<ArrayBuffer> }

export type KeptPage = {
  moment: Moment
  /** The pattern of its address, as the operator's metrics count it. */
  route: string
  etag: string
  sent: Record<Encoding, Sent>
  notModified: Record<string, string>
  /** All of it, in bytes. */
  bytes: number
}

/** What belongs to one answer, or is said anew for each encoding. */
const ofOneAnswer = new Set(['x-request-id', 'set-cookie', 'content-length', 'content-encoding', 'etag', 'vary'])
const encodings = ['br', 'gzip', 'identity'] as const satisfies readonly Encoding[]

/** About what the headers of a page take. */
const headerBytes = 4000

/** Puts a page together from what it was compressed to and the headers of the answer it was made for. */
export function keptPage(
  { moment, route, headers }: { moment: Moment; route: string; headers: Headers },
  compressed: Compressed,
): KeptPage {
  const common = Object.fromEntries([...headers].filter(([name]) => !ofOneAnswer.has(name)))
  const same = { ...common, vary: 'X-Inertia, Accept, Accept-Encoding', etag: compressed.etag }
  const { 'content-type': _, ...notModified } = same as Record<string, string>
  const sentIn = (encoding: Encoding): Sent => {
    const bytes = compressed[encoding] as Uint8Array<ArrayBuffer>
    return {
      bytes,
      headers: {
        ...same,
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
        'content-length': String(bytes.byteLength),
      },
    }
  }
  return {
    moment,
    route,
    etag: compressed.etag,
    sent: { br: sentIn('br'), gzip: sentIn('gzip'), identity: sentIn('identity') },
    notModified,
    bytes: encodings.reduce((sum, encoding) => sum + compressed[encoding].byteLength, headerBytes),
  }
}

/** The answer to a GET or HEAD for a page that is kept. */
export function answerWith(page: KeptPage, request: Request, requestId: string): Response {
  if (isKnownBy(request.headers.get('if-none-match') ?? undefined, page.etag))
    return new Response(null, { status: 304, headers: { ...page.notModified, 'x-request-id': requestId } })
  const { bytes, headers } = page.sent[bestEncoding(request.headers.get('accept-encoding') ?? undefined)]
  return new Response(request.method === 'HEAD' ? null : bytes, {
    status: 200,
    headers: { ...headers, 'x-request-id': requestId },
  })
}
