import { redirect } from 'react-router'
import { setSessionHeader } from '~/.server/cookies'
import { accounts, origin } from '~/.server/site'
import { redirectWithToast } from '~/.server/toast'
import { sessionContext } from '~/context'
import type { Route } from './+types/sign-out'

/** Somebody who only follows a link here changes nothing. */
export const loader = () => redirect('/')

export async function action({ context }: Route.ActionArgs) {
  await accounts.signOut(context.get(sessionContext)?.session)
  return redirectWithToast('/sign-in', 'signedOut', { 'Set-Cookie': setSessionHeader(origin, '') })
}
