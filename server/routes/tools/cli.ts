import { Hono, type Context } from 'hono'
import { cliFile } from '#shared/cli.ts'
import { projectKinds } from '#shared/goods.ts'
import { licenseTitles } from '#shared/license-tiers.ts'
import { routes } from '#shared/routes.ts'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'
import { mayDownload } from '../../domain/library/entitlement.ts'
import { type CliPackage, isBefore, packCli } from '../../domain/tools/cli-package.ts'
import { accessKeys } from '../../http/access-key.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { isNotModified } from '../../http/compress.ts'
import { HttpError } from '../../http/errors.ts'
import { forGood, sendText } from '../../http/send-text.ts'
import { sendGood } from '../library/send-good.ts'

/**
 * The command line package, and what it asks that no other client does. Who asks is known by an access key alone; who
 * fetches the package needs none.
 */
export function cliRoutes() {
  const packed = new WeakMap<object, CliPackage>()
  /** Packed when it is first asked for. */
  function packageOf(c: Context<AppEnv>): CliPackage {
    const { deps } = c.var
    const known = packed.get(deps)
    if (known) return known
    const made = packCli(deps.buildDir, deps.env.siteUrl)
    packed.set(deps, made)
    return made
  }

  return new Hono<AppEnv>()
    .get(routes.cliLatest, (c) => {
      const { version, integrity, bytes } = packageOf(c)
      const url = c.var.deps.env.siteUrl + urls.cliTarball(cliFile(version))
      return sendText(c, 'application/json', JSON.stringify({ version, url, integrity, size: bytes.length }))
    })
    .get(routes.cliTarball, (c) => tarball(c, packageOf(c)))
    .get(routes.cliSelf, accessKeys, (c) => {
      const { viewer, key } = c.var.channelReader
      if (!key) throw needsKey(c)
      c.header('Cache-Control', 'private, no-store')
      return c.json({
        key: { name: key.name, isTeam: key.teamId !== null },
        licence: viewer?.licenseName ? licenseTitles[viewer.licenseName] : null,
      })
    })
    .get(routes.cliProjects, accessKeys, (c) => {
      const { goods } = c.var.deps
      const { viewer: user } = c.var.channelReader
      c.header('Cache-Control', 'private, no-store')
      return c.json({
        projects: projectKinds.flatMap((kind) =>
          goods[kind].map((good) => ({
            kind,
            slug: good.slug,
            title: good.title,
            description: good.description,
            isOpen: mayDownload({ user, kind, good }),
            editions: good.editions.map(({ slug, title, files }) => ({ slug, title, files })),
          })),
        ),
      })
    })
    .get(routes.cliProject, accessKeys, (c) => {
      const { kind, slug, zip } = c.req.param()
      const { viewer, key } = c.var.channelReader
      if (!key) throw needsKey(c)
      return sendGood(c, { kind, slug, edition: zip.replace(/\.zip$/, '') }, viewer)
    })
}

const needsKey = (c: Context<AppEnv>) =>
  new HttpError(401, `This needs an access key. Your keys: ${c.var.deps.env.siteUrl}${urls.accessKeys()}`)

/** An older version leads to the newest, so that commands that were written down go on; what is locked by its hash is refused by npm. */
function tarball(c: Context<AppEnv>, { version, bytes, integrity }: CliPackage): Response {
  const asked = /^[^-]+-(.+)\.tgz$/.exec(c.req.param('tarball') ?? '')?.[1] ?? ''
  if (asked !== version) {
    if (!isBefore(asked, version)) throw new HttpError(404, `${site.name} has no version ${asked} of its program.`)
    c.header('Cache-Control', 'no-store')
    return c.redirect(urls.cliTarball(cliFile(version)), 302)
  }
  const etag = `"${integrity.slice(7, 34)}"`
  c.header('Cache-Control', forGood)
  c.header('ETag', etag)
  if (isNotModified(c, etag)) return c.body(null, 304)
  c.header('Content-Type', 'application/gzip')
  c.header('Content-Length', String(bytes.length))
  return c.body(new Uint8Array(bytes))
}
