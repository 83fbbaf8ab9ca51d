import { join } from 'node:path'
import type { Context } from 'hono'
import { projectKinds, zipFile, type ProjectKind } from '#shared/goods.ts'
import { site } from '#shared/site.ts'
import { mayDownload, type Viewer } from '../../domain/library/entitlement.ts'
import { findEdition } from '../../domain/library/goods.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { HttpError, notFound } from '../../http/errors.ts'
import { sendFile } from '../../http/send-file.ts'

const refusals: Record<ProjectKind, string> = {
  'starter-kits': 'You need a licence for this starter kit. Every licence includes it.',
  templates: 'You need an Unlimited or a Team licence for templates.',
}

/**
 * Sends the zip of a template or starter kit to whoever may have it.
 *
 * @param wanted as its address names it; what there is not is answered with 404
 * @throws HttpError 403 where this reader's licence does not open it
 */
export async function sendGood(
  c: Context<AppEnv>,
  wanted: { kind: string; slug: string; edition: string },
  user: Viewer,
): Promise<Response> {
  const { goods, buildDir } = c.var.deps
  const kind = projectKinds.find((each) => each === wanted.kind)
  const found = kind && findEdition(goods, kind, wanted.slug, wanted.edition)
  if (!found) return notFound(c)
  const { good, edition } = found
  if (!mayDownload({ user, kind, good })) throw new HttpError(403, refusals[kind])
  const name = [site.name.toLowerCase(), good.slug, ...(good.editions.length > 1 ? [edition.slug] : [])].join('-')
  return sendFile(c, join(buildDir, zipFile(kind, good.slug, edition.slug)), {
    type: 'application/zip',
    etag: `"${edition.zip.hash}"`,
    cache: 'private, no-cache',
    headers: { 'Content-Disposition': `attachment; filename="${name}.zip"` },
  })
}
