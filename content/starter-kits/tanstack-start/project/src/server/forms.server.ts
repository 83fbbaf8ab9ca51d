import { redirect } from '@tanstack/react-router'
import { getCookie, getRequestIP, setCookie, setResponseStatus } from '@tanstack/react-start/server'
import type { From, Problems, SignedIn, User } from './accounts.ts'
import { FormFault, ownPath, readForm } from './requests.ts'
import { beginSession, currentSession, endSession, leaveToast } from './session.server.ts'
import { accounts, mail, origin, showsMail } from './site.server.ts'

export type Fields = Record<string, string>
export type Member = { user: User; session: string }

/** What is wrong with a form, and what was typed into it: never passwords. */
export type Refusal = Problems & { intent?: string; values: Fields }

/**
 * What each form does: it answers with what is wrong, or leads to another page. Server functions and server routes call
 * the same, so that a form works with and without JavaScript.
 */
export const forms = {
  async signIn(fields: Fields): Promise<Refusal> {
    const answer = await accounts.signIn(fields, from())
    if (!answer.ok) return refuse(answer, fields)
    await enter(answer)
    throw redirect({ href: ownPath(fields.next), statusCode: 303 })
  },

  async register(fields: Fields): Promise<Refusal> {
    const answer = await accounts.signUp(fields, from())
    if (!answer.ok) return refuse(answer, fields)
    throw toCheckEmail(answer.email)
  },

  async forgotPassword(fields: Fields): Promise<Refusal> {
    const answer = await accounts.forgot(fields, from())
    if (!answer.ok) return refuse(answer, fields)
    throw toCheckEmail(answer.email)
  },

  async verify(fields: Fields): Promise<Refusal> {
    const answer = await accounts.verify(fields.token ?? '')
    if (!answer.ok) return refuse(answer)
    await enter(answer)
    leaveToast('confirmed')
    throw redirect({ to: '/', statusCode: 303 })
  },

  async resetPassword(fields: Fields): Promise<Refusal> {
    const answer = await accounts.reset(fields.token ?? '', fields)
    if (!answer.ok) return refuse(answer)
    await enter(answer)
    leaveToast('reset')
    throw redirect({ to: '/', statusCode: 303 })
  },

  /** The settings are one page with several forms: the field "intent" says which was sent. */
  async settings(fields: Fields, member: Member): Promise<Refusal> {
    const { intent } = fields
    if (intent === 'profile') return { intent, ...(await saveProfile(fields, member)) }
    if (intent === 'password') return { intent, ...(await changePassword(fields, member)) }
    if (intent === 'delete') return { intent, ...(await deleteAccount(fields, member)) }
    throw new Response('There is no such form.', { status: 400 })
  },

  async signOut(): Promise<never> {
    await accounts.signOut(currentSession())
    endSession()
    leaveToast('signedOut')
    throw redirect({ to: '/sign-in', statusCode: 303 })
  },
}

async function saveProfile(fields: Fields, { user }: Member) {
  const answer = await accounts.saveProfile(user.id, fields)
  if (!answer.ok) return refuse(answer, fields)
  leaveToast('saved')
  throw redirect({ to: '/settings', statusCode: 303 })
}

async function changePassword(fields: Fields, { user, session }: Member) {
  const answer = await accounts.changePassword(user.id, session, fields)
  if (!answer.ok) return refuse(answer)
  leaveToast('password')
  throw redirect({ to: '/settings', statusCode: 303 })
}

async function deleteAccount(fields: Fields, { user }: Member) {
  const answer = await accounts.remove(user.id, fields)
  if (!answer.ok) return refuse(answer)
  endSession()
  leaveToast('deleted')
  throw redirect({ to: '/sign-in', statusCode: 303 })
}

/**
 * What became of a form that a browser sent without JavaScript: where it is refused, the page is shown once more.
 * @throws the answer to what is no form, or the way to another page
 */
export async function submitted(request: Request, submit: (fields: Fields) => Promise<Refusal>): Promise<Refusal> {
  const fields = await readForm(request).catch((error) => {
    throw error instanceof FormFault ? new Response(error.message, { status: error.status }) : error
  })
  try {
    const refusal = await submit(fields)
    setResponseStatus(422)
    return refusal
  } catch (error) {
    if (error instanceof Response) throw error
    console.error(error)
    setResponseStatus(500)
    return refuse({ fields: {}, form: 'This could not be sent. Try again.' }, fields)
  }
}

/** The link that was mailed last to who is asked to look for it, while no provider is connected. */
export function mailedLink(): string | null {
  const to = showsMail && getCookie('mailed')
  return mail.sent.findLast((one) => one.to === to)?.link ?? null
}

function toCheckEmail(email: string) {
  if (showsMail)
    setCookie('mailed', email, { httpOnly: true, sameSite: 'lax', secure: origin.startsWith('https:'), maxAge: 3600 })
  return redirect({ to: '/check-email', statusCode: 303 })
}

/** Begins a session in place of the one before, if there was one. */
async function enter({ session }: SignedIn) {
  await accounts.signOut(currentSession())
  beginSession(session)
}

function refuse({ fields, form }: Problems, { name, email }: Fields = {}): Refusal {
  return { fields, form, values: { ...(name && { name }), ...(email && { email }) } }
}

const from = (): From => ({ address: getRequestIP() ?? 'unknown' })
