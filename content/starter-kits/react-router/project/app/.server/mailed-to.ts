import { createCookie, redirect } from 'react-router'
import { origin } from './site.ts'

const cookie = createCookie('mailed-to', {
  httpOnly: true,
  sameSite: 'lax',
  secure: origin.startsWith('https:'),
  path: '/',
  maxAge: 15 * 60,
})

/** Leads to the page that says that a link was sent, whether the address has an account or not. */
export async function redirectToCheckEmail(email: string) {
  return redirect('/check-email', { headers: { 'Set-Cookie': await cookie.serialize(email) } })
}

/** The address that was typed, for the page that shows its mail while you develop. */
export async function mailedTo(request: Request): Promise<string | null> {
  const email: unknown = await cookie.parse(request.headers.get('Cookie'))
  return typeof email === 'string' ? email : null
}
