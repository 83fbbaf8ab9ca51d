import { Hono } from 'hono'
import { z } from 'zod'
import { darkModes } from '#shared/page-props.ts'
import type { AppEnv } from '../app-env.ts'
import { HttpError } from '../http/errors.ts'
import { readJson } from '../http/body.ts'

const darkModeBody = z.object({ appDarkMode: z.enum(darkModes) })

/** What a signed-in user sets; the client does not read the answers. */
export const settingsRoutes = new Hono<AppEnv>().put('/user/settings/app-dark-mode', async (c) => {
  const user = c.var.session!.user
  const body = darkModeBody.safeParse(await readJson(c))
  if (!body.success) throw new HttpError(422, `appDarkMode must be one of ${darkModes.join(', ')}.`)
  await c.var.deps.database.db
    .updateTable('users')
    .set({ optAppDarkMode: body.data.appDarkMode })
    .where('id', '=', user.id)
    .execute()
  return c.body(null, 204)
})
