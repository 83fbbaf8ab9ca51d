'use server'

import { redirect } from 'next/navigation'
import { type Refusal, refuse } from '@/server/form'
import { redirectToCheckEmail } from '@/server/mailed-to'
import { fieldsOf, ownPath } from '@/server/requests'
import { getAddress, startSession } from '@/server/session'
import { site } from '@/server/site'

export async function signIn(_: Refusal | null, data: FormData): Promise<Refusal> {
  const form = fieldsOf(data)
  const answer = await site().accounts.signIn(form, { address: await getAddress() })
  if (!answer.ok) return refuse(answer, { email: form.email })
  await startSession(answer.session)
  redirect(ownPath(form.next))
}

export async function register(_: Refusal | null, data: FormData): Promise<Refusal> {
  const form = fieldsOf(data)
  const answer = await site().accounts.signUp(form, { address: await getAddress() })
  return answer.ok ? redirectToCheckEmail(answer.email) : refuse(answer, { name: form.name, email: form.email })
}

export async function forgotPassword(_: Refusal | null, data: FormData): Promise<Refusal> {
  const form = fieldsOf(data)
  const answer = await site().accounts.forgot(form, { address: await getAddress() })
  return answer.ok ? redirectToCheckEmail(answer.email) : refuse(answer, { email: form.email })
}
