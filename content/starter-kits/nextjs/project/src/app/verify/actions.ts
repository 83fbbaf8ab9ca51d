'use server'

import { redirect } from 'next/navigation'
import type { Refusal } from '@/server/form'
import { fieldsOf } from '@/server/requests'
import { startSession } from '@/server/session'
import { site } from '@/server/site'
import { redirectWithToast } from '@/server/toast'

/** Only a press of the button uses the link up, since scanners of mail open every link. */
export async function verify(_: Refusal | null, data: FormData): Promise<Refusal> {
  const { token = '' } = fieldsOf(data)
  const answer = await site().accounts.verify(token)
  // Without its token, the page says that the link no longer works.
  if (!answer.ok) redirect('/verify')
  await startSession(answer.session)
  return redirectWithToast('/', 'confirmed')
}
