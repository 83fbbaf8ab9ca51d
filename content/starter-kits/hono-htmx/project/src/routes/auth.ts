import { Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Problems } from '../accounts/accounts.ts'
import { ownPath, readForm } from '../accounts/requests.ts'
import {
  checkEmailPage,
  forgotPassword,
  type FormPage,
  formPage,
  register,
  resetPassword,
  signIn,
  usedLinkPage,
  verify,
} from '../views/auth.ts'
import type { AppContext, Env } from '../web/env.ts'
import { isInPlace, leadTo, render, renderInstead, renderPart } from '../web/respond.ts'
import { enter, from, guestOnly, setSession } from '../web/session.ts'

/** Signing up, in and out, and the links that are mailed. */
export const auth = new Hono<Env>()

auth.get('/sign-in', guestOnly, (c) => render(c, formPage(signIn(nextOf(c.req.query('next'))))))

auth.post('/sign-in', async (c) => {
  const input = await readForm(c.req.raw)
  const next = nextOf(input.next)
  const answer = await c.var.services.accounts.signIn(input, from(c))
  if (!answer.ok) return refuse(c, signIn(next), input, answer)
  await enter(c, answer)
  return leadTo(c, next || '/')
})

auth.get('/register', guestOnly, (c) => render(c, formPage(register)))

auth.post('/register', async (c) => {
  const input = await readForm(c.req.raw)
  const answer = await c.var.services.accounts.signUp(input, from(c))
  return answer.ok ? checkEmail(c, answer.email) : refuse(c, register, input, answer)
})

auth.get('/forgot-password', guestOnly, (c) => render(c, formPage(forgotPassword)))

auth.post('/forgot-password', async (c) => {
  const input = await readForm(c.req.raw)
  const answer = await c.var.services.accounts.forgot(input, from(c))
  return answer.ok ? checkEmail(c, answer.email) : refuse(c, forgotPassword, input, answer)
})

auth.get('/check-email', guestOnly, (c) => {
  const { config, mail } = c.var.services
  const email = getCookie(c, 'asked') ?? ''
  const mailed = config.mailPreview && mail.sent.findLast(({ to }) => to === email)
  return render(c, checkEmailPage(email, mailed ? mailed.link : ''))
})

// The links of mails are opened by scanners too, so that they only lead to a form.
auth.get('/verify', async (c) => {
  const token = c.req.query('token') ?? ''
  const isGood = await c.var.services.accounts.isGoodLink(token, 'verify')
  return render(c, isGood ? formPage(verify(token)) : usedLinkPage)
})

auth.post('/verify', async (c) => {
  const { token = '' } = await readForm(c.req.raw)
  const answer = await c.var.services.accounts.verify(token)
  if (!answer.ok) return renderInstead(c, usedLinkPage, 422)
  await enter(c, answer)
  return leadTo(c, '/', 'confirmed')
})

auth.get('/reset-password', async (c) => {
  const token = c.req.query('token') ?? ''
  const isGood = await c.var.services.accounts.isGoodLink(token, 'reset')
  return render(c, isGood ? formPage(resetPassword(token)) : usedLinkPage)
})

auth.post('/reset-password', async (c) => {
  const input = await readForm(c.req.raw)
  const { token = '' } = input
  const answer = await c.var.services.accounts.reset(token, input)
  if (!answer.ok) return answer.form ? renderInstead(c, usedLinkPage, 422) : refuse(c, resetPassword(token), {}, answer)
  await enter(c, answer)
  return leadTo(c, '/', 'reset')
})

auth.post('/sign-out', async (c) => {
  await c.var.services.accounts.signOut(c.var.session)
  setSession(c, '')
  return leadTo(c, '/sign-in', 'signed-out')
})

/** The form once more, with what was typed and what is wrong. */
function refuse(c: AppContext, page: FormPage, values: Record<string, string>, { fields, form }: Problems) {
  const state = { values, fields, form }
  return isInPlace(c) ? renderPart(c, page.form(state), 422) : render(c, formPage(page, state), 422)
}

function checkEmail(c: AppContext, email: string) {
  const secure = c.var.services.config.origin.startsWith('https:')
  setCookie(c, 'asked', email, { path: '/check-email', httpOnly: true, sameSite: 'Lax', secure, maxAge: 600 })
  return leadTo(c, '/check-email')
}

/** Where to go on; the dashboard is not said. */
const nextOf = (next: string | undefined) => ownPath(next, '')
