import { Hono } from 'hono'
import { accessKeyLimits, setUpKeyDays } from '#shared/access-keys.ts'
import { routes } from '#shared/routes.ts'
import { urls } from '#shared/urls.ts'
import { makeAccessKey } from '../../domain/account/access-keys.ts'
import { putSetUpAway } from '../../domain/account/set-up.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { countAttempt, tooManyAttempts } from '../../http/attempts.ts'
import { redirect } from '../../http/flash.ts'
import { confirmedFrom } from '../../http/require-confirmed.ts'
import { signedIn } from '../../http/signed-in.ts'
import { accessKeyNotice } from './access-key-notice.ts'

const dayMs = 24 * 60 * 60 * 1000
/** What the key is called; its owner may make others with names of their own. */
const name = 'First project'

/** The set-up on the dashboard: its key is made there by who proved a short while ago to be there. */
export const setUpRoutes = new Hono<AppEnv>()
  .post(routes.setUpKey, confirmedFrom(urls.app()), async (c) => {
    const { database, clock, postman } = c.var.deps
    const { user } = signedIn(c)
    const refuse = (banner: string) => redirect(c, urls.app(), { flash: { banner, bannerStyle: 'danger' } })
    const attempt = await countAttempt(c, 'access-key', user.id)
    if (!attempt.ok) return refuse(tooManyAttempts(attempt.retryAfterSeconds))
    const expiresAt = new Date(clock().getTime() + setUpKeyDays * dayMs)
    const notice = accessKeyNotice(c, { user, name, isTeam: false, expiresAt })
    const made = await makeAccessKey(database, {
      owner: { userId: user.id },
      name,
      expiresAt,
      madeWith: 'page',
      notice,
    })
    if (!made.ok) return refuse(`There are ${accessKeyLimits.each} keys already. Revoke one first.`)
    postman.soon()
    return redirect(c, urls.app(), { accessKey: { name, key: made.key, isTeam: false } })
  })

  .post(routes.putSetUpAway, async (c) => {
    await putSetUpAway(c.var.deps.database, signedIn(c).user.id)
    return redirect(c, urls.app())
  })
