import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { routes } from '#shared/routes.ts'
import { urls } from '#shared/urls.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { listPasskeys } from '../../domain/account/passkeys.ts'
import { useCode, useRecoveryCode } from '../../domain/account/two-factor.ts'
import { countAttempt, forgetAttempts } from '../../http/attempts.ts'
import { authProps, guestsOnly, refuseForNow } from '../../http/auth-page.ts'
import { readForm } from '../../http/body.ts'
import { endChallenge, waitingArrival } from '../../http/challenge.ts'
import { fieldErrors } from '../../http/field-errors.ts'
import { back, redirect } from '../../http/flash.ts'
import { asked } from '../../http/query.ts'
import { letIn, type Arrival } from '../../http/welcome.ts'
import { page } from '../../page/page.ts'

const codeFields = z.object({
  code: z.string('Enter the code.').trim().min(1, 'Enter the code.').max(20, 'Enter the six-digit code from your app.'),
})
const recoveryFields = z.object({
  recovery_code: z
    .string('Enter a recovery code.')
    .trim()
    .min(1, 'Enter a recovery code.')
    .max(40, 'This is not a recovery code.'),
})
const wrong = {
  code: 'The code is wrong or has been used. Wait for your app to show the next one, and enter that.',
  recovery: 'This is not one of your recovery codes, or it has already been used.',
}
const tooLate = 'This took too long. Sign in again.'
async function props(c: Context<AppEnv>, { userId }: Arrival, recovery: boolean) {
  const passkeys = await listPasskeys(c.var.deps.database, userId)
  return { ...authProps(c), recovery, hasPasskey: passkeys.length > 0 }
}
const wantsRecovery = (c: Context<AppEnv>) => asked(c, 'twoFactorChallenge').recovery === '1'

/** The second step of signing in, for whoever gave the right password a short while ago. */
export const twoFactorChallengeRoutes = new Hono<AppEnv>()
  .get(routes.twoFactorChallenge, guestsOnly, async (c) => {
    const arrival = await waitingArrival(c)
    if (!arrival) return redirect(c, urls.login())
    return page(c, 'auth/two-factor-challenge', await props(c, arrival, wantsRecovery(c)))
  })

  .post(routes.twoFactorChallenge, guestsOnly, async (c) => {
    const { database, secret } = c.var.deps
    const arrival = await waitingArrival(c)
    if (!arrival) return redirect(c, urls.login(), { flash: { banner: tooLate, bannerStyle: 'danger' } })
    const { userId } = arrival

    const form = await readForm(c)
    const recovery = 'recovery_code' in form
    const to = urls.twoFactorChallenge(recovery)
    const given = recovery ? recoveryFields.safeParse(form) : codeFields.safeParse(form)
    if (!given.success) return back(c, { to, errors: fieldErrors(given.error) })

    const field = recovery ? 'recovery_code' : 'code'
    const attempt = await countAttempt(c, 'code', userId)
    if (!attempt.ok) {
      const refusal = { seconds: attempt.retryAfterSeconds, field }
      return refuseForNow(c, 'auth/two-factor-challenge', await props(c, arrival, recovery), refusal)
    }
    const isRight =
      'code' in given.data
        ? await useCode({ database, secret }, userId, given.data.code)
        : await useRecoveryCode({ database, secret }, userId, given.data.recovery_code)
    if (!isRight) {
      c.var.deps.logger.info({ requestId: c.var.requestId, userId }, 'code refused')
      return back(c, { to, errors: { [field]: recovery ? wrong.recovery : wrong.code } })
    }
    if (!(await endChallenge(c))) return redirect(c, urls.login())
    await forgetAttempts(c, 'code', userId)
    return letIn(c, arrival)
  })
