import { Hono } from 'hono'
import { z } from 'zod'
import { flavours } from '#shared/catalog.ts'
import { copyChannels } from '#shared/copies.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { isWithinLimit } from '../../http/attempts.ts'
import { readJson } from '../../http/body.ts'
import { HttpError } from '../../http/errors.ts'
import { isRobot } from '../../http/visits.ts'

const schema = z.object({ component: z.string().max(200), flavour: z.enum(flavours), channel: z.enum(copyChannels) })

/**
 * POST /copies: our pages tell that code was taken. It stands before session and form token, since it changes nothing
 * of anybody's and is to know nobody; pages of others are refused, and an office may tell three hundred in an hour.
 */
export const copyRoutes = new Hono<AppEnv>().post(routes.copies, async (c) => {
  const { catalogue, figures } = c.var.deps
  const from = c.req.header('sec-fetch-site')
  if (from !== undefined && from !== 'same-origin') throw new HttpError(403, 'This is for our own pages.')
  const told = schema.safeParse(await readJson(c))
  const isKnown = told.success && catalogue.meta(told.data.component) !== null
  if (!isKnown) throw new HttpError(422, 'component, flavour and channel must be ones there are.')
  if ((await isWithinLimit(c, 'copy')) && !isRobot(c.req.header('user-agent'))) {
    const { component, flavour, channel } = told.data
    figures.count('copy', `${component} ${flavour} ${channel}`)
  }
  return c.body(null, 204)
})
