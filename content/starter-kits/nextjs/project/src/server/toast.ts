import 'server-only'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { origin } from './origin.ts'

const toasts = {
  confirmed: 'Your email address is confirmed.',
  reset: 'Your new password is saved.',
  saved: 'Saved.',
  password: 'Your password is changed.',
  deleted: 'Your account is deleted.',
  signedOut: 'You are signed out.',
}

/** Has the next page say how it went. */
export async function leaveToast(toast: keyof typeof toasts) {
  // A page cannot end a cookie while it is rendered: proxy.ts does, and toast.tsx where the router asks for pages.
  ;(await cookies()).set('toast', toast, { sameSite: 'lax', secure: origin.startsWith('https:'), maxAge: 60 })
}

/** Leads on from a server action to another page, which says how it went. */
export async function redirectWithToast(to: string, toast: keyof typeof toasts): Promise<never> {
  await leaveToast(toast)
  redirect(to)
}

/** What the page before wanted to be said. */
export async function getToast() {
  const name = (await cookies()).get('toast')?.value ?? ''
  return Object.hasOwn(toasts, name) ? { text: toasts[name as keyof typeof toasts], id: crypto.randomUUID() } : null
}
