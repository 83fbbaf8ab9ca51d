import type { Context } from 'hono'
import { z } from 'zod'
import type { ComponentMeta } from '#shared/catalog.ts'
import { queries } from '#shared/queries.ts'
import { site } from '#shared/site.ts'
import { archiveFiles, type Chosen } from '../../domain/library/code-archive.ts'
import { componentOfTheDay } from '../../domain/library/component-of-the-day.ts'
import { mayReadCode } from '../../domain/library/entitlement.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { withinLimit } from '../../http/attempts.ts'
import { HttpError } from '../../http/errors.ts'
import { paletteQuery } from '../../http/palette.ts'
import { signedIn } from '../../http/signed-in.ts'
import { styleQuery } from '../../http/snippet-style.ts'
import { streamZip } from '../../http/stream-zip.ts'
import { laterTurns } from '../../http/turns.ts'
import { viewerOf } from '../../http/viewer.ts'

/** How a zip of code is wished for, whatever is in it. */
export const zipWishes = {
  file: z.enum(queries.codeZip.file).optional(),
  flavour: z.enum(queries.codeZip.flavour),
  ...paletteQuery.shape,
  ...styleQuery.shape,
}
type ZipWishes = z.output<z.ZodObject<typeof zipWishes>>

/** What a zip is to hold: components, and part numbers that the library does not know. */
export type Wanted = { found: readonly ComponentMeta[]; unknown: readonly string[] }

/**
 * Answers with the code of components as a zip, written as its reader likes it. What they may not read is left out and
 * listed: entitlement is asked for every component.
 *
 * @param name what the zip is called, between the name of the site and its flavour
 * @throws HttpError 404 where there is nothing to put into it, 429 where somebody asks for too many
 */
export async function sendCodeZip(
  c: Context<AppEnv>,
  wanted: Wanted,
  { flavour, file, primary, secondary, ...style }: ZipWishes,
  name: string,
): Promise<Response> {
  if (wanted.found.length === 0) throw new HttpError(404, 'There are no such components.')
  const { catalogue, clock, env, logger } = c.var.deps
  await withinLimit(c, 'code-zip', { subject: signedIn(c).user.id })
  const files = archiveFiles(catalogue, await sorted(c, wanted), {
    flavour,
    label: file,
    options: { siteUrl: env.siteUrl, palette: { primary, secondary }, style },
  })
  c.header('Content-Type', 'application/zip')
  // "millwork-alerts-react.zip"
  c.header('Content-Disposition', `attachment; filename="${[site.slug, name, flavour].join('-')}.zip"`)
  c.header('Cache-Control', 'private, no-store')
  const onError = (err: unknown) => logger.error({ requestId: c.var.requestId, err }, 'a zip broke off')
  return c.body(streamZip(files, clock(), { onError, inTurn: laterTurns(c) }))
}

async function sorted(c: Context<AppEnv>, { found, unknown }: Wanted): Promise<Chosen> {
  const today = await componentOfTheDay(c.var.deps)
  const user = viewerOf(c)
  const { open = [], locked = [] } = Object.groupBy(found, (component) =>
    mayReadCode({ user, component, isOfTheDay: component.path === today }) ? 'open' : 'locked',
  )
  return { open, locked, unknown }
}
