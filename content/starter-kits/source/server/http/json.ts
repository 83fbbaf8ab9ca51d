import { FormFault, readBody } from '../requests.ts'

/**
 * What a request says in JSON, of whatever kind it is. A form of another site cannot send this type.
 * @throws {FormFault} where it is too large or no JSON
 */
export async function readJson(request: Request): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? ''))
    throw new FormFault(415, 'Send JSON.')
  const body = await readBody(request)
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    throw new FormFault(400, 'This JSON could not be read.')
  }
}

/** A text among what was sent, or an empty one. */
export function textOf(input: unknown, key: string): string {
  const value = (input as Record<string, unknown> | null)?.[key]
  return typeof value === 'string' ? value : ''
}
