import { Hono } from 'hono'
import { z } from 'zod'
import { routes } from '#shared/routes.ts'
import { urls } from '#shared/urls.ts'
import {
  askForNews,
  confirmNews,
  leaveNews,
  newsConfirmDays,
  newsConfirmation,
  newsLeaving,
  switchNewsOff,
  switchNewsOn,
} from '../../domain/operator/news-subscriptions.ts'
import { emailField } from '../../http/account-fields.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { countAttempt, tooManyAttempts } from '../../http/attempts.ts'
import { bodyKind, readForm } from '../../http/body.ts'
import { HttpError } from '../../http/errors.ts'
import { fieldErrors, typed } from '../../http/field-errors.ts'
import { back, redirect } from '../../http/flash.ts'
import { sendText } from '../../http/send-text.ts'
import { signedIn } from '../../http/signed-in.ts'
import { wants } from '../../http/wants.ts'
import { page } from '../../page/page.ts'
import { newsAccount } from './news-account.ts'

const addressFields = z.object({ email: emailField })
const switchFields = z.object({ news: z.enum(['on', 'off'], 'Say on or off.') })
/** What a mail program sends at one press (RFC 8058, 3.1). */
const oneClick = 'One-Click'

/** Both are the same for every address, so that nobody learns which are on the list. */
const sent =
  'Check your inbox: unless this address is already subscribed, we have sent it a link. You are subscribed once you have opened it.'
const sentBefore = `We write at most three times in ${newsConfirmDays} days. Unless this address is already subscribed, the link in our newest mail to it still works.`

/**
 * Where a mail program stops the mails at one press (RFC 8058). It has no cookies and no form token, so this stands
 * before both: the key in the address, which only that mail holds, is the permission, and whoever knows it could send
 * this anyway. Nothing is told but that it was heard, and it does not lead anywhere, as the standard asks. Every other
 * body goes on to the page's own form, which needs its token.
 */
export const newsLeaveRoutes = new Hono<AppEnv>().post(routes.newsLeave, async (c, next) => {
  if (bodyKind(c) !== 'form') return next()
  const { 'List-Unsubscribe': said } = await readForm(c)
  if (said !== oneClick) return next()
  await leaveNews(c.var.deps.database, c.req.param('token'))
  return sendText(c, 'text/plain', 'You are unsubscribed.\n')
})

/** Mails on new components: asked for by an address and confirmed by its mail, or switched by an account. */
export const newsRoutes = new Hono<AppEnv>()
  .get(routes.news, async (c) => {
    const user = c.var.session?.user
    return page(c, 'news/index', { csrfToken: c.var.csrfToken, account: user ? await newsAccount(c, user) : null })
  })

  .post(routes.news, async (c) => {
    const form = await readForm(c)
    const again = (email: string, status: 422 | 429) => {
      if (wants(c) === 'json') throw new HttpError(status, email)
      return back(c, { to: urls.news(), errors: { email }, old: typed(form, ['email']) })
    }
    const given = addressFields.safeParse(form)
    if (!given.success) return again(fieldErrors(given.error).email ?? 'Enter your email address.', 422)
    const { email } = given.data
    const attempt = await countAttempt(c, 'news')
    if (!attempt.ok) return again(tooManyAttempts(attempt.retryAfterSeconds), 429)
    const mail = await countAttempt(c, 'news-mail', email)
    if (!mail.ok) {
      if (wants(c) === 'json') throw new HttpError(429, sentBefore)
      return redirect(c, urls.news(), { flash: { banner: sentBefore, bannerStyle: 'success' } })
    }
    const { database, postman } = c.var.deps
    await askForNews(database, email)
    postman.soon()
    return redirect(c, urls.news(), { flash: { banner: sent, bannerStyle: 'success' } })
  })

  // Mail programs open links to look behind them. A button stands between, so that a program says nothing.
  .get(routes.newsConfirm, async (c) => {
    const token = c.req.param('token')
    const found = await newsConfirmation(c.var.deps.database, token)
    const state = !found ? 'gone' : found.isConfirmed ? 'done' : 'open'
    return page(c, 'news/confirm', { csrfToken: c.var.csrfToken, token, state, email: found?.email ?? null })
  })

  .post(routes.newsConfirm, async (c) => {
    const token = c.req.param('token')
    await confirmNews(c.var.deps.database, token)
    return redirect(c, urls.newsConfirm(token))
  })

  .get(routes.newsLeave, async (c) => {
    const token = c.req.param('token')
    const email = await newsLeaving(c.var.deps.database, token)
    const state = email === null ? 'gone' : 'open'
    return page(c, 'news/leave', { csrfToken: c.var.csrfToken, token, state, email })
  })

  .post(routes.newsLeave, async (c) => {
    const token = c.req.param('token')
    await leaveNews(c.var.deps.database, token)
    return redirect(c, urls.newsLeave(token))
  })

  .post(routes.settingsNews, async (c) => {
    const { email, emailVerified } = signedIn(c).user
    const given = switchFields.safeParse(await readForm(c))
    const refuse = (banner: string, status: 403 | 422) => {
      if (wants(c) === 'json') throw new HttpError(status, banner)
      return back(c, { to: urls.settings(), flash: { banner, bannerStyle: 'danger' } })
    }
    if (!given.success) return refuse('Choose whether to get these mails.', 422)
    if (!emailVerified) return refuse('Confirm your email address first, with the link we sent you.', 403)
    const { database } = c.var.deps
    const isOn = given.data.news === 'on'
    await (isOn ? switchNewsOn(database, email) : switchNewsOff(database, email))
    const banner = isOn
      ? `We will write to ${email} when there are new components.`
      : 'You will get no more mails about new components.'
    return back(c, { flash: { banner, bannerStyle: 'success' } })
  })
