import { join } from 'node:path'
import type { Context } from 'hono'
import { overlayKind, projectKinds, zipFile, type ProjectKind } from '#shared/goods.ts'
import { site } from '#shared/site.ts'
import { mayDownload, mayTakeOverlays, type Viewer } from '../../domain/library/entitlement.ts'
import { findEdition, findOverlay } from '../../domain/library/goods.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { HttpError, notFound } from '../../http/errors.ts'
import { sendFile } from '../../http/send-file.ts'

const refusals: Record<ProjectKind, string> = {
  'starter-kits': 'You need a licence for this starter kit. Every licence includes it.',
  templates: 'You need an Unlimited or a Team licence for templates.',
}

/**
 * Sends the zip of a template, starter kit or overlay to whoever may have it.
 *
 * @param wanted as its address names it; what there is not is answered with 404
 * @throws HttpError 403 where this reader's licence does not open it
 */
export async function sendGood(
  c: Context<AppEnv>,
  wanted: { kind: string; slug: string; edition: string },
  user: Viewer,
): Promise<Response> {
  const { goods, overlays, buildDir } = c.var.deps
  const zips = (file: string, name: string, hash: string) =>
    sendFile(c, join(buildDir, file), {
      type: 'application/zip',
      etag: `"${hash}"`,
      cache: 'private, no-cache',
      headers: { 'Content-Disposition': `attachment; filename="${site.name.toLowerCase()}-${name}.zip"` },
    })
  if (wanted.kind === overlayKind) {
    const found = findOverlay(overlays(), wanted.slug, wanted.edition)
    if (!found) return notFound(c)
    if (!mayTakeOverlays(user)) throw new HttpError(403, 'You need an account for this. It costs nothing.')
    const { overlay, part } = found
    return zips(zipFile(overlayKind, overlay.slug, part.slug), `${overlay.slug}-${part.slug}`, part.zip.hash)
  }
  const kind = projectKinds.find((each) => each === wanted.kind)
  const found = kind && findEdition(goods, kind, wanted.slug, wanted.edition)
  if (!found) return notFound(c)
  const { good, edition } = found
  if (!mayDownload({ user, kind, good })) throw new HttpError(403, refusals[kind])
  const name = [good.slug, ...(good.editions.length > 1 ? [edition.slug] : [])].join('-')
  return zips(zipFile(kind, good.slug, edition.slug), name, edition.zip.hash)
}
