import { endSession, getMember } from '@/server/session'
import { site } from '@/server/site'
import { redirectWithToast } from '@/server/toast'

/** Takes forms only: somebody who follows a link here changes nothing. */
export async function POST() {
  const member = await getMember()
  await site().accounts.signOut(member?.session)
  await endSession()
  return redirectWithToast('/sign-in', 'signedOut')
}
