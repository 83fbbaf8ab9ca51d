import { Hono, type Context } from 'hono'
import { accessKeyLimits } from '#shared/access-keys.ts'
import type { AccessKeyEntry, Pages } from '#shared/page-props.ts'
import { below, routes } from '#shared/routes.ts'
import { urls } from '#shared/urls.ts'
import {
  type AccessKeyRefusal,
  type KeyOwner,
  listAccessKeys,
  type ListedAccessKey,
  makeAccessKey,
  revokeAccessKey,
} from '../../domain/account/access-keys.ts'
import { connectedAssistants } from '../../domain/account/assistants.ts'
import { setKeyMail } from '../../domain/account/access-key-use.ts'
import { describeDay, timeAgo } from '../../domain/account/device.ts'
import { accessKeyFields } from '../../http/access-key-fields.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { countAttempt, tooManyAttempts } from '../../http/attempts.ts'
import { readForm } from '../../http/body.ts'
import { notFound } from '../../http/errors.ts'
import { fieldErrors, typed } from '../../http/field-errors.ts'
import { back, redirect } from '../../http/flash.ts'
import { confirmedFrom } from '../../http/require-confirmed.ts'
import { signedIn } from '../../http/signed-in.ts'
import { page } from '../../page/page.ts'
import { accessKeyNotice } from './access-key-notice.ts'
import { accountProps } from './profile-props.ts'

const dayMs = 24 * 60 * 60 * 1000
const refusals: Record<AccessKeyRefusal, string> = {
  full: `There are ${accessKeyLimits.each} keys already. Revoke one first.`,
  'no-owner': 'Only the owner of a team licence makes keys for the team.',
}

/** Access keys of a person, and of the team they own: seen and changed by who proved a short while ago to be there. */
export const accessKeyRoutes = new Hono<AppEnv>()
  .use(routes.accessKeys, confirmedFrom(urls.accessKeys()))
  .use(below(routes.accessKeys), confirmedFrom(urls.accessKeys()))

  .get(routes.accessKeys, async (c) => page(c, 'user/access-keys', await keyProps(c)))

  .post(routes.accessKeys, async (c) => {
    const form = await readForm(c)
    const given = accessKeyFields.safeParse(form)
    const ofTeam = given.success ? given.data.team : form.team === 'on'
    const again = (errors: Record<string, string>) =>
      back(c, {
        to: urls.accessKeys(),
        errors: underTheirForm(errors, ofTeam),
        old: underTheirForm(typed(form, ['name', 'days']), ofTeam),
      })
    if (!given.success) return again(fieldErrors(given.error))
    const { user } = signedIn(c)
    const owner = ofTeam ? ownTeam(c) : { userId: user.id }
    if (!owner) return again({ name: refusals['no-owner'] })
    const attempt = await countAttempt(c, 'access-key', user.id)
    if (!attempt.ok) return again({ name: tooManyAttempts(attempt.retryAfterSeconds) })
    const { database, clock, postman } = c.var.deps
    const { name, days } = given.data
    const expiresAt = days === null ? null : new Date(clock().getTime() + days * dayMs)
    const notice = accessKeyNotice(c, { user, name, isTeam: ofTeam, expiresAt })
    const made = await makeAccessKey(database, { owner, name, expiresAt, madeWith: 'page', notice })
    if (!made.ok) return again({ name: refusals[made.reason] })
    postman.soon()
    return redirect(c, urls.accessKeys(), { accessKey: { name, key: made.key, isTeam: ofTeam } })
  })

  .post(routes.revokeAccessKey, async (c) => {
    const { database } = c.var.deps
    const id = c.req.param('key')
    const team = ownTeam(c)
    const name =
      (await revokeAccessKey(database, { id, owner: { userId: signedIn(c).user.id } })) ??
      (team && (await revokeAccessKey(database, { id, owner: team })))
    if (name === null) return notFound(c)
    const banner = `“${name}” has been revoked and opens nothing any more.`
    return redirect(c, urls.accessKeys(), { flash: { banner, bannerStyle: 'success' } })
  })

  .post(routes.settingsKeyMail, confirmedFrom(urls.settings()), async (c) => {
    const isOn = (await readForm(c)).mail === 'on'
    await setKeyMail(c.var.deps.database, signedIn(c).user.id, isOn)
    const banner = isOn ? 'Mails will tell you of new networks.' : 'No mail will tell you of new networks.'
    return redirect(c, urls.settings(), { flash: { banner, bannerStyle: 'success' } })
  })

async function keyProps(c: Context<AppEnv>): Promise<Pages['user/access-keys']> {
  const { database, clock } = c.var.deps
  const now = clock()
  const team = ownTeam(c)
  const entries = async (owner: KeyOwner) =>
    (await listAccessKeys(database, owner)).map((listed) => entryOf(listed, now))
  return {
    ...accountProps(c),
    made: c.var.flash.accessKey ?? null,
    keys: await entries({ userId: signedIn(c).user.id }),
    teamKeys: team && (await entries(team)),
    assistants: (await connectedAssistants(database, signedIn(c).user.id)).map(
      ({ connectedAt, lastUsedAt, ...told }) => ({
        ...told,
        connected: timeAgo(connectedAt, now),
        used: lastUsedAt && timeAgo(lastUsedAt, now),
      }),
    ),
  }
}

function entryOf({ id, name, prefix, ...listed }: ListedAccessKey, now: Date): AccessKeyEntry {
  const { createdAt, expiresAt, lastUsedAt, lastUsedFrom, madeWith } = listed
  return {
    id,
    name,
    prefix,
    made: timeAgo(createdAt, now),
    isFromDevice: madeWith === 'device',
    ends: expiresAt && describeDay(expiresAt),
    isExpired: expiresAt !== null && expiresAt <= now,
    used: lastUsedAt && { when: timeAgo(lastUsedAt, now), from: lastUsedFrom ?? 'unknown' },
  }
}

/** The team somebody owns; null for its members. */
function ownTeam(c: Context<AppEnv>): { teamId: string; ownerId: string } | null {
  const { license, user } = signedIn(c)
  return license?.tier === 'team' && license.key !== null ? { teamId: license.id, ownerId: user.id } : null
}

/** The two forms of the page have fields of the same kind: what one came back with is not for the other. */
const underTheirForm = (fields: Record<string, string>, ofTeam: boolean) =>
  ofTeam ? Object.fromEntries(Object.entries(fields).map(([name, value]) => [`team_${name}`, value])) : fields
