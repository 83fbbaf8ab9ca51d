/** What the pages for signing in and the like share. */
import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { testimonials } from '#content/samples/testimonials.ts'
import { needed } from '#shared/needed.ts'
import type { AuthProps, PageName, Pages } from '#shared/page-props.ts'
import { socialNames, type SocialName } from '#shared/social.ts'
import { safeNext, urls } from '#shared/urls.ts'
import type { AppEnv } from './app-env.ts'
import { page } from '../page/page.ts'
import { tooManyAttempts } from './attempts.ts'
import { HttpError } from './errors.ts'
import { asked } from './query.ts'
import { redirect } from './flash.ts'
import { knownSession } from './session.ts'
import { wants } from './wants.ts'

/** Props of every page in the auth layout. The testimonial is drawn by the visitor's form token, so it stays on reload. */
export function authProps(c: Context<AppEnv>): AuthProps {
  const drawn = createHash('sha256').update(c.var.csrfToken).digest().readUInt32BE(0)
  const testimonial = needed(testimonials[drawn % testimonials.length], 'There are no testimonials to show.')
  return { csrfToken: c.var.csrfToken, testimonial }
}

/** The sites one may sign in with, in the order they are shown. */
export const socialOf = (c: Context<AppEnv>): SocialName[] =>
  socialNames.filter((name) => c.var.deps.social[name] !== undefined)

/** Who is signed in already has nothing to do here. */
export const guestsOnly = createMiddleware<AppEnv>(async (c, next) => {
  if (!knownSession(c)) return next()
  return redirect(c, safeNext(asked(c, 'login').next, urls.app()))
})

/** Where to go afterwards: a page of this site, from the form or else the address; null without one. */
export function wantedPage(c: Context<AppEnv>, form: Record<string, unknown> = {}): string | null {
  const next = typeof form.next === 'string' ? form.next : asked(c, 'login').next
  return safeNext(next, '') || null
}

type Refusal = { seconds: number; field: string; old?: Record<string, string>; url?: string }

/** The form again, with status 429 and the time to wait in words and as Retry-After. */
export function refuseForNow<Name extends PageName>(
  c: Context<AppEnv>,
  name: Name,
  props: Pages[Name],
  { seconds, field, old = {}, url }: Refusal,
): Promise<Response> {
  c.header('Retry-After', String(seconds))
  if (wants(c) === 'json') throw new HttpError(429, tooManyAttempts(seconds))
  c.set('flash', { errors: { [field]: tooManyAttempts(seconds) }, old, clearHistory: false })
  return page(c, name, props, { status: 429, ...(url !== undefined && { url }) })
}
