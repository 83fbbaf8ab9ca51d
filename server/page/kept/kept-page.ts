/** One page for everyone as it is kept: its bytes in every encoding, and its headers ready to be sent. */
import { bestEncoding, compressed, type Compressed, type Encoding, isKnownBy } from '../../http/compress.ts'
import type { Moment } from './moment.ts'

type Sent = { headers: Record<string, string>; bytes: Uint8Array<ArrayBuffer> }

export type KeptPage = {
  moment: Moment
  /** The pattern of its address, as the operator's metrics count it. */
  route: string
  etag: string
  sent: Record<Encoding, Sent>
  notModified: Record<string, string>
  /** Whether more effort would make it smaller; see press-again.ts. */
  isPressedOnce: boolean
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
  body: Compressed,
): KeptPage {
  const common = Object.fromEntries([...headers].filter(([name]) => !ofOneAnswer.has(name)))
  const same = { ...common, vary: 'X-Inertia, Accept, Accept-Encoding', etag: body.etag }
  const { 'content-type': _, ...notModified } = same as Record<string, string>
  const sentIn = (encoding: Encoding): Sent => {
    const bytes = body[encoding] as Uint8Array<ArrayBuffer>
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
    etag: body.etag,
    sent: { br: sentIn('br'), gzip: sentIn('gzip'), identity: sentIn('identity') },
    notModified,
    isPressedOnce: false,
    bytes: encodings.reduce((sum, encoding) => sum + body[encoding].byteLength, headerBytes),
  }
}

/** The same page with all effort of brotli's, which nearly everybody takes. */
export async function pressedPage(page: KeptPage): Promise<KeptPage> {
  const { br, gzip, identity } = page.sent
  const pressed = await compressed(Buffer.from(identity.bytes).toString(), ['br'], 'kept')
  const bytes = pressed.br as Uint8Array<ArrayBuffer>
  const smaller = { bytes, headers: { ...br.headers, 'content-length': String(bytes.byteLength) } }
  return {
    ...page,
    sent: { br: smaller, gzip, identity },
    isPressedOnce: false,
    bytes: page.bytes - br.bytes.byteLength + bytes.byteLength,
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
