import type { Context } from 'hono'
import { urls } from '#shared/urls.ts'
import type { AppEnv } from '../app-env.ts'
import type { SignedIn } from '../domain/accounts.ts'
import { setCookies } from './cookies.ts'
import { rotateCsrf } from './csrf.ts'
import { redirect } from './flash.ts'

/** Lets in whoever just signed in: a new session, a new form token, and the page they wanted. */
export function welcome(c: Context<AppEnv>, { cookies }: SignedIn, next: string | null): Response {
  setCookies(c, cookies)
  rotateCsrf(c)
  return redirect(c, next ?? urls.app())
}
