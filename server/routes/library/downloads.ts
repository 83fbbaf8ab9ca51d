import { join } from 'node:path'
import { Hono, type Context } from 'hono'
import { projectKinds, zipFile, type ProjectKind } from '#shared/goods.ts'
import { routes } from '#shared/routes.ts'
import { site } from '#shared/site.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { mayDownload } from '../../domain/library/entitlement.ts'
import { findEdition } from '../../domain/library/goods.ts'
import { HttpError, notFound } from '../../http/errors.ts'
import { sendFile } from '../../http/send-file.ts'
import { viewerOf } from '../../http/viewer.ts'

/** The zips of templates and starter kits, for whoever may have them. */
export const downloadRoutes = new Hono<AppEnv>().get(routes.goodDownload, (c) => {
  const { kind, slug, zip } = c.req.param()
  const known = projectKinds.find((each) => each === kind)
  return known ? download(c, { kind: known, slug, edition: zip.replace(/\.zip$/, '') }) : notFound(c)
})

const refusals: Record<ProjectKind, string> = {
  'starter-kits': 'You need a licence for this starter kit. Every licence includes it.',
  templates: 'You need an Unlimited or a Team licence for templates.',
}

type Wanted = { kind: ProjectKind; slug: string; edition: string }

async function download(c: Context<AppEnv>, { kind, slug, edition: wanted }: Wanted) {
  const { goods, buildDir } = c.var.deps
  const found = findEdition(goods, kind, slug, wanted)
  if (!found) return notFound(c)
  const { good, edition } = found
  if (!mayDownload({ user: viewerOf(c), kind, good })) throw new HttpError(403, refusals[kind])
  const name = [site.name.toLowerCase(), slug, ...(good.editions.length > 1 ? [edition.slug] : [])].join('-')
  return sendFile(c, join(buildDir, zipFile(kind, slug, edition.slug)), {
    type: 'application/zip',
    etag: `"${edition.zip.hash}"`,
    cache: 'private, no-cache',
    headers: { 'Content-Disposition': `attachment; filename="${name}.zip"` },
  })
}
