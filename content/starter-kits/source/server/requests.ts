/** Bytes of the largest form: all of ours have a few lines of text. */
const mostBytes = 16 * 1024

/** A form that is not read any further: too large, or no form at all. */
export class FormFault extends Error {
  readonly status: 400 | 413 | 415
  constructor(status: 400 | 413 | 415, message: string) {
    super(message)
    this.status = status
  }
}

/**
 * The fields of a form as text. Files are left out, and of several fields with one name the first counts.
 * @throws {FormFault} where it is too large or no form
 */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const type = request.headers.get('content-type') ?? ''
  const isMultipart = /^multipart\/form-data\s*;/i.test(type)
  if (!isMultipart && !/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type))
    throw new FormFault(415, 'Send a form.')
  const body = await readBody(request)
  const form = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => {
    throw new FormFault(400, 'This form could not be read.')
  })
  return fieldsOf(form)
}

/** The fields of form data as text, for frameworks that read the request themselves. */
export function fieldsOf(form: FormData): Record<string, string> {
  const fields: Record<string, string> = Object.create(null)
  for (const [name, value] of form) if (typeof value === 'string' && !(name in fields)) fields[name] = value
  return fields
}

/** The bytes of a body. Throws where it is too large. */
export async function readBody(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = new FormFault(413, 'This form is too large.')
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) throw tooLarge
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of request.body ?? []) {
    bytes += part.byteLength
    if (bytes > mostBytes) throw tooLarge
    parts.push(part)
  }
  return new Uint8Array(Buffer.concat(parts))
}

/**
 * Whether a change was asked for by a page of ours. Browsers say where a request comes from; one that says nothing is
 * let through only where it brings no cookie that it could misuse.
 */
export function isOwnRequest(request: Pick<Request, 'headers' | 'url'>): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site) return site === 'same-origin' || site === 'none'
  const origin = request.headers.get('origin')
  if (origin) return origin === new URL(request.url).origin
  return !request.headers.has('cookie')
}

/** A path of this site to go on to, or the fallback: never another site, however it is written. */
export function ownPath(wanted: string | null | undefined, fallback = '/'): string {
  if (!wanted?.startsWith('/')) return fallback
  try {
    const base = 'http://own.invalid'
    const { origin, pathname, search, hash } = new URL(wanted, base)
    // "/.//other.example" is a path here, and an address once the browser reads it.
    return origin === base && !pathname.startsWith('//') ? pathname + search + hash : fallback
  } catch {
    return fallback
  }
}
