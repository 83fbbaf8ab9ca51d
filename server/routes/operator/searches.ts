import { Hono } from 'hono'
import { z } from 'zod'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { isWithinLimit } from '../../http/attempts.ts'
import { readJson } from '../../http/body.ts'
import { countVainSearch } from '../../http/count-search.ts'
import { HttpError } from '../../http/errors.ts'

const schema = z.object({ words: z.string().max(200) })

/**
 * POST /searches: the search of the app, which looks for itself, tells what it found nothing for. As with copies it
 * stands before session and form token, so that it knows nobody; pages of others are refused.
 */
export const vainSearchRoutes = new Hono<AppEnv>().post(routes.searches, async (c) => {
  const from = c.req.header('sec-fetch-site')
  if (from !== undefined && from !== 'same-origin') throw new HttpError(403, 'This is for our own pages.')
  const told = schema.safeParse(await readJson(c))
  if (!told.success) throw new HttpError(422, 'words must be a text of at most 200 characters.')
  if (await isWithinLimit(c, 'search')) countVainSearch(c, told.data.words)
  return c.body(null, 204)
})
