import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'
import type { AppEnv } from './app-env.ts'
import { noteBrowser } from '../domain/account/known-browsers.ts'
import { asksForCode } from '../domain/account/two-factor.ts'
import { beginChallenge } from './challenge.ts'
import { keepCookie, longKeptCookie, setCookies } from './cookies.ts'
import { rotateCsrf } from './csrf.ts'
import { redirect } from './flash.ts'
import { eventOf, originOf } from './origin.ts'

export type Arrival = { userId: string; remember: boolean; next: string | null }

/** Goes on with whoever gave the right password: to the second factor where there is one, else in. */
export async function welcome(c: Context<AppEnv>, arrival: Arrival): Promise<Response> {
  if (!(await asksForCode(c.var.deps.database, arrival.userId))) return letIn(c, arrival)
  await beginChallenge(c, arrival)
  return redirect(c, urls.twoFactorChallenge())
}

/** Lets in whoever has proved everything: a new session, a new form token, and the page they wanted. */
export async function letIn(c: Context<AppEnv>, { userId, remember, next }: Arrival): Promise<Response> {
  const cookies = await c.var.deps.auth.startSession({ userId, remember, ...originOf(c) })
  // Nobody is handed a session of which its owner could not be told.
  await tellOfNewBrowser(c, userId)
  setCookies(c, cookies)
  rotateCsrf(c)
  c.var.deps.logger.info({ requestId: c.var.requestId, userId }, 'signed in')
  return redirect(c, next ?? urls.app())
}

const browserCookie = `${site.slug}-browser`
const yearSeconds = 365 * 24 * 60 * 60

/** Mails the owner when a browser signs in that never did before. */
async function tellOfNewBrowser(c: Context<AppEnv>, userId: string): Promise<void> {
  const { database, env, postman } = c.var.deps
  const browserId = longKeptCookie(c, browserCookie) ?? randomBytes(24).toString('base64url')
  keepCookie(c, browserCookie, browserId, { maxAge: yearSeconds })
  const url = env.siteUrl + urls.profile()
  const noticeFor = ({ name, email }: { name: string; email: string }) =>
    ({ name: 'new-sign-in', to: email, data: { name, url, ...eventOf(c) } }) as const
  if (await noteBrowser(database, { userId, browserId, noticeFor })) postman.soon()
}
