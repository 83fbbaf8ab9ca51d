import { Hono, type Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import { safeNext, urls } from '#shared/urls.ts'
import type { AppEnv } from '../app-env.ts'
import { emailLength, nameLength, normaliseEmail, normaliseName } from '../domain/accounts.ts'
import { passwordLength, passwordProblem, register, signIn, signOut, type PasswordProblem } from '../domain/accounts.ts'
import { countRegistration, countSignIn, forgetSignIns, tooManyAttempts } from '../http/attempts.ts'
import { readForm } from '../http/body.ts'
import { rotateCsrf } from '../http/csrf.ts'
import { HttpError } from '../http/errors.ts'
import { fieldErrors, typed } from '../http/field-errors.ts'
import { back, redirect } from '../http/flash.ts'
import { wants } from '../http/wants.ts'
import { page } from '../inertia.ts'

type Form = Record<string, unknown>
type FormPage = 'auth/login' | 'auth/register'

/** Who is signed in already has nothing to do here. */
const guestsOnly = createMiddleware<AppEnv>(async (c, next) => {
  if (!c.var.session) return next()
  return redirect(c, safeNext(c.req.query('next'), urls.app()))
})

export const authRoutes = new Hono<AppEnv>()
  .get('/login', guestsOnly, (c) => page(c, 'auth/login', { next: wantedPage(c), csrfToken: c.var.csrfToken }))
  .get('/register', guestsOnly, (c) => page(c, 'auth/register', { next: wantedPage(c), csrfToken: c.var.csrfToken }))

  .post('/login', guestsOnly, async (c) => {
    const form = await readForm(c)
    const next = wantedPage(c, form)
    const old = typed(form, ['email'])
    const refuse = (errors: Record<string, string>) => back(c, { to: urls.login(next ?? undefined), errors, old })

    const fields = loginFields.safeParse(form)
    if (!fields.success) return refuse(fieldErrors(fields.error))
    const { email } = fields.data

    const attempt = await countSignIn(c, email)
    if (!attempt.ok) return refuseForNow(c, 'auth/login', { next, old, seconds: attempt.retryAfterSeconds })

    const signedIn = await signIn(c.var.deps.auth, { ...fields.data, ...origin(c) })
    if (!signedIn.ok) return refuse({ email: 'These details do not match an account.' })
    await forgetSignIns(c, email)
    return welcome(c, signedIn.cookies, next)
  })

  .post('/register', guestsOnly, async (c) => {
    const form = await readForm(c)
    const next = wantedPage(c, form)
    const old = typed(form, ['name', 'email'])
    const refuse = (errors: Record<string, string>) => back(c, { to: urls.register(next ?? undefined), errors, old })

    const fields = registerFields.safeParse(form)
    const errors = { ...fieldErrors(fields.error), ...passwordErrors(form, old) }
    if (!fields.success || errors.password) return refuse(errors)
    const { email } = fields.data

    const attempt = await countRegistration(c, email)
    if (!attempt.ok) return refuseForNow(c, 'auth/register', { next, old, seconds: attempt.retryAfterSeconds })

    const registered = await register(c.var.deps, { ...fields.data, ...origin(c) })
    if (!registered.ok) {
      const refused = 'We could not register you with these details. If you already have an account, sign in instead.'
      return refuse(registered.reason === 'password' ? { password: advice[registered.problem] } : { email: refused })
    }
    await forgetSignIns(c, email)
    return welcome(c, registered.cookies, next)
  })

  .post('/logout', async (c) => {
    setCookies(c, await signOut(c.var.deps.auth, c.req.raw.headers))
    rotateCsrf(c)
    return redirect(c, urls.home(), { clearHistory: true })
  })

const emailField = z
  .string('Enter your email address.')
  .transform(normaliseEmail)
  .pipe(
    z
      .string()
      .min(1, 'Enter your email address.')
      .max(emailLength.max, 'This address is too long.')
      .pipe(z.email('Enter an email address such as name@example.com.')),
  )

const nameField = z
  .string('Enter your name.')
  .transform(normaliseName)
  .pipe(
    z
      .string()
      .min(nameLength.min, 'Enter your name.')
      .max(nameLength.max, `Use at most ${nameLength.max} characters.`)
      .regex(/^\P{Cc}*$/u, 'Use letters, not control characters.'),
  )

const loginFields = z.object({
  email: emailField,
  password: z
    .string('Enter your password.')
    .min(1, 'Enter your password.')
    .max(passwordLength.max, 'This is too long.'),
  // A plain form sends "on", our own client a boolean.
  remember: z
    .unknown()
    .optional()
    .transform((value) => value === true || value === 'on'),
})

/** What a good password is, the domain decides. */
const registerFields = z.object({ name: nameField, email: emailField, password: z.string('Choose a password.') })

const advice: Record<PasswordProblem, string> = {
  'too-short': `Use at least ${passwordLength.min} characters.`,
  'too-long': `Use at most ${passwordLength.max} characters.`,
  common:
    'This password is among the first to be guessed. A few words that have nothing to do with each other work well.',
  personal: 'Choose something other than your name or your email address.',
}

/** What is wrong with the password, told at once with other errors and before the attempt counts. */
function passwordErrors({ password }: Form, { name = '', email = '' }: Record<string, string>): Record<string, string> {
  const problem = typeof password === 'string' && passwordProblem(password, { name, email })
  return problem ? { password: advice[problem] } : {}
}

/** Where to go after signing in: a page of this site, from the form or else the address; null without one. */
function wantedPage(c: Context<AppEnv>, form: Form = {}): string | null {
  const next = typeof form.next === 'string' ? form.next : c.req.query('next')
  return safeNext(next, '') || null
}

function welcome(c: Context<AppEnv>, cookies: string[], next: string | null): Response {
  setCookies(c, cookies)
  rotateCsrf(c)
  return redirect(c, next ?? urls.app())
}

/** The form again, with status 429 and the time to wait in words and as Retry-After. */
function refuseForNow(
  c: Context<AppEnv>,
  name: FormPage,
  { next, old, seconds }: { next: string | null; old: Record<string, string>; seconds: number },
): Promise<Response> {
  c.header('Retry-After', String(seconds))
  if (wants(c) === 'json') throw new HttpError(429, tooManyAttempts(seconds))
  c.set('flash', { errors: { email: tooManyAttempts(seconds) }, old, clearHistory: false })
  return page(c, name, { next, csrfToken: c.var.csrfToken }, { status: 429 })
}

function setCookies(c: Context<AppEnv>, cookies: string[]) {
  for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true })
}

const origin = (c: Context<AppEnv>) => ({ ip: c.var.ip, userAgent: (c.req.header('user-agent') ?? '').slice(0, 500) })
