import { Hono, type Context } from 'hono'
import { accessKeyLimits } from '#shared/access-keys.ts'
import { routes } from '#shared/routes.ts'
import { urls } from '#shared/urls.ts'
import {
  askForDeviceKey,
  beginDeviceLogin,
  type DeviceAnswer,
  deviceLogin,
  shownCode,
} from '../../domain/account/device-login.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { countAttempt, tooManyAttempts } from '../../http/attempts.ts'
import { readForm } from '../../http/body.ts'
import { coarseNetwork } from '../../http/client-network.ts'
import { deviceFields, deviceGrant, tokenFields } from '../../http/device-fields.ts'
import { fieldErrors } from '../../http/field-errors.ts'
import { accessKeyNotice } from './access-key-notice.ts'

type Refusal = Exclude<DeviceAnswer['kind'], 'key'>
const refusals: Record<Refusal, { error: string; error_description: string }> = {
  waiting: { error: 'authorization_pending', error_description: 'Nobody has allowed this device yet.' },
  'too-soon': {
    error: 'slow_down',
    error_description: `Wait ${deviceLogin.interval} seconds longer between questions from now on.`,
  },
  denied: { error: 'access_denied', error_description: 'This device was not allowed.' },
  full: {
    error: 'access_denied',
    error_description: `There are ${accessKeyLimits.each} access keys already. Revoke one and sign in again.`,
  },
  expired: { error: 'expired_token', error_description: 'The code has expired. Begin again.' },
  unknown: { error: 'invalid_grant', error_description: 'This device_code is not known, or was used.' },
}

/**
 * The side of a device that signs in (RFC 8628): it begins, shows a code, and asks until somebody allowed it. It stands
 * before session and form token, since it has no cookie.
 */
export const deviceTokenRoutes = new Hono<AppEnv>()
  .post(routes.cliDevice, async (c) => {
    const given = deviceFields.safeParse(await readForm(c))
    if (!given.success) return refuse(c, invalid(fieldErrors(given.error)))
    const attempt = await countAttempt(c, 'device')
    if (!attempt.ok) return refuse(c, tooMany(attempt.retryAfterSeconds), 429)
    const { database, env } = c.var.deps
    const network = coarseNetwork(c.var.ip)
    const { deviceCode, userCode } = await beginDeviceLogin(database, { name: given.data.device_name, network })
    const code = shownCode(userCode)
    c.header('Cache-Control', 'no-store')
    return c.json({
      device_code: deviceCode,
      user_code: code,
      verification_uri: env.siteUrl + urls.device(),
      verification_uri_complete: env.siteUrl + urls.device(code),
      expires_in: deviceLogin.lifetime,
      interval: deviceLogin.interval,
    })
  })

  .post(routes.cliToken, async (c) => {
    const given = tokenFields.safeParse(await readForm(c))
    if (!given.success) return refuse(c, invalid(fieldErrors(given.error)))
    const { grant_type: grant, device_code: deviceCode } = given.data
    if (grant !== deviceGrant)
      return refuse(c, { error: 'unsupported_grant_type', error_description: `grant_type must be ${deviceGrant}.` })
    const { database, postman } = c.var.deps
    const answer = await askForDeviceKey(database, deviceCode, (user, name) =>
      accessKeyNotice(c, { user, name, isTeam: false, expiresAt: null, device: name }),
    )
    if (answer.kind === 'unknown') {
      const { ok, retryAfterSeconds } = await countAttempt(c, 'key-unknown')
      if (!ok) return refuse(c, tooMany(retryAfterSeconds), 429)
    }
    if (answer.kind !== 'key') return refuse(c, refusals[answer.kind])
    postman.soon()
    c.header('Cache-Control', 'no-store')
    return c.json({ access_token: answer.key, token_type: 'Bearer', name: answer.name })
  })

type OAuthError = { error: string; error_description: string }

/** An error as OAuth writes it (RFC 6749, 5.2). */
function refuse(c: Context<AppEnv>, error: OAuthError, status: 400 | 429 = 400): Response {
  c.header('Cache-Control', 'no-store')
  return c.json(error, status)
}

const invalid = (errors: Record<string, string>): OAuthError => ({
  error: 'invalid_request',
  error_description: Object.values(errors)[0] ?? 'This request could not be read.',
})

const tooMany = (seconds: number): OAuthError => ({
  error: 'temporarily_unavailable',
  error_description: tooManyAttempts(seconds),
})
