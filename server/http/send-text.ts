import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'
import { acceptedEncoding, compressed, etagOf, isNotModified } from './compress.ts'

type TextType =
  'text/markdown' | 'text/plain' | 'text/css' | 'application/json' | 'application/rss+xml' | 'application/xml'

/** For what is asked for by a name that changes with it. */
export const forGood = 'public, max-age=31536000, immutable'

/** A text that is the same for everyone: compressed, and not sent again to who has it. */
export async function sendText(
  c: Context<AppEnv>,
  type: TextType,
  text: string,
  cache = 'public, no-cache',
): Promise<Response> {
  const etag = etagOf(text)
  c.header('Cache-Control', cache)
  c.header('ETag', etag)
  c.header('Vary', 'Accept-Encoding', { append: true })
  if (isNotModified(c, etag)) return c.body(null, 304)
  const encoding = acceptedEncoding(c)
  // Some texts are a megabyte: they are compressed as they are sent, and not for who has them.
  const body = await compressed(text, [encoding])
  if (encoding !== 'identity') c.header('Content-Encoding', encoding)
  c.header('Content-Type', `${type}; charset=UTF-8`)
  return c.body(body[encoding] as Uint8Array<ArrayBuffer>)
}
