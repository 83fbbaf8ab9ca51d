/** What the site answers, read and held to its form: what comes over a network is never just believed. */
import type { Answer } from './request.ts'
import { exits, Fault, type Exit } from '../fault.ts'
import { isRecord } from '../project/json-file.ts'
import { plain } from '../terminal.ts'

/** The JSON of an answer. */
export function jsonOf({ bytes, status }: Answer, origin: string): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch (error) {
    throw new Fault(`${origin} answered something else than JSON (status ${status}).`, {
      exit: exits.site,
      cause: error,
      todo: 'Something between here and the site may have answered in its place: open the address in a browser.',
    })
  }
}

const exitOf = (status: number): Exit => {
  if (status === 401 || status === 403) return exits.access
  return status === 429 || status >= 500 ? exits.site : exits.failed
}

/** What a refusal says, with what to do about it. */
export function refusal(answer: Answer, { origin, hasKey }: { origin: string; hasKey: boolean }): Fault {
  const { status } = answer
  const message = messageOf(answer) ?? `${origin} answered with status ${status}.`
  const todo =
    status === 401 || status === 403
      ? hasKey
        ? undefined
        : 'Run “millwork login”, or set MILLWORK_KEY to an access key of your account, in the environment or in .env.local.'
      : status === 429
        ? waitSentence(retryAfter(answer))
        : status >= 500
          ? 'Try again in a moment. What lies in the project already works without the site.'
          : undefined
  return new Fault(message, { exit: exitOf(status), ...(todo && { todo }) })
}

/** The sentence in an answer: `message`, the one in `error` where a page would have said it, or OAuth's (RFC 6749, 5.2). */
function messageOf({ bytes }: Answer): string | null {
  let value: unknown
  try {
    value = JSON.parse(bytes.toString('utf8'))
  } catch {
    return null
  }
  if (!isRecord(value)) return null
  const said = [value.message, isRecord(value.error) ? value.error.message : null, value.error_description].find(
    (each) => typeof each === 'string',
  )
  return typeof said === 'string' && said.trim() ? plain(said).slice(0, 600) : null
}

/** Seconds after which to ask again; null where nothing is said. */
export function retryAfter({ headers }: Answer): number | null {
  const said = headers['retry-after']
  if (said === undefined) return null
  const seconds = /^\d+$/.test(said) ? Number(said) : (Date.parse(said) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null
}

const waitSentence = (seconds: number | null) => {
  if (seconds === null) return 'Try again later.'
  return seconds < 90 ? `Try again in ${seconds} s.` : `Try again in ${Math.ceil(seconds / 60)} minutes.`
}

/** A text among an answer's fields; "" where there is none. */
export const textIn = (value: Record<string, unknown>, name: string): string => {
  const found = value[name]
  return typeof found === 'string' ? plain(found) : ''
}

export const textsIn = (value: Record<string, unknown>, name: string): string[] => {
  const found = value[name]
  return Array.isArray(found) ? found.filter((each): each is string => typeof each === 'string') : []
}

export const recordsIn = (value: Record<string, unknown>, name: string): Record<string, unknown>[] => {
  const found = value[name]
  return Array.isArray(found) ? found.filter(isRecord) : []
}
