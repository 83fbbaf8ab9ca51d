/** Cookies of our own. Over https their names say that they come from this very host (RFC 6265bis, 4.1.3.2). */
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { AppEnv } from './app-env.ts'

type Kept = { maxAge?: number; isReadable?: boolean }

const isSecure = (c: Context<AppEnv>) => c.var.deps.env.secureCookies

/**
 * Has a browser keep something, for all pages of this host; unless it is said that scripts may read it, none can.
 *
 * @param kept `maxAge` in seconds; without, until the browser is closed
 */
export function keepCookie(c: Context<AppEnv>, name: string, value: string, { maxAge, isReadable = false }: Kept = {}) {
  setCookie(c, name, value, {
    path: '/',
    // Lax, since the way back from another site begins there.
    sameSite: 'Lax',
    httpOnly: !isReadable,
    secure: isSecure(c),
    ...(isSecure(c) && { prefix: 'host' }),
    ...(maxAge !== undefined && { maxAge }),
  })
}

/** What a browser keeps. */
export const cookieOf = (c: Context<AppEnv>, name: string): string | undefined =>
  isSecure(c) ? getCookie(c, name, 'host') : getCookie(c, name)

/** The same for what is kept so long that it may still have its name from before, which said nothing of the host. */
export const longKeptCookie = (c: Context<AppEnv>, name: string): string | undefined =>
  cookieOf(c, name) ?? getCookie(c, name)

export function dropCookie(c: Context<AppEnv>, name: string) {
  deleteCookie(c, name, { path: '/', secure: isSecure(c), ...(isSecure(c) && { prefix: 'host' }) })
}

/** Passes on Set-Cookie values that something else made. */
export function setCookies(c: Context, cookies: readonly string[]) {
  for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true })
}
