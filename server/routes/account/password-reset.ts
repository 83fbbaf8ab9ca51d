import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { routes } from '#shared/routes.ts'
import { urls } from '#shared/urls.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { findReset, resetPassword } from '../../domain/account/passwords.ts'
import { emailField, passwordAdvice } from '../../http/account-fields.ts'
import { countAttempt } from '../../http/attempts.ts'
import { authProps, refuseForNow } from '../../http/auth-page.ts'
import { readForm } from '../../http/body.ts'
import { fieldErrors, typed } from '../../http/field-errors.ts'
import { back, redirect } from '../../http/flash.ts'
import { eventOf } from '../../http/origin.ts'
import { page } from '../../page/page.ts'

const forgotFields = z.object({ email: emailField })
const resetFields = z.object({ password: z.string('Choose a password.') })

async function resetProps(c: Context<AppEnv>, token: string) {
  const isUsable = (await findReset(c.var.deps.database, token)) !== null
  return { ...authProps(c), token, isUsable }
}

/** For guests and users alike: somebody may be signed in here and have forgotten the password. */
export const passwordResetRoutes = new Hono<AppEnv>()
  .get(routes.forgotPassword, (c) => page(c, 'auth/forgot-password', authProps(c)))

  .post(routes.forgotPassword, async (c) => {
    const form = await readForm(c)
    const old = typed(form, ['email'])
    const given = forgotFields.safeParse(form)
    if (!given.success) return back(c, { to: urls.forgotPassword(), errors: fieldErrors(given.error), old })
    const { email } = given.data

    const attempt = await countAttempt(c, 'forgot', email)
    if (!attempt.ok) {
      const refusal = { seconds: attempt.retryAfterSeconds, field: 'email', old }
      return refuseForNow(c, 'auth/forgot-password', authProps(c), refusal)
    }
    // Whether the address has an account is found out when the mail is made, not while the visitor waits.
    await c.var.deps.postman.queue({ name: 'reset-password', to: email, data: {} })
    const banner = 'If there is an account with this address, we have sent it a link.'
    return redirect(c, urls.forgotPassword(), { flash: { banner, bannerStyle: 'success' } })
  })

  .get(routes.resetPassword, async (c) => {
    c.header('Referrer-Policy', 'no-referrer')
    return page(c, 'auth/reset-password', await resetProps(c, c.req.param('token')))
  })

  .post(routes.resetPassword, async (c) => {
    const token = c.req.param('token')
    const to = urls.resetPassword(token)
    const given = resetFields.safeParse(await readForm(c))
    if (!given.success) return back(c, { to, errors: fieldErrors(given.error) })

    const attempt = await countAttempt(c, 'reset')
    if (!attempt.ok) {
      const refusal = { seconds: attempt.retryAfterSeconds, field: 'password' }
      return refuseForNow(c, 'auth/reset-password', await resetProps(c, token), refusal)
    }
    const { postman, env } = c.var.deps
    const reset = await resetPassword(c.var.deps, {
      token,
      password: given.data.password,
      noticeFor: ({ name, email }) => ({
        name: 'password-changed',
        to: email,
        data: { name, url: env.siteUrl + urls.forgotPassword(), ...eventOf(c) },
      }),
    })
    if (!reset.ok) {
      // An unusable link is told by the page itself.
      return back(c, { to, errors: reset.reason === 'password' ? { password: passwordAdvice[reset.problem] } : {} })
    }

    postman.soon()
    const banner = 'Your password has been changed. Sign in with the new one.'
    return redirect(c, urls.login(), { flash: { banner, bannerStyle: 'success' } })
  })
