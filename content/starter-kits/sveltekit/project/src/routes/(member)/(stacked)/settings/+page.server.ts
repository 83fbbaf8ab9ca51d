import { fail } from '@sveltejs/kit'
import { readForm, redirectWithToast, refusal } from '#lib/server/forms.ts'
import { endSession, requireMember } from '#lib/server/session.ts'
import { accounts } from '#lib/server/site.ts'
import type { Actions } from './$types'

export const actions: Actions = {
  async profile(event) {
    const { user } = requireMember(event.locals)
    const values = await readForm(event)
    const answer = await accounts.saveProfile(user.id, values)
    if (!answer.ok) return fail(422, { profile: refusal(answer, values) })
    redirectWithToast(event, '/settings', 'Saved.')
  },

  async password(event) {
    const { user, session } = requireMember(event.locals)
    const values = await readForm(event)
    const answer = await accounts.changePassword(user.id, session, values)
    if (!answer.ok) return fail(422, { password: refusal(answer, values) })
    redirectWithToast(event, '/settings', 'Your password is changed.')
  },

  async removal(event) {
    const { user } = requireMember(event.locals)
    const values = await readForm(event)
    const answer = await accounts.remove(user.id, values)
    if (!answer.ok) return fail(422, { removal: refusal(answer, values) })
    await endSession(event)
    redirectWithToast(event, '/sign-in', 'Your account is deleted.')
  },
}
