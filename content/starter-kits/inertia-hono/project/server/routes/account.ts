import { Hono } from 'hono'
import { type AppEnv, fieldsOf, members, refuseForm, setSession } from '../context.ts'
import { flash } from '../inertia/inertia.ts'

/** What somebody changes about the account. The forms stand on one page, so each has a bag for its errors. */
export const account = new Hono<AppEnv>()
  .post('/settings/profile', members, async (c) => {
    const fields = await fieldsOf(c)
    const answer = await c.var.services.accounts.saveProfile(c.var.member.id, fields)
    if (!answer.ok) return refuseForm(c, '/settings', { answer, fields, bag: 'profile' })
    flash(c, { toast: 'Saved.' })
    return c.redirect('/settings')
  })
  .post('/settings/password', members, async (c) => {
    const fields = await fieldsOf(c)
    const answer = await c.var.services.accounts.changePassword(c.var.member.id, c.var.member.session, fields)
    if (!answer.ok) return refuseForm(c, '/settings', { answer, fields, bag: 'password' })
    flash(c, { toast: 'Your password is changed.' })
    return c.redirect('/settings')
  })
  .post('/settings/delete', members, async (c) => {
    const fields = await fieldsOf(c)
    const answer = await c.var.services.accounts.remove(c.var.member.id, fields)
    if (!answer.ok) return refuseForm(c, '/settings', { answer, fields, bag: 'delete' })
    setSession(c, '')
    flash(c, { toast: 'Your account is deleted.' })
    return c.redirect('/sign-in')
  })
