import { redirectWithToast, refuse } from '#lib/server/forms.ts'
import { startSession } from '#lib/server/session.ts'
import { accounts } from '#lib/server/site.ts'
import type { Actions, PageServerLoad } from './$types'

const tokenOf = (url: URL) => url.searchParams.get('token') ?? ''

export const load: PageServerLoad = async ({ url }) => ({
  isGood: await accounts.isGoodLink(tokenOf(url), 'verify'),
})

// The link leads to a button, so that programs that open the links of a mail do not use it up.
export const actions: Actions = {
  async default(event) {
    const answer = await accounts.verify(tokenOf(event.url))
    if (!answer.ok) return refuse(answer, {})
    await startSession(event, answer.session)
    redirectWithToast(event, '/', 'Your email address is confirmed.')
  },
}
