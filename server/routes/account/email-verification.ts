import { Hono, type Context } from 'hono'
import { routes } from '#shared/routes.ts'
import { urls } from '#shared/urls.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { markVerified, readVerification, type Verification } from '../../domain/account/email-verification.ts'
import { adoptEmail } from '../../domain/account/profile.ts'
import { countAttempt, tooManyAttempts } from '../../http/attempts.ts'
import { authProps } from '../../http/auth-page.ts'
import { back, redirect } from '../../http/flash.ts'
import { eventOf } from '../../http/origin.ts'
import { renewSession } from '../../http/renew-session.ts'
import { requireUser } from '../../http/require-user.ts'
import { signedIn } from '../../http/signed-in.ts'
import { page } from '../../page/page.ts'

const unusable = 'This address cannot be used for your account. Choose another one.'

/** Keeps what a link proves. False when the new address has become somebody else's. */
async function prove(c: Context<AppEnv>, { userId, email, isChange }: Proved): Promise<boolean> {
  const { database, postman } = c.var.deps
  if (!isChange) {
    await markVerified(database, userId)
    return true
  }
  const before = database.db.selectFrom('users').select(['name', 'email']).where('id', '=', userId)
  const { name, email: oldEmail } = await before.executeTakeFirstOrThrow()
  const data = { name, newEmail: email, ...eventOf(c) }
  const notices = [oldEmail, email].map((to) => ({ name: 'email-changed', to, data }) as const)
  if (!(await adoptEmail(database, { userId, email, notices }))) return false
  postman.soon()
  if (c.var.session?.user.id === userId) await renewSession(c)
  return true
}
type Proved = Extract<Verification, { ok: true }>

export const emailVerificationRoutes = new Hono<AppEnv>()
  .get(routes.verifyEmail, requireUser, (c) => {
    const { emailVerified, email } = signedIn(c).user
    if (emailVerified) return redirect(c, urls.app())
    return page(c, 'auth/verify-email', { ...authProps(c), email })
  })

  .post(routes.verifyEmail, requireUser, async (c) => {
    const { id, email, emailVerified } = signedIn(c).user
    if (emailVerified) return redirect(c, urls.app())
    const attempt = await countAttempt(c, 'verify-mail', id)
    if (!attempt.ok) {
      const banner = tooManyAttempts(attempt.retryAfterSeconds)
      return back(c, { to: urls.verifyEmail(), flash: { banner, bannerStyle: 'danger' } })
    }
    await c.var.deps.postman.queue({ name: 'verify-email', to: email, data: { userId: id, isChange: false } })
    const banner = `A new mail is on its way to ${email}.`
    return redirect(c, urls.verifyEmail(), { flash: { banner, bannerStyle: 'success' } })
  })

  // Mail programs open links to look behind them. A button stands between, so that a program proves nothing.
  .get(routes.verifyEmailLink, async (c) => {
    const token = c.req.param('token')
    const verification = await readVerification(c.var.deps, token)
    const state = verification.ok ? 'open' : verification.reason
    return page(c, 'auth/verify-email-link', { ...authProps(c), token, state })
  })

  .post(routes.verifyEmailLink, async (c) => {
    const token = c.req.param('token')
    const verification = await readVerification(c.var.deps, token)
    if (!verification.ok) return back(c, { to: urls.verifyEmailLink(token) })
    const isTaken = !(await prove(c, verification))
    if (isTaken) return back(c, { to: urls.verifyEmailLink(token), flash: { banner: unusable, bannerStyle: 'danger' } })
    const banner = 'Thank you. Your email address is confirmed.'
    const to = c.var.session ? urls.app() : urls.login()
    return redirect(c, to, { flash: { banner, bannerStyle: 'success' } })
  })
