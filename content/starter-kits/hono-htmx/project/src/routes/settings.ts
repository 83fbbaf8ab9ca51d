import { Hono } from 'hono'
import { html } from 'hono/html'
import { readForm } from '../accounts/requests.ts'
import { accountMenu } from '../views/member.ts'
import { deleteForm, passwordForm, profileForm, settingsPage } from '../views/settings.ts'
import { toastView } from '../views/toast.ts'
import type { MemberEnv } from '../web/env.ts'
import { toastText } from '../web/flash.ts'
import { isInPlace, leadTo, render, renderPart } from '../web/respond.ts'
import { memberOnly, setSession } from '../web/session.ts'

export const settings = new Hono<MemberEnv>()

settings.use('/settings/*', memberOnly)

settings.get('/settings', (c) => render(c, settingsPage(c.var.user)))

settings.post('/settings/profile', async (c) => {
  const values = await readForm(c.req.raw)
  const answer = await c.var.services.accounts.saveProfile(c.var.user.id, values)
  if (!answer.ok) {
    const profile = profileForm(c.var.user, { values, ...answer })
    return isInPlace(c) ? renderPart(c, profile, 422) : render(c, settingsPage(c.var.user, { profile }), 422)
  }
  if (!isInPlace(c)) return leadTo(c, '/settings', 'saved')
  return renderPart(
    c,
    html`${profileForm(answer.user)} ${toastInPlace('saved')}
      <hx-partial hx-target="#account" hx-swap="outerHTML">${accountMenu(answer.user)}</hx-partial>`,
  )
})

settings.post('/settings/password', async (c) => {
  const input = await readForm(c.req.raw)
  const answer = await c.var.services.accounts.changePassword(c.var.user.id, c.var.session, input)
  if (!answer.ok) {
    const password = passwordForm(answer)
    return isInPlace(c) ? renderPart(c, password, 422) : render(c, settingsPage(c.var.user, { password }), 422)
  }
  if (!isInPlace(c)) return leadTo(c, '/settings', 'password')
  return renderPart(c, html`${passwordForm()} ${toastInPlace('password')}`)
})

settings.post('/settings/delete', async (c) => {
  const input = await readForm(c.req.raw)
  const answer = await c.var.services.accounts.remove(c.var.user.id, input)
  if (!answer.ok) {
    const form = deleteForm(answer)
    return isInPlace(c) ? renderPart(c, form, 422) : render(c, settingsPage(c.var.user, { delete: form }), 422)
  }
  setSession(c, '')
  return leadTo(c, '/sign-in', 'deleted')
})

/** htmx puts it where toasts are said. */
const toastInPlace = (toast: Parameters<typeof toastText>[0]) =>
  html`<hx-partial hx-target="#toasts">${toastView(toastText(toast))}</hx-partial>`
