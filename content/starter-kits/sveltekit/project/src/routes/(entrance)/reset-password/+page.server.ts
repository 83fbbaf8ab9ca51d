import { readForm, redirectWithToast, refuse } from '#lib/server/forms.ts'
import { startSession } from '#lib/server/session.ts'
import { accounts } from '#lib/server/site.ts'
import type { Actions, PageServerLoad } from './$types'

const tokenOf = (url: URL) => url.searchParams.get('token') ?? ''

export const load: PageServerLoad = async ({ url }) => ({
  isGood: await accounts.isGoodLink(tokenOf(url), 'reset'),
})

export const actions: Actions = {
  async default(event) {
    const values = await readForm(event)
    const answer = await accounts.reset(tokenOf(event.url), values)
    if (!answer.ok) return refuse(answer, values)
    await startSession(event, answer.session)
    redirectWithToast(event, '/', 'Your new password is saved.')
  },
}
