'use server'

import { type Refusal, refuse } from '@/server/form'
import { fieldsOf } from '@/server/requests'
import { endSession, requireMember } from '@/server/session'
import { site } from '@/server/site'
import { redirectWithToast } from '@/server/toast'

export async function saveProfile(_: Refusal | null, data: FormData): Promise<Refusal> {
  const { user } = await requireMember('/settings')
  const form = fieldsOf(data)
  const answer = await site().accounts.saveProfile(user.id, form)
  return answer.ok ? redirectWithToast('/settings', 'saved') : refuse(answer, { name: form.name })
}

export async function changePassword(_: Refusal | null, data: FormData): Promise<Refusal> {
  const { user, session } = await requireMember('/settings')
  const answer = await site().accounts.changePassword(user.id, session, fieldsOf(data))
  return answer.ok ? redirectWithToast('/settings', 'password') : refuse(answer)
}

export async function deleteAccount(_: Refusal | null, data: FormData): Promise<Refusal> {
  const { user } = await requireMember('/settings')
  const answer = await site().accounts.remove(user.id, fieldsOf(data))
  if (!answer.ok) return refuse(answer)
  await endSession()
  return redirectWithToast('/sign-in', 'deleted')
}
