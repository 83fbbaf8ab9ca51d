import { from, readForm, redirectToMail, refuse } from '#lib/server/forms.ts'
import { accounts } from '#lib/server/site.ts'
import type { Actions } from './$types'

export const actions: Actions = {
  async default(event) {
    const values = await readForm(event)
    const answer = await accounts.forgot(values, from(event))
    if (!answer.ok) return refuse(answer, values)
    redirectToMail(event, answer.email)
  },
}
