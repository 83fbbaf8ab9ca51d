'use server'

import { redirect } from 'next/navigation'
import { type Refusal, refuse } from '@/server/form'
import { fieldsOf } from '@/server/requests'
import { startSession } from '@/server/session'
import { site } from '@/server/site'
import { redirectWithToast } from '@/server/toast'

export async function resetPassword(_: Refusal | null, data: FormData): Promise<Refusal> {
  const { token = '', ...form } = fieldsOf(data)
  const answer = await site().accounts.reset(token, form)
  // What is wrong with the form as a whole is its link; without its token, the page says so.
  if (!answer.ok && answer.form) redirect('/reset-password')
  if (!answer.ok) return refuse(answer)
  await startSession(answer.session)
  return redirectWithToast('/', 'reset')
}
