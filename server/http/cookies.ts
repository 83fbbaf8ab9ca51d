import type { Context } from 'hono'

/** Passes on Set-Cookie values that something else made. */
export function setCookies(c: Context, cookies: readonly string[]) {
  for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true })
}
