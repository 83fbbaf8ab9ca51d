import { fail, redirect, type RequestEvent } from '@sveltejs/kit'
import { ORIGIN } from '$app/env/private'
import type { Refusal } from '../refusal.ts'
import type { Problems } from './accounts/accounts.ts'
import { fieldsOf } from './accounts/requests.ts'
import { isMailShown } from './site.ts'

const brief = { httpOnly: true, sameSite: 'lax', secure: ORIGIN.startsWith('https:'), path: '/' } as const

/** The fields of a form that was sent. */
export const readForm = async ({ request }: RequestEvent) => fieldsOf(await request.formData())

/** Where a request comes from, to count attempts. */
export const from = ({ getClientAddress }: RequestEvent) => ({ address: getClientAddress() })

/** The page again with what was wrong and what was typed, but no password. */
export const refuse = (problems: Problems, values: Record<string, string>) => fail(422, refusal(problems, values))

export function refusal({ fields, form }: Problems, values: Record<string, string>): Refusal {
  const kept = Object.entries(values).filter(([name]) => name !== 'password' && name !== 'current')
  return { fields, form, values: Object.fromEntries(kept) }
}

/** Leads on after a form, with something to say on the next page that is shown. */
export function redirectWithToast({ cookies }: RequestEvent, location: string, text: string): never {
  cookies.set('flash', text, { ...brief, maxAge: 60 })
  redirect(303, location)
}

/** What was left to say, once. */
export function takeToast({ cookies }: Pick<RequestEvent, 'cookies'>) {
  const text = cookies.get('flash')
  if (text) cookies.delete('flash', brief)
  return text ? { text } : null
}

/** After a form that mails a link. While developing, the next page may show the link of the last mail to this address. */
export function redirectToMail({ cookies }: RequestEvent, address: string): never {
  if (isMailShown) cookies.set('mail-to', address, { ...brief, maxAge: 600 })
  redirect(303, '/check-email')
}
