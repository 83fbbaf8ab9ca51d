import type { Context } from 'hono'
import { HttpError } from './errors.ts'

/** The JSON body; a 400 with a sentence when it is none. */
export async function readJson(c: Context): Promise<unknown> {
  try {
    return await c.req.json()
  } catch (cause) {
    throw new HttpError(400, 'The body of this request is not valid JSON.', { cause })
  }
}

/** The fields of a form, sent as JSON by our client or urlencoded by a plain form; only text survives. */
export async function readForm(c: Context): Promise<Record<string, unknown>> {
  const type = c.req.header('content-type') ?? ''
  if (type.includes('application/json')) {
    const body = await readJson(c)
    if (typeof body !== 'object' || body === null || Array.isArray(body)) {
      throw new HttpError(400, 'The body of this request is not a form.')
    }
    return body as Record<string, unknown>
  }
  try {
    return await c.req.parseBody()
  } catch (cause) {
    throw new HttpError(400, 'The body of this request is not a form.', { cause })
  }
}
