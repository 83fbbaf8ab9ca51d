import { redirect } from '@sveltejs/kit'
import { ownPath } from '#lib/server/accounts/requests.ts'
import { from, readForm, refuse } from '#lib/server/forms.ts'
import { startSession } from '#lib/server/session.ts'
import { accounts } from '#lib/server/site.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = ({ url }) => ({ next: ownPath(url.searchParams.get('next'), '') })

export const actions: Actions = {
  async default(event) {
    const values = await readForm(event)
    const answer = await accounts.signIn(values, from(event))
    if (!answer.ok) return refuse(answer, values)
    await startSession(event, answer.session)
    redirect(303, ownPath(values.next))
  },
}
