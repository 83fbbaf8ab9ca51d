import { endSession, getMember } from '@/server/session'
import { site } from '@/server/site'
import { leaveToast } from '@/server/toast'

/** Takes forms only: somebody who follows a link here changes nothing. */
export async function POST() {
  const member = await getMember()
  await site().accounts.signOut(member?.session)
  await endSession()
  await leaveToast('signedOut')
  // With 303 the form is not sent on; redirect() answers 307 to some.
  return new Response(null, { status: 303, headers: { Location: '/sign-in' } })
}
