import { Hono } from 'hono'
import { z } from 'zod'
import { darkModes } from '#shared/page-props.ts'
import { routes } from '#shared/routes.ts'
import { preferencesFrom } from '#shared/snippet/preferences.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { wantsKeyMail } from '../../domain/account/access-key-use.ts'
import { saveSnippetDefaults } from '../../domain/account/profile.ts'
import { withinLimit } from '../../http/attempts.ts'
import { HttpError } from '../../http/errors.ts'
import { readJson } from '../../http/body.ts'
import { signedIn } from '../../http/signed-in.ts'
import { page } from '../../page/page.ts'
import { newsAccount } from '../operator/news-account.ts'
import { accountProps } from './profile-props.ts'

const darkModeBody = z.object({ appDarkMode: z.enum(darkModes) })
/** More than any preferences need, own colours included. */
const maxPreferences = 4000

/** What a signed-in user sets; the client does not read the answers of PUT. */
export const settingsRoutes = new Hono<AppEnv>()
  .get(routes.settings, async (c) =>
    page(c, 'user/settings', {
      ...accountProps(c),
      news: await newsAccount(c, signedIn(c).user),
      keyMail: await wantsKeyMail(c.var.deps.database, signedIn(c).user.id),
    }),
  )

  .put(routes.settingsDarkMode, async (c) => {
    const user = signedIn(c).user
    await withinLimit(c, 'keep', { subject: user.id })
    const body = darkModeBody.safeParse(await readJson(c))
    if (!body.success) throw new HttpError(422, `appDarkMode must be one of ${darkModes.join(', ')}.`)
    await c.var.deps.database.db
      .updateTable('users')
      .set({ optAppDarkMode: body.data.appDarkMode })
      .where('id', '=', user.id)
      .execute()
    return c.body(null, 204)
  })

  .put(routes.settingsSnippets, async (c) => {
    await withinLimit(c, 'keep', { subject: signedIn(c).user.id })
    const body = await readJson(c)
    if (JSON.stringify(body).length > maxPreferences) throw new HttpError(413, 'These are more than preferences.')
    // What is unknown becomes the default, so nothing odd is ever kept.
    await saveSnippetDefaults(c.var.deps.database, signedIn(c).user.id, preferencesFrom(body))
    return c.body(null, 204)
  })
