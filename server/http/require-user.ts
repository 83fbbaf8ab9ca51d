import { createMiddleware } from 'hono/factory'
import { urls } from '#shared/urls.ts'
import type { AppEnv } from './app-env.ts'
import { HttpError } from './errors.ts'
import { redirect } from './flash.ts'
import { knownSession } from './session.ts'
import { wants } from './wants.ts'

/** Sends guests to sign in, and from there back to the page they wanted; what was not a page view is not repeated. */
export const requireUser = createMiddleware<AppEnv>(async (c, next) => {
  if (knownSession(c)) return next()
  if (wants(c) === 'json') throw new HttpError(401, 'Sign in to see this.')
  const { pathname, search } = new URL(c.req.url)
  return redirect(c, urls.login(c.req.method === 'GET' ? pathname + search : undefined))
})
