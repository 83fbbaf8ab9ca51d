/** The bodies of requests, which `readableBody` has looked through before a handler asks for them. */
import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'
import { HttpError } from './errors.ts'
import { wants } from './wants.ts'

/** What a body may be. */
export type BodyKind = 'json' | 'form' | 'none' | 'other'

const kinds: Record<string, BodyKind> = {
  '': 'none',
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
  'multipart/form-data': 'form',
}

/** What a request says that its body is (RFC 9110, 8.3.1). */
export const bodyKind = (c: Context): BodyKind =>
  kinds[(c.req.header('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''] ?? 'other'

const wrongType = (wanted: string) => new HttpError(415, `The body of this request must be ${wanted}.`)

/** The JSON body; a 400 with a sentence when it is none, a 415 when it does not say that it is. */
export async function readJson(c: Context): Promise<unknown> {
  if (bodyKind(c) !== 'json') throw wrongType('JSON (application/json)')
  try {
    return await c.req.json()
  } catch (cause) {
    throw new HttpError(400, 'The body of this request is not valid JSON.', { cause })
  }
}

/**
 * The fields of a form, sent as JSON by our client or urlencoded by a plain form; none where there is no body. A value
 * is a text, a number, yes or no, or nothing; a 422 says of which field it is something else.
 */
export async function readForm(c: Context): Promise<Record<string, unknown>> {
  const kind = bodyKind(c)
  if (kind === 'other') throw wrongType('a form or JSON')
  const form = kind === 'json' ? await readJson(c) : await fieldsOf(c)
  if (typeof form !== 'object' || form === null || Array.isArray(form)) {
    throw new HttpError(400, 'The body of this request is not a form.')
  }
  // Our own pages hear it under the field, from the schema that reads it.
  const nested =
    wants(c) !== 'inertia' && Object.entries(form).find(([, value]) => typeof value === 'object' && value !== null)
  if (nested) throw new HttpError(422, `The field “${nested[0].slice(0, 60)}” must be a text.`)
  return form as Record<string, unknown>
}

/** The name of the field of a form that holds files, as the server reads it: there may be several. */
const filesField = 'files[]'

/** The fields of a form and the files in it, where the route takes any; a field left empty holds none. */
export async function readUpload(c: Context<AppEnv>): Promise<{ form: Record<string, unknown>; files: File[] }> {
  if (!c.var.takesFiles || bodyKind(c) !== 'form') return { form: await readForm(c), files: [] }
  const { form, files } = apart(await fieldsOf(c))
  return { form, files: files.filter(({ name, size }) => size > 0 || name !== '') }
}

/** Takes the files out of the fields of a form. */
export function apart(fields: Record<string, unknown>): { form: Record<string, unknown>; files: File[] } {
  const { [filesField]: given, ...form } = fields
  const files = [given].flat().filter((file) => file instanceof File)
  return { form, files }
}

/** The fields as a browser sends them, parsed once however often they are asked for. */
export async function fieldsOf(c: Context): Promise<Record<string, unknown>> {
  try {
    return await c.req.parseBody()
  } catch (cause) {
    throw new HttpError(400, 'The body of this request is not a form.', { cause })
  }
}
