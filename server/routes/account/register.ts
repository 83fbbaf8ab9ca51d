import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { darkModes } from '#shared/page-props.ts'
import { routes } from '#shared/routes.ts'
import { urls } from '#shared/urls.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { register } from '../../domain/account/accounts.ts'
import { emailField, nameField, passwordAdvice, passwordErrors } from '../../http/account-fields.ts'
import { countRegistration, forgetAttempts } from '../../http/attempts.ts'
import { authProps, guestsOnly, refuseForNow, socialOf, wantedPage } from '../../http/auth-page.ts'
import { readForm } from '../../http/body.ts'
import { fieldErrors, typed } from '../../http/field-errors.ts'
import { back } from '../../http/flash.ts'
import { welcome } from '../../http/welcome.ts'
import { page } from '../../page/page.ts'

/** What a good password is, the domain decides. The theme is the choice this browser made as a guest. */
const fields = z.object({
  name: nameField,
  email: emailField,
  password: z.string('Choose a password.'),
  appDarkMode: z.enum(darkModes).optional().catch(undefined),
})
const props = (c: Context<AppEnv>, next: string | null) => ({ ...authProps(c), next, social: socialOf(c) })
const refused = 'We could not create an account with these details. If you already have one, sign in instead.'

export const registerRoutes = new Hono<AppEnv>()
  .get(routes.register, guestsOnly, (c) => page(c, 'auth/register', props(c, wantedPage(c))))

  .post(routes.register, guestsOnly, async (c) => {
    const form = await readForm(c)
    const next = wantedPage(c, form)
    const old = typed(form, ['name', 'email'])
    const refuse = (errors: Record<string, string>) => back(c, { to: urls.register(next ?? undefined), errors, old })

    const given = fields.safeParse(form)
    const errors = { ...fieldErrors(given.error), ...passwordErrors(form.password, old) }
    if (!given.success || errors.password) return refuse(errors)
    const { email, appDarkMode, ...details } = given.data

    const attempt = await countRegistration(c, email)
    if (!attempt.ok) {
      const refusal = { seconds: attempt.retryAfterSeconds, field: 'email', old }
      return refuseForNow(c, 'auth/register', props(c, next), refusal)
    }

    const registered = await register(c.var.deps, { ...details, email, optAppDarkMode: appDarkMode })
    if (!registered.ok) {
      return refuse(
        registered.reason === 'password' ? { password: passwordAdvice[registered.problem] } : { email: refused },
      )
    }
    await forgetAttempts(c, 'sign-in', email)
    const { isNew, userId } = registered
    if (isNew) c.var.deps.postman.soon()
    return welcome(c, { userId, remember: false, next })
  })
