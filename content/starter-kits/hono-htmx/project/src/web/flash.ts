import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { AppContext } from './env.ts'

/** Said once, on the page that is shown after a redirect. The cookie names the sentence and does not hold it. */
const toasts = {
  confirmed: 'Your email address is confirmed.',
  deleted: 'Your account is deleted.',
  password: 'Your password is changed.',
  reset: 'Your new password is saved.',
  saved: 'Saved.',
  'signed-out': 'You are signed out.',
}
export type Toast = keyof typeof toasts

export const toastText = (toast: Toast) => toasts[toast]

export function setFlash(c: AppContext, toast: Toast) {
  const secure = c.var.services.config.origin.startsWith('https:')
  setCookie(c, 'flash', toast, { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge: 60 })
}

/** The sentence of the redirect that led here. A page that is only fetched ahead leaves it for the one that is shown. */
export function takeFlash(c: AppContext): string {
  const toast = getCookie(c, 'flash')
  const isAhead = c.req.header('Sec-Purpose') ?? c.req.header('X-Sec-Purpose')
  if (!toast || isAhead) return ''
  deleteCookie(c, 'flash', { path: '/' })
  return Object.hasOwn(toasts, toast) ? toasts[toast as Toast] : ''
}
