import { createCookie, redirect } from 'react-router'
import { origin } from './site.ts'

const toasts = {
  confirmed: 'Your email address is confirmed.',
  reset: 'Your new password is saved.',
  saved: 'Saved.',
  password: 'Your password is changed.',
  deleted: 'Your account is deleted.',
  signedOut: 'You are signed out.',
}

const cookie = createCookie('toast', {
  httpOnly: true,
  sameSite: 'lax',
  secure: origin.startsWith('https:'),
  path: '/',
  maxAge: 60,
})

/** Leads to another page, which says how it went. */
export async function redirectWithToast(to: string, toast: keyof typeof toasts, headers?: HeadersInit) {
  const sent = new Headers(headers)
  sent.append('Set-Cookie', await cookie.serialize(toast))
  return redirect(to, { headers: sent })
}

/** What the page before wanted to be said, and the headers by which it is said once. */
export async function takeToast(request: Request) {
  const name: unknown = await cookie.parse(request.headers.get('Cookie'))
  const headers = new Headers()
  if (name) headers.append('Set-Cookie', await cookie.serialize('', { maxAge: 0 }))
  const text = typeof name === 'string' && Object.hasOwn(toasts, name) ? toasts[name as keyof typeof toasts] : null
  return { toast: text === null ? null : { text, key: crypto.randomUUID() }, headers }
}
