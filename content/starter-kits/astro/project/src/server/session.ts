/** The cookies of this site: who is signed in, what is to be said once, and where a mail went. */
import type { APIContext, AstroCookies } from 'astro'
import { ORIGIN } from 'astro:env/server'
import { accounts } from './app.ts'
import { sessionCookie } from './cookies.ts'

const { name, options } = sessionCookie(ORIGIN)
const passing = { httpOnly: true, sameSite: 'lax', secure: options.secure } as const

const toast = 'toast'
const sentTo = { name: 'sent-to', path: '/check-email' }

export const sessionOf = (cookies: AstroCookies) => cookies.get(name)?.value

export const keepSession = (cookies: AstroCookies, session: string) => cookies.set(name, session, options)

/** Signs in: whatever session the browser had before ends. */
export async function startSession({ cookies, locals }: Pick<APIContext, 'cookies' | 'locals'>, session: string) {
  await accounts.signOut(locals.session)
  keepSession(cookies, session)
}

export async function endSession({ cookies, locals }: Pick<APIContext, 'cookies' | 'locals'>) {
  await accounts.signOut(locals.session)
  const { maxAge: _, ...others } = options
  cookies.delete(name, others)
}

/** Says something on the next page. */
export const sayOnce = (cookies: AstroCookies, text: string) =>
  cookies.set(toast, text, { ...passing, path: '/', maxAge: 60 })

export function takeToast(cookies: AstroCookies): string | undefined {
  const text = cookies.get(toast)?.value
  if (text) cookies.delete(toast, { path: '/' })
  return text
}

/** Remembers for /check-email which address a mail was asked for. */
export const rememberAddress = (cookies: AstroCookies, email: string) =>
  cookies.set(sentTo.name, email, { ...passing, path: sentTo.path, maxAge: 15 * 60 })

export const rememberedAddress = (cookies: AstroCookies) => cookies.get(sentTo.name)?.value
