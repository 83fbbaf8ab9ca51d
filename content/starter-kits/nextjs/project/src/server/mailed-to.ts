import 'server-only'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { origin } from './origin.ts'
import { showsMail, site } from './site.ts'

/** Leads to the page that says that a link was sent, whether the address has an account or not. */
export async function redirectToCheckEmail(email: string): Promise<never> {
  const secure = origin.startsWith('https:')
  ;(await cookies()).set('mailed-to', email, { httpOnly: true, sameSite: 'lax', secure, maxAge: 15 * 60 })
  redirect('/check-email')
}

/** While you develop, the link of the last mail to the address that was typed. */
export async function getMailedLink(): Promise<string | undefined> {
  const email = (await cookies()).get('mailed-to')?.value
  return showsMail ? site().mail.sent.findLast(({ to }) => to === email)?.link : undefined
}
