import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { routes } from '#shared/routes.ts'
import { safeNext, urls } from '#shared/urls.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { checkPassword } from '../../domain/account/passwords.ts'
import { waysIn } from '../../domain/account/linked-accounts.ts'
import { passwordField } from '../../http/account-fields.ts'
import { countAttempt, forgetAttempts } from '../../http/attempts.ts'
import { authProps, refuseForNow, socialOf, wantedPage } from '../../http/auth-page.ts'
import { readForm } from '../../http/body.ts'
import { fieldErrors } from '../../http/field-errors.ts'
import { back, redirect } from '../../http/flash.ts'
import { renewSession } from '../../http/renew-session.ts'
import { signedIn } from '../../http/signed-in.ts'
import { page } from '../../page/page.ts'

const fields = z.object({ password: passwordField })

/** Who has no password confirms with one of the other sites that open the account. */
async function props(c: Context<AppEnv>, next: string | null) {
  const { hasPassword, social } = await waysIn(c.var.deps.database, signedIn(c).user.id)
  const usable = hasPassword ? [] : socialOf(c).filter((name) => social.includes(name))
  return { ...authProps(c), next, hasPassword, social: usable }
}

/** Asks who is signed in for their password, before something that an open browser alone should not do. */
export const confirmPasswordRoutes = new Hono<AppEnv>()
  .get(routes.confirmPassword, async (c) => page(c, 'auth/confirm-password', await props(c, wantedPage(c))))

  .post(routes.confirmPassword, async (c) => {
    const form = await readForm(c)
    const next = wantedPage(c, form)
    const { user } = signedIn(c)
    const refuse = (errors: Record<string, string>) => back(c, { to: urls.confirmPassword(next ?? undefined), errors })

    const given = fields.safeParse(form)
    if (!given.success) return refuse(fieldErrors(given.error))
    const attempt = await countAttempt(c, 'confirm', user.id)
    if (!attempt.ok) {
      const refusal = { seconds: attempt.retryAfterSeconds, field: 'password' }
      return refuseForNow(c, 'auth/confirm-password', await props(c, next), refusal)
    }
    if (!(await checkPassword(c.var.deps, { userId: user.id }, given.data.password))) {
      c.var.deps.logger.info({ requestId: c.var.requestId, userId: user.id }, 'password refused')
      return refuse({ password: 'The password is wrong.' })
    }
    await forgetAttempts(c, 'confirm', user.id)
    await renewSession(c)
    return redirect(c, safeNext(next, urls.profile()))
  })
