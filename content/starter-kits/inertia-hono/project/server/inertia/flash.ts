/** What one answer leaves for the next page. It travels in a cookie for a minute, and a page that shows it ends it. */
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { z } from 'zod'

const texts = z.record(z.string(), z.string())
const schema = z.object({
  flash: texts.default({}),
  errors: texts.default({}),
  old: texts.default({}),
  /** The form that the errors belong to, where a page has more than one. */
  bag: z.string().default(''),
})
export type Left = z.infer<typeof schema>

/** The whole cookie may have 4096 bytes. */
const mostLetters = 300
const seconds = 60
const secret = /password|token|secret|code/i

const nameOf = (origin: string) => (origin.startsWith('https:') ? '__Host-flash' : 'flash')

/** What was left, or nothing of it where the cookie says something else. */
export function readLeft(c: Context, origin: string): Left {
  try {
    return schema.parse(JSON.parse(Buffer.from(getCookie(c, nameOf(origin)) ?? '', 'base64url').toString()))
  } catch {
    return schema.parse({})
  }
}

export function leave(c: Context, origin: string, left: z.input<typeof schema>) {
  const text = Buffer.from(JSON.stringify(left)).toString('base64url')
  const isSecure = origin.startsWith('https:')
  setCookie(c, nameOf(origin), text, { httpOnly: true, sameSite: 'Lax', secure: isSecure, path: '/', maxAge: seconds })
}

export function forget(c: Context, origin: string) {
  const name = nameOf(origin)
  if (getCookie(c, name) !== undefined) deleteCookie(c, name, { path: '/', secure: origin.startsWith('https:') })
}

/** What was typed, to stand in the fields again: no secrets, and nothing long. */
export function typed(fields: Record<string, string>): Record<string, string> {
  const kept = Object.entries(fields).filter(([name]) => !secret.test(name))
  return Object.fromEntries(kept.map(([name, value]) => [name, value.slice(0, mostLetters)]))
}
