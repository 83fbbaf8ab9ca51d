import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { below, routes } from '#shared/routes.ts'
import { urls } from '#shared/urls.ts'
import type { AppEnv } from '../../http/app-env.ts'
import {
  beginTwoFactor,
  confirmTwoFactor,
  endTwoFactor,
  renewRecoveryCodes,
  twoFactorOf,
} from '../../domain/account/two-factor.ts'
import { endOtherSessions } from '../../domain/account/sessions.ts'
import { countAttempt, forgetAttempts } from '../../http/attempts.ts'
import { readForm } from '../../http/body.ts'
import { fieldErrors } from '../../http/field-errors.ts'
import { back, redirect } from '../../http/flash.ts'
import { eventOf } from '../../http/origin.ts'
import { renewSession } from '../../http/renew-session.ts'
import { requireConfirmed } from '../../http/require-confirmed.ts'
import { signedIn } from '../../http/signed-in.ts'
import { refuseProfile } from './profile-props.ts'

const fields = z.object({
  code: z.string('Enter the code.').trim().min(1, 'Enter the code.').max(20, 'Enter the six-digit code from your app.'),
})
/** What was open before the second factor changed ends elsewhere, and begins anew here. */
async function beginAnew(c: Context<AppEnv>) {
  const { user, sessionId } = signedIn(c)
  await endOtherSessions(c.var.deps.database, { userId: user.id, sessionId })
  await renewSession(c)
}

const done = (banner: string) => ({ flash: { banner, bannerStyle: 'success' as const } })

/** Turning the second factor on and off; the profile shows it. Whoever does so gave their password a short while ago. */
export const twoFactorRoutes = new Hono<AppEnv>()
  .use(below(routes.twoFactor), requireConfirmed)
  .use(routes.twoFactor, requireConfirmed)

  .post(routes.twoFactor, async (c) => {
    await beginTwoFactor(c.var.deps, signedIn(c).user.id)
    return redirect(c, urls.profile())
  })

  .post(routes.twoFactorConfirm, async (c) => {
    const { id, name, email } = signedIn(c).user
    const { env, postman } = c.var.deps
    const to = urls.profile()
    const given = fields.safeParse(await readForm(c))
    if (!given.success) return back(c, { to, errors: fieldErrors(given.error) })
    const attempt = await countAttempt(c, 'code', id)
    if (!attempt.ok) return refuseProfile(c, { seconds: attempt.retryAfterSeconds, field: 'code' })
    const data = { name, url: env.siteUrl + to, ...eventOf(c) }
    const notice = { name: 'two-factor-on', to: email, data } as const
    const recoveryCodes = await confirmTwoFactor(c.var.deps, { userId: id, code: given.data.code, notice })
    if (!recoveryCodes)
      return back(c, { to, errors: { code: 'The code is wrong or has expired. Enter the one your app shows now.' } })
    postman.soon()
    await forgetAttempts(c, 'code', id)
    await beginAnew(c)
    return redirect(c, to, { recoveryCodes })
  })

  .post(routes.recoveryCodes, async (c) => {
    const { id } = signedIn(c).user
    const { state } = await twoFactorOf(c.var.deps, id)
    if (state !== 'on') return redirect(c, urls.profile())
    return redirect(c, urls.profile(), { recoveryCodes: await renewRecoveryCodes(c.var.deps, id) })
  })

  .post(routes.twoFactorEnd, async (c) => {
    const { id, name, email } = signedIn(c).user
    const { postman, env } = c.var.deps
    const data = { name, url: env.siteUrl + urls.profile(), ...eventOf(c) }
    const wasOn = await endTwoFactor(c.var.deps, { userId: id, notice: { name: 'two-factor-off', to: email, data } })
    if (!wasOn) return redirect(c, urls.profile())
    postman.soon()
    await beginAnew(c)
    return redirect(c, urls.profile(), done('Two-factor authentication is off. Your password alone opens the account.'))
  })
