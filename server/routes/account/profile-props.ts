import type { Context } from 'hono'
import { encode } from 'uqr'
import type { AccountProps, Pages, TwoFactorProps } from '#shared/page-props.ts'
import { site } from '#shared/site.ts'
import { socialNames } from '#shared/social.ts'
import { urls } from '#shared/urls.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { timeAgo } from '../../domain/account/device.ts'
import { keptAfterDeletion } from '../../domain/account/profile.ts'
import { listPasskeys } from '../../domain/account/passkeys.ts'
import { opensWithout, waysIn } from '../../domain/account/linked-accounts.ts'
import { listSessions } from '../../domain/account/sessions.ts'
import { totpAddress } from '../../domain/account/totp.ts'
import { twoFactorOf } from '../../domain/account/two-factor.ts'
import { refuseForNow } from '../../http/auth-page.ts'
import { isConfirmed } from '../../http/require-confirmed.ts'
import { signedIn } from '../../http/signed-in.ts'
import { packagesProp } from '../../page/shared-props.ts'

/** What every page of the user area gets. */
export const accountProps = (c: Context<AppEnv>): AccountProps => ({
  packages: packagesProp(c.var.deps.catalogue.index()),
  csrfToken: c.var.csrfToken,
})

export async function profileProps(c: Context<AppEnv>): Promise<Pages['user/profile']> {
  const { database, clock } = c.var.deps
  const now = clock()
  const { user, sessionId } = signedIn(c)
  const own = database.db.selectFrom('users').select('pendingEmail').where('id', '=', user.id)
  const { pendingEmail } = await own.executeTakeFirstOrThrow()
  const sessions = await listSessions(database, { userId: user.id, sessionId })
  const passkeys = await listPasskeys(database, user.id)
  const ways = await waysIn(database, user.id)
  return {
    ...accountProps(c),
    pendingEmail,
    kept: await keptAfterDeletion(database, user.id),
    sessions: sessions.map(({ lastActiveAt, ...session }) => ({ ...session, lastActive: timeAgo(lastActiveAt, now) })),
    passkeys: passkeys.map(({ createdAt, ...passkey }) => ({ ...passkey, added: timeAgo(createdAt ?? now, now) })),
    hasPassword: ways.hasPassword,
    // One that was switched off since stays visible to whom it belongs.
    signIns: socialNames
      .map((provider) => ({ provider, linked: ways.social.includes(provider) }))
      .filter(({ provider, linked }) => linked || c.var.deps.social[provider])
      .map((entry) => ({ ...entry, removable: opensWithout(ways, entry.provider) })),
    twoFactor: await twoFactorProps(c),
  }
}

/** The profile again, with status 429 and the time to wait under a field. */
export async function refuseProfile(
  c: Context<AppEnv>,
  refusal: { seconds: number; field: string; old?: Record<string, string> },
): Promise<Response> {
  return refuseForNow(c, 'user/profile', await profileProps(c), { ...refusal, url: urls.profile() })
}

/** The secret of a second factor that is being set up is for eyes that proved to be its owner's just now. */
async function twoFactorProps(c: Context<AppEnv>): Promise<TwoFactorProps> {
  const { user } = signedIn(c)
  const found = await twoFactorOf(c.var.deps, user.id)
  if (found.state === 'on') {
    return { state: 'on', recoveryCodesLeft: found.recoveryCodes, recoveryCodes: c.var.flash.recoveryCodes ?? null }
  }
  if (found.state === 'off' || !isConfirmed(c)) return { state: 'off' }
  const address = totpAddress(found.secret, { issuer: site.name, account: user.email })
  return { state: 'pending', secret: found.secret, qr: qrPath(address) }
}

/** A QR code as the outline of its dark squares, so that a page draws it without a script or a picture. */
function qrPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
  return { size, path: squares.join('') }
}
