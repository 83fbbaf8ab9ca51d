import { Hono, type Context } from 'hono'
import { APIError } from 'better-auth/api'
import { z } from 'zod'
import { below, routes } from '#shared/routes.ts'
import { urls } from '#shared/urls.ts'
import { underTodaysNames } from '../../auth/cookie-names.ts'
import { tellingOutages } from '../../auth/swallowed.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { describeDevice } from '../../domain/account/device.ts'
import { removePasskey } from '../../domain/account/passkeys.ts'
import { endSession } from '../../domain/account/sessions.ts'
import { waysIn } from '../../domain/account/linked-accounts.ts'
import { checkField } from '../../http/account-fields.ts'
import { withinLimit } from '../../http/attempts.ts'
import { guestsOnly, wantedPage } from '../../http/auth-page.ts'
import { readForm, readJson } from '../../http/body.ts'
import { endChallenge, waitingArrival } from '../../http/challenge.ts'
import { setCookies } from '../../http/cookies.ts'
import { HttpError, notFound } from '../../http/errors.ts'
import { redirect } from '../../http/flash.ts'
import { eventOf, originOf } from '../../http/origin.ts'
import { requireConfirmed } from '../../http/require-confirmed.ts'
import { signedIn } from '../../http/signed-in.ts'
import { letIn } from '../../http/welcome.ts'
import { queueMail } from '../../mail/outbox.ts'

/** What a device answers: its parts are checked by the library, bit by bit. */
const body = z.object({ response: z.looseObject({ id: z.string().max(2000) }), remember: checkField })
const refused = 'This passkey was not accepted. Try again, or sign in another way.'

const cookiesOf = (c: Context<AppEnv>) =>
  underTodaysNames(c.req.header('cookie') ?? '', c.var.deps.auth.sessionCookieNames).cookie

/** The library asks for the request's cookies and for where it came from, which our form token has checked already. */
const headersOf = (c: Context<AppEnv>) =>
  new Headers({ cookie: cookiesOf(c), origin: new URL(c.var.deps.env.siteUrl).origin })

/** Runs a step of the library; whatever a device or a stranger sends wrongly is one refusal. */
async function accepted<Answer>(step: () => Promise<Answer>): Promise<Answer> {
  try {
    return await tellingOutages(step)
  } catch (cause) {
    if (cause instanceof APIError) throw new HttpError(422, refused, { cause })
    throw cause
  }
}

export const passkeyRoutes = new Hono<AppEnv>()
  .post(routes.passkeyOptions, guestsOnly, async (c) => {
    const { api } = c.var.deps.auth.library
    const { headers, response } = await api.generatePasskeyAuthenticationOptions({
      headers: headersOf(c),
      returnHeaders: true,
    })
    setCookies(c, headers.getSetCookie())
    return c.json({ ...response, userVerification: 'required' })
  })

  .post(routes.passkeyLogin, guestsOnly, async (c) => {
    const given = body.safeParse(await readJson(c))
    if (!given.success) throw new HttpError(422, refused)
    await withinLimit(c, 'sign-in')
    const { auth, database } = c.var.deps
    const { session } = await accepted(() =>
      auth.library.api.verifyPasskeyAuthentication({
        body: { response: given.data.response as never },
        headers: headersOf(c),
      }),
    )
    // The session the library begins gives way to one that begins like every other.
    await endSession(database, { userId: session.userId, sessionId: session.id })
    // Somebody who gave the password first goes on as they asked there; a passkey is a second factor, too.
    const waiting = await waitingArrival(c)
    if (waiting) await endChallenge(c)
    const { userId } = session
    const asked = { userId, remember: given.data.remember, next: wantedPage(c) }
    const arrival = waiting?.userId === userId ? waiting : asked
    await letIn(c, arrival)
    return c.json({ to: arrival.next ?? urls.app() })
  })

  .use(below(routes.passkeys), requireConfirmed)
  .use(routes.passkeys, requireConfirmed)

  .post(routes.newPasskeyOptions, async (c) => {
    const { api } = c.var.deps.auth.library
    const query = { name: signedIn(c).user.email }
    const { headers, response } = await api.generatePasskeyRegistrationOptions({
      query,
      headers: headersOf(c),
      returnHeaders: true,
    })
    setCookies(c, headers.getSetCookie())
    return c.json(response)
  })

  .post(routes.passkeys, async (c) => {
    const given = body.safeParse(await readJson(c))
    if (!given.success) throw new HttpError(422, refused)
    const response = given.data.response as never
    const made = { response, name: describeDevice(originOf(c).userAgent) }
    const { auth, database, env, postman } = c.var.deps
    const { name, email } = signedIn(c).user
    const data = { name, url: env.siteUrl + urls.profile(), ...eventOf(c) }
    await database.db.transaction().execute(async (db) => {
      await accepted(() => auth.within(db).api.verifyPasskeyRegistration({ body: made, headers: headersOf(c) }))
      await queueMail({ db, clock: database.clock }, { name: 'passkey-added', to: email, data })
    })
    postman.soon()
    return c.body(null, 204)
  })

  .post(routes.removePasskey, async (c) => {
    const { id } = await readForm(c)
    const { hasPassword, passkeys, social } = await waysIn(c.var.deps.database, signedIn(c).user.id)
    if (!hasPassword && social.length === 0 && passkeys === 1) {
      const banner = 'This passkey is your only way to sign in. Set a password first.'
      return redirect(c, urls.profile(), { flash: { banner, bannerStyle: 'danger' } })
    }
    const removed = await removePasskey(c.var.deps.database, signedIn(c).user.id, String(id))
    if (!removed) return notFound(c)
    const flash = { banner: 'The passkey has been removed.', bannerStyle: 'success' } as const
    return redirect(c, urls.profile(), { flash })
  })
