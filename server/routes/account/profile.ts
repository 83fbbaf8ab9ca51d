import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { routes } from '#shared/routes.ts'
import { urls } from '#shared/urls.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { changeName, changePassword, deleteUser, requestEmail, withdrawEmail } from '../../domain/account/profile.ts'
import { hasMembers } from '../../domain/selling/seats.ts'
import { endOtherSessions, endSession } from '../../domain/account/sessions.ts'
import { signOut } from '../../domain/account/accounts.ts'
import { emailField, nameField, passwordAdvice } from '../../http/account-fields.ts'
import { countAttempt } from '../../http/attempts.ts'
import { readForm } from '../../http/body.ts'
import { setCookies } from '../../http/cookies.ts'
import { rotateCsrf } from '../../http/csrf.ts'
import { notFound } from '../../http/errors.ts'
import { fieldErrors, typed } from '../../http/field-errors.ts'
import { back, redirect } from '../../http/flash.ts'
import { eventOf } from '../../http/origin.ts'
import { renewSession } from '../../http/renew-session.ts'
import { requireConfirmed } from '../../http/require-confirmed.ts'
import { signedIn } from '../../http/signed-in.ts'
import { page } from '../../page/page.ts'
import { profileProps, refuseProfile } from './profile-props.ts'
import { hasPassword, ownPasswordField, refusalOf } from './prove-owner.ts'

const nameFields = z.object({ name: nameField })
/** `own`: whether the account has a password to give. */
const emailFields = (own: boolean) => z.object({ email: emailField, email_password: ownPasswordField(own) })
const newPassword = z.string('Choose a password.')
const passwordFields = (own: boolean) => z.object({ current_password: ownPasswordField(own), password: newPassword })
const sessionFields = (own: boolean) => z.object({ sessions_password: ownPasswordField(own) })
const deleteFields = (own: boolean) => z.object({ delete_password: ownPasswordField(own) })

const done = (c: Context<AppEnv>, banner: string) =>
  redirect(c, urls.profile(), { flash: { banner, bannerStyle: 'success' } })
const refuse = (c: Context<AppEnv>, errors: Record<string, string>, old: Record<string, string> = {}) =>
  back(c, { to: urls.profile(), errors, old })

export const profileRoutes = new Hono<AppEnv>()
  .get(routes.profile, async (c) => page(c, 'user/profile', await profileProps(c)))

  .post(routes.profileInformation, async (c) => {
    const form = await readForm(c)
    const given = nameFields.safeParse(form)
    if (!given.success) return refuse(c, fieldErrors(given.error), typed(form, ['name']))
    await changeName(c.var.deps.database, signedIn(c).user.id, given.data.name)
    return done(c, 'Your name has been saved.')
  })

  .post(routes.profileEmail, async (c) => {
    const form = await readForm(c)
    const old = typed(form, ['email'])
    const needed = await hasPassword(c)
    const given = emailFields(needed).safeParse(form)
    if (!given.success) return refuse(c, fieldErrors(given.error), old)
    const { database, env, postman } = c.var.deps
    const { id: userId, name, email: oldEmail } = signedIn(c).user
    const { email, email_password: password } = given.data
    if (email === oldEmail) return refuse(c, { email: 'This is already your address.' }, old)

    const refusal = await refusalOf(c, { needed, field: 'email_password', password, old })
    if (refusal) return refusal
    const attempt = await countAttempt(c, 'verify-mail', userId)
    if (!attempt.ok) return refuseProfile(c, { seconds: attempt.retryAfterSeconds, field: 'email', old })

    const data = { name, newEmail: email, url: env.siteUrl + urls.forgotPassword(), ...eventOf(c) }
    await requestEmail(database, { userId, email, notice: { name: 'email-changing', to: oldEmail, data } })
    postman.soon()
    return done(c, `A link is on its way to ${email}. The address changes as soon as you follow it.`)
  })

  .post(routes.profileEmailWithdraw, async (c) => {
    await withdrawEmail(c.var.deps.database, signedIn(c).user.id)
    return done(c, 'Your address has not been changed.')
  })

  .post(routes.profilePassword, async (c) => {
    const needed = await hasPassword(c)
    const given = passwordFields(needed).safeParse(await readForm(c))
    if (!given.success) return refuse(c, fieldErrors(given.error))
    const { env, postman } = c.var.deps
    const { user, sessionId } = signedIn(c)
    const { current_password: current, password } = given.data

    const refusal = await refusalOf(c, { needed, field: 'current_password', password: current })
    if (refusal) return refusal
    const data = { name: user.name, url: env.siteUrl + urls.forgotPassword(), ...eventOf(c) }
    const notice = { name: 'password-changed', to: user.email, data } as const
    const problem = await changePassword(c.var.deps, { user, sessionId, password, notice })
    if (problem) return refuse(c, { password: passwordAdvice[problem] })

    postman.soon()
    await renewSession(c)
    return done(c, `Your password has been ${needed ? 'changed' : 'set'}, and every other browser has been signed out.`)
  })

  .post(routes.endSession, requireConfirmed, async (c) => {
    const { id } = await readForm(c)
    const { user, sessionId } = signedIn(c)
    if (id === sessionId) return redirect(c, urls.profile())
    const ended = await endSession(c.var.deps.database, { userId: user.id, sessionId: String(id) })
    return ended ? done(c, 'That browser has been signed out.') : notFound(c)
  })

  .post(routes.endOtherSessions, async (c) => {
    const needed = await hasPassword(c)
    const given = sessionFields(needed).safeParse(await readForm(c))
    if (!given.success) return refuse(c, fieldErrors(given.error))
    const { user, sessionId } = signedIn(c)
    const refusal = await refusalOf(c, { needed, field: 'sessions_password', password: given.data.sessions_password })
    if (refusal) return refusal
    await endOtherSessions(c.var.deps.database, { userId: user.id, sessionId })
    return done(c, 'Every other browser has been signed out.')
  })

  .post(routes.deleteAccount, async (c) => {
    const needed = await hasPassword(c)
    const given = deleteFields(needed).safeParse(await readForm(c))
    if (!given.success) return refuse(c, fieldErrors(given.error))
    const refusal = await refusalOf(c, { needed, field: 'delete_password', password: given.data.delete_password })
    if (refusal) return refusal
    if (await hasMembers(c.var.deps.database, signedIn(c).user.id)) {
      const banner =
        'Other people use your team licence. Hand the team over or dissolve it before you delete your account.'
      return back(c, { to: urls.profile(), flash: { banner, bannerStyle: 'danger' } })
    }
    setCookies(c, await signOut(c.var.deps.auth, c.req.raw.headers))
    await deleteUser(c.var.deps.database, signedIn(c).user.id)
    c.set('session', null)
    rotateCsrf(c)
    const flash = { banner: 'Your account has been deleted.', bannerStyle: 'success' } as const
    return redirect(c, urls.home(), { flash, clearHistory: true })
  })
