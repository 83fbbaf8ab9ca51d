import { deleteCookie, getCookie, setCookie } from '@tanstack/react-start/server'
import { sessionCookie } from './cookies.ts'
import { origin } from './site.server.ts'

const { name, options } = sessionCookie(origin)

export const currentSession = () => getCookie(name)
export const beginSession = (session: string) => setCookie(name, session, options)
export const endSession = () => deleteCookie(name, options)

const toasts = {
  confirmed: 'Your email address is confirmed.',
  reset: 'Your new password is saved.',
  saved: 'Saved.',
  password: 'Your password is changed.',
  deleted: 'Your account is deleted.',
  signedOut: 'You are signed out.',
}

/** Has the next page say how it went. */
export function leaveToast(toast: keyof typeof toasts) {
  setCookie('toast', toast, { ...options, maxAge: 60 })
}

/** What the page before wanted to be said, once. */
export function takeToast(): { id: string; text: string } | null {
  const left = getCookie('toast')
  if (!left) return null
  deleteCookie('toast', options)
  return Object.hasOwn(toasts, left) ? { id: crypto.randomUUID(), text: toasts[left as keyof typeof toasts] } : null
}
