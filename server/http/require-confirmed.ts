import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { urls } from '#shared/urls.ts'
import type { AppEnv } from './app-env.ts'
import { sessionClock } from '../process/clock.ts'
import { HttpError } from './errors.ts'
import { redirect } from './flash.ts'
import { signedIn } from './signed-in.ts'
import { wants } from './wants.ts'

/** For this long after signing in or giving the password nothing asks for it again. */
const confirmedMs = 15 * 60 * 1000

/** Whether who is signed in proved a short while ago to be there. */
export function isConfirmed(c: Context<AppEnv>): boolean {
  const { confirmedAt } = signedIn(c)
  return confirmedAt !== null && sessionClock().getTime() - confirmedAt.getTime() < confirmedMs
}

/** Lets through only who proved a short while ago to be there; others give their password and come back to a page. */
export const confirmedFrom = (page: string | ((c: Context<AppEnv>) => string)) =>
  createMiddleware<AppEnv>(async (c, next) => {
    if (isConfirmed(c)) return next()
    if (wants(c) === 'json') throw new HttpError(403, 'Confirm your password first.')
    return redirect(c, urls.confirmPassword(typeof page === 'string' ? page : page(c)))
  })

/** The same for what stands in the profile. */
export const requireConfirmed = confirmedFrom(urls.profile())
