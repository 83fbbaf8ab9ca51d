import type { H3Event } from 'h3'
import type { SignedIn } from './accounts/accounts.ts'
import { ownPath } from './accounts/requests.ts'

type Sent = { event: H3Event; values: Record<string, string>; token: string }
type Form = (sent: Sent) => Promise<Accepted | Problems>

/** What each form does, by where it is sent: its page, and its name where a page has several. */
export const forms: Record<string, Form> = {
  async '/sign-in'({ event, values }) {
    const answer = await useAccounts().signIn(values, from(event))
    return answer.ok ? signedIn(event, answer, { to: ownPath(values.next) }) : answer
  },

  async '/register'({ event, values }) {
    const answer = await useAccounts().signUp(values, from(event))
    return answer.ok ? mailed(event, answer.email) : answer
  },

  async '/verify'({ event, token }) {
    const answer = await useAccounts().verify(token)
    return answer.ok ? signedIn(event, answer, { to: '/', toast: 'Your email address is confirmed.' }) : answer
  },

  async '/forgot-password'({ event, values }) {
    const answer = await useAccounts().forgot(values, from(event))
    return answer.ok ? mailed(event, answer.email) : answer
  },

  async '/reset-password'({ event, values, token }) {
    const answer = await useAccounts().reset(token, values)
    return answer.ok ? signedIn(event, answer, { to: '/', toast: 'Your new password is saved.' }) : answer
  },

  async '/sign-out'({ event }) {
    await endSession(event)
    return { to: '/sign-in', toast: 'You are signed out.', user: null }
  },

  '/settings?form=profile': ofMember(async ({ values }, { user }) => {
    const answer = await useAccounts().saveProfile(user.id, values)
    return answer.ok ? { to: '/settings', toast: 'Saved.', user: answer.user } : answer
  }),

  '/settings?form=password': ofMember(async ({ values }, { user, session }) => {
    const answer = await useAccounts().changePassword(user.id, session, values)
    return answer.ok ? { to: '/settings', toast: 'Your password is changed.' } : answer
  }),

  '/settings?form=removal': ofMember(async ({ event, values }, { user }) => {
    const answer = await useAccounts().remove(user.id, values)
    if (!answer.ok) return answer
    await endSession(event)
    return { to: '/sign-in', toast: 'Your account is deleted.', user: null }
  }),
}

/** A form that only members may send; others are asked to sign in. */
function ofMember(form: (sent: Sent, by: { user: Member; session: string }) => Promise<Accepted | Problems>): Form {
  return async (sent) => {
    const { user, session } = sent.event.context
    return user && session ? form(sent, { user, session }) : { to: '/sign-in?next=%2Fsettings', user: null }
  }
}

async function signedIn(event: H3Event, { session, user }: SignedIn, accepted: Accepted): Promise<Accepted> {
  await startSession(event, session)
  return { ...accepted, user }
}

function mailed(event: H3Event, address: string): Accepted {
  rememberMail(event, address)
  return { to: '/check-email' }
}
