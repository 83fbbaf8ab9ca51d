import { Hono, type Context } from 'hono'
import { accessKeyLimits } from '#shared/access-keys.ts'
import type { Pages } from '#shared/page-props.ts'
import { routes } from '#shared/routes.ts'
import { urls } from '#shared/urls.ts'
import { decideDevice, shownCode, typedCode, waitingDevice } from '../../domain/account/device-login.ts'
import { timeAgo } from '../../domain/account/device.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { countAttempt } from '../../http/attempts.ts'
import { authProps, refuseForNow } from '../../http/auth-page.ts'
import { readForm } from '../../http/body.ts'
import { decisionFields } from '../../http/device-fields.ts'
import { fieldErrors, typed } from '../../http/field-errors.ts'
import { back, redirect } from '../../http/flash.ts'
import { asked } from '../../http/query.ts'
import { confirmedFrom } from '../../http/require-confirmed.ts'
import { requireUser } from '../../http/require-user.ts'
import { signedIn } from '../../http/signed-in.ts'
import { page } from '../../page/page.ts'

const noDevice = 'No device waits with this code. Compare it with what the device shows; a code works for 15 minutes.'
const full = `You have ${accessKeyLimits.each} access keys already. Revoke one first, and then allow this device.`

const codeAsked = (c: Context<AppEnv>) => asked(c, 'device').code
const confirmed = confirmedFrom((c) => urls.device(codeAsked(c)?.slice(0, 40)))

/** Where somebody who is signed in types the code that a device shows, sees what asks, and lets it in or not. */
export const deviceRoutes = new Hono<AppEnv>()
  .get(routes.device, requireUser, confirmed, async (c) => {
    const code = codeAsked(c)
    if (code === undefined) return show(c, {})
    const attempt = await countAttempt(c, 'device-code', signedIn(c).user.id)
    if (!attempt.ok) {
      const refusal = { seconds: attempt.retryAfterSeconds, field: 'code', old: { code }, url: urls.device() }
      return refuseForNow(c, 'auth/device', deviceProps(c, {}), refusal)
    }
    const known = typedCode(code)
    const device = known && (await waitingDevice(c.var.deps.database, known))
    if (!known || !device) return back(c, { to: urls.device(), errors: { code: noDevice }, old: { typed: code } })
    const { name, network, createdAt } = device
    const when = timeAgo(createdAt, c.var.deps.clock())
    return show(c, { asks: { code: shownCode(known), name, network, when } })
  })

  .post(routes.device, requireUser, confirmed, async (c) => {
    const form = await readForm(c)
    const given = decisionFields.safeParse(form)
    if (!given.success) return back(c, { to: urls.device(), errors: codeError(fieldErrors(given.error)) })
    const { user_code: code, decision } = given.data
    const { id: userId } = signedIn(c).user
    const attempt = await countAttempt(c, 'device-code', userId)
    if (!attempt.ok) {
      const refusal = { seconds: attempt.retryAfterSeconds, field: 'code', url: urls.device() }
      return refuseForNow(c, 'auth/device', deviceProps(c, {}), refusal)
    }
    const userCode = typedCode(code)
    const allow = decision === 'allow'
    const decided = userCode ? await decideDevice(c.var.deps.database, { userCode, userId, allow }) : 'none'
    if (decided === 'full' && userCode) {
      const flash = { banner: full, bannerStyle: 'danger' } as const
      return back(c, { to: urls.device(shownCode(userCode)), flash })
    }
    if (decided !== 'decided')
      return back(c, {
        to: urls.device(),
        errors: { code: noDevice },
        old: { typed: typed(form, ['user_code']).user_code ?? '' },
      })
    return redirect(c, urls.device(), { device: allow ? 'allowed' : 'denied' })
  })

type Shown = Partial<Pick<Pages['auth/device'], 'asks'>>

const deviceProps = (c: Context<AppEnv>, { asks = null }: Shown): Pages['auth/device'] => ({
  ...authProps(c),
  asks,
  decided: c.var.flash.device ?? null,
})

const show = (c: Context<AppEnv>, shown: Shown) => page(c, 'auth/device', deviceProps(c, shown))

/** Whatever is wrong with the form is said under its one field. */
const codeError = (errors: Record<string, string>) => ({ code: Object.values(errors)[0] ?? noDevice })
