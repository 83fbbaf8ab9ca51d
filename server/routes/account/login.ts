import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { routes } from '#shared/routes.ts'
import { urls } from '#shared/urls.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { signIn, signOut } from '../../domain/account/accounts.ts'
import { checkField, emailField, passwordField } from '../../http/account-fields.ts'
import { countAttempt, forgetAttempts } from '../../http/attempts.ts'
import { authProps, guestsOnly, refuseForNow, socialOf, wantedPage } from '../../http/auth-page.ts'
import { readForm } from '../../http/body.ts'
import { setCookies } from '../../http/cookies.ts'
import { rotateCsrf } from '../../http/csrf.ts'
import { fieldErrors, typed } from '../../http/field-errors.ts'
import { back, redirect } from '../../http/flash.ts'
import { welcome } from '../../http/welcome.ts'
import { page } from '../../page/page.ts'

const fields = z.object({ email: emailField, password: passwordField, remember: checkField })
const props = (c: Context<AppEnv>, next: string | null) => ({ ...authProps(c), next, social: socialOf(c) })

export const loginRoutes = new Hono<AppEnv>()
  .get(routes.login, guestsOnly, (c) => page(c, 'auth/login', props(c, wantedPage(c))))

  .post(routes.login, guestsOnly, async (c) => {
    const form = await readForm(c)
    const next = wantedPage(c, form)
    const old = typed(form, ['email'])
    const refuse = (errors: Record<string, string>) => back(c, { to: urls.login(next ?? undefined), errors, old })

    const given = fields.safeParse(form)
    if (!given.success) return refuse(fieldErrors(given.error))
    const { email } = given.data

    const attempt = await countAttempt(c, 'sign-in', email)
    if (!attempt.ok) {
      return refuseForNow(c, 'auth/login', props(c, next), { seconds: attempt.retryAfterSeconds, field: 'email', old })
    }

    const signedIn = await signIn(c.var.deps, given.data)
    if (!signedIn.ok) {
      c.var.deps.logger.info({ requestId: c.var.requestId }, 'sign-in refused')
      return refuse({ email: 'The email address or the password is wrong.' })
    }
    await forgetAttempts(c, 'sign-in', email)
    return welcome(c, { userId: signedIn.userId, remember: given.data.remember, next })
  })

  .post(routes.logout, async (c) => {
    setCookies(c, await signOut(c.var.deps.auth, c.req.raw.headers))
    rotateCsrf(c)
    return redirect(c, urls.home(), { clearHistory: true })
  })
