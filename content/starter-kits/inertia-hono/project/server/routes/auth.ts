import { Hono } from 'hono'
import { ownPath } from '../accounts/requests.ts'
import {
  type AppEnv,
  begin,
  fieldsOf,
  fromOf,
  guests,
  members,
  refuseForm,
  setSession,
  signInPath,
} from '../context.ts'
import { flash } from '../inertia/inertia.ts'

/** Signing up, in and out, and the links that are mailed. */
export const auth = new Hono<AppEnv>()
  // What the browser's history still holds of members' pages cannot be read any more.
  .get('/sign-in', guests, (c) =>
    c.render('auth/sign-in', { next: ownPath(c.req.query('next')) }, { clearHistory: true }),
  )
  .post('/sign-in', guests, async (c) => {
    const fields = await fieldsOf(c)
    const next = ownPath(fields.next)
    const answer = await c.var.services.accounts.signIn(fields, fromOf(c))
    if (!answer.ok) return refuseForm(c, signInPath(next), { answer, fields })
    await begin(c, answer)
    return c.redirect(next)
  })

  .get('/register', guests, (c) => c.render('auth/register', {}))
  .post('/register', guests, async (c) => {
    const fields = await fieldsOf(c)
    const answer = await c.var.services.accounts.signUp(fields, fromOf(c))
    if (!answer.ok) return refuseForm(c, '/register', { answer, fields })
    flash(c, { email: answer.email })
    return c.redirect('/check-email')
  })

  .get('/forgot-password', guests, (c) => c.render('auth/forgot-password', {}))
  .post('/forgot-password', guests, async (c) => {
    const fields = await fieldsOf(c)
    const answer = await c.var.services.accounts.forgot(fields, fromOf(c))
    if (!answer.ok) return refuseForm(c, '/forgot-password', { answer, fields })
    flash(c, { email: answer.email })
    return c.redirect('/check-email')
  })

  .get('/check-email', guests, (c) => {
    const { env, mails } = c.var.services
    const { email = '' } = c.var.inertia.left.flash
    const mail = env.mailPreview ? mails.findLast(({ to }) => to === email) : undefined
    return c.render('auth/check-email', { email, link: mail?.link ?? '' })
  })

  .get('/verify', async (c) => {
    const token = c.req.query('token') ?? ''
    if (await c.var.services.accounts.isGoodLink(token, 'verify')) return c.render('auth/verify', { token })
    return c.render('auth/used-link', {})
  })
  .post('/verify', async (c) => {
    const fields = await fieldsOf(c)
    const answer = await c.var.services.accounts.verify(fields.token ?? '')
    if (!answer.ok) return c.redirect('/verify')
    await begin(c, answer)
    flash(c, { toast: 'Your email address is confirmed.' })
    return c.redirect('/')
  })

  .get('/reset-password', async (c) => {
    const token = c.req.query('token') ?? ''
    if (await c.var.services.accounts.isGoodLink(token, 'reset')) return c.render('auth/reset-password', { token })
    return c.render('auth/used-link', {})
  })
  .post('/reset-password', async (c) => {
    const fields = await fieldsOf(c)
    const { token = '' } = fields
    const answer = await c.var.services.accounts.reset(token, fields)
    if (!answer.ok) return refuseForm(c, `/reset-password?token=${encodeURIComponent(token)}`, { answer, fields })
    await begin(c, answer)
    flash(c, { toast: 'Your new password is saved.' })
    return c.redirect('/')
  })

  .post('/sign-out', members, async (c) => {
    await c.var.services.accounts.signOut(c.var.member.session)
    setSession(c, '')
    flash(c, { toast: 'You are signed out.' })
    return c.redirect('/sign-in')
  })
