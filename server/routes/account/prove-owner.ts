/** Proof, inside a form, that its sender owns the account: their password, or a fresh confirmation where there is none. */
import type { Context } from 'hono'
import { z } from 'zod'
import { urls } from '#shared/urls.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { checkPassword } from '../../domain/account/passwords.ts'
import { waysIn } from '../../domain/account/linked-accounts.ts'
import { passwordField } from '../../http/account-fields.ts'
import { countAttempt, forgetAttempts } from '../../http/attempts.ts'
import { back, redirect } from '../../http/flash.ts'
import { isConfirmed } from '../../http/require-confirmed.ts'
import { signedIn } from '../../http/signed-in.ts'
import { refuseProfile } from './profile-props.ts'

/** Whether the account of this session has a password. */
export async function hasPassword(c: Context<AppEnv>): Promise<boolean> {
  return (await waysIn(c.var.deps.database, signedIn(c).user.id)).hasPassword
}

/** The field of the password somebody has; anything, where they have none. */
export const ownPasswordField = (needed: boolean) =>
  needed
    ? passwordField
    : z
        .unknown()
        .optional()
        .transform(() => '')

type Given = { needed: boolean; field: string; password: string; old?: Record<string, string> }

/** The answer to whoever did not prove to be the owner, or null for the owner; guessing is limited. */
export async function refusalOf(c: Context<AppEnv>, { needed, field, password, old }: Given): Promise<Response | null> {
  if (!needed) return isConfirmed(c) ? null : redirect(c, urls.confirmPassword(urls.profile()))
  const { id } = signedIn(c).user
  const attempt = await countAttempt(c, 'confirm', id)
  if (!attempt.ok) return refuseProfile(c, { seconds: attempt.retryAfterSeconds, field, ...(old && { old }) })
  if (!(await checkPassword(c.var.deps, { userId: id }, password))) {
    return back(c, { to: urls.profile(), errors: { [field]: 'The password is wrong.' }, old })
  }
  await forgetAttempts(c, 'confirm', id)
  return null
}
