import { Hono } from 'hono'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { viewerOf } from '../../http/viewer.ts'
import { sendGood } from './send-good.ts'

/** The zips of templates and starter kits, for whoever may have them. */
export const downloadRoutes = new Hono<AppEnv>().get(routes.goodDownload, (c) => {
  const { kind, slug, zip } = c.req.param()
  return sendGood(c, { kind, slug, edition: zip.replace(/\.zip$/, '') }, viewerOf(c))
})
