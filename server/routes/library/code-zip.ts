import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { type ComponentMeta, packageSlugs } from '#shared/catalog.ts'
import { queries } from '#shared/queries.ts'
import { routes } from '#shared/routes.ts'
import { site } from '#shared/site.ts'
import { archiveFiles, type Chosen } from '../../domain/library/code-archive.ts'
import { componentOfTheDay } from '../../domain/library/component-of-the-day.ts'
import { mayReadCode } from '../../domain/library/entitlement.ts'
import type { Catalogue } from '../../domain/library/catalogue.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { withinLimit } from '../../http/attempts.ts'
import { HttpError } from '../../http/errors.ts'
import { paletteQuery } from '../../http/palette.ts'
import { type QueryShape, wished } from '../../http/query.ts'
import { signedIn } from '../../http/signed-in.ts'
import { styleQuery } from '../../http/snippet-style.ts'
import { streamZip } from '../../http/stream-zip.ts'
import { laterTurns } from '../../http/turns.ts'
import { viewerOf } from '../../http/viewer.ts'

/** More than the library has. */
const mostParts = 500

const query = z
  .object({
    parts: z
      .string()
      .regex(
        /^[A-Z]{3}-[A-Z]\d{1,3}-\d{1,3}(,[A-Z]{3}-[A-Z]\d{1,3}-\d{1,3})*$/,
        'parts must be part numbers with commas between them.',
      )
      .transform((text) => [...new Set(text.split(','))])
      .refine((parts) => parts.length <= mostParts, `At most ${mostParts} parts fit into one zip.`)
      .optional(),
    of: z.string().optional(),
    file: z.enum(queries.codeZip.file).optional(),
    flavour: z.enum(queries.codeZip.flavour),
    ...paletteQuery.shape,
    ...styleQuery.shape,
  } satisfies QueryShape<'codeZip'>)
  .refine(({ parts, of }) => (parts === undefined) !== (of === undefined), 'Either parts or of must be named.')

/**
 * The code of a selection, a subcategory or a package as a zip, written as its reader likes it. What they may not read
 * is left out and listed: entitlement is asked for every component.
 */
export const codeZipRoutes = new Hono<AppEnv>().get(routes.codeZip, async (c) => {
  const { catalogue, clock, env, logger } = c.var.deps
  const { flavour, file, parts, of, primary, secondary, ...style } = wished(query, c.req.query())
  const wanted = parts ? byPart(catalogue, parts) : { found: below(catalogue, of ?? ''), unknown: [] }
  if (wanted.found.length === 0) throw new HttpError(404, 'There are no such components.')

  await withinLimit(c, 'code-zip', { subject: signedIn(c).user.id })
  const files = archiveFiles(catalogue, await sorted(c, wanted), {
    flavour,
    label: file,
    options: { siteUrl: env.siteUrl, palette: { primary, secondary }, style },
  })
  c.header('Content-Type', 'application/zip')
  c.header('Content-Disposition', `attachment; filename="${zipName(flavour, of)}"`)
  c.header('Cache-Control', 'private, no-store')
  const onError = (err: unknown) => logger.error({ requestId: c.var.requestId, err }, 'a zip broke off')
  return c.body(streamZip(files, clock(), { onError, inTurn: laterTurns(c) }))
})

type Wanted = { found: readonly ComponentMeta[]; unknown: readonly string[] }

function byPart(catalogue: Catalogue, parts: readonly string[]): Wanted {
  const known = new Map(catalogue.all().map((component) => [component.part, component]))
  return {
    found: parts.flatMap((part) => known.get(part) ?? []),
    unknown: parts.filter((part) => !known.has(part)),
  }
}

/** What lies in a package or a subcategory, and in nothing else that has a path. */
function below(catalogue: Catalogue, of: string): ComponentMeta[] {
  const pack = packageSlugs.find((slug) => slug === of)
  if (pack) return catalogue.subcategories(pack).flatMap(({ components }) => components)
  const [packageSlug = '', category = '', subcategory = '', ...rest] = of.split('/')
  if (rest.length > 0) return []
  return catalogue.find(packageSlug, category, subcategory)?.subcategory.components ?? []
}

async function sorted(c: Context<AppEnv>, { found, unknown }: Wanted): Promise<Chosen> {
  const today = await componentOfTheDay(c.var.deps)
  const user = viewerOf(c)
  const { open = [], locked = [] } = Object.groupBy(found, (component) =>
    mayReadCode({ user, component, isOfTheDay: component.path === today }) ? 'open' : 'locked',
  )
  return { open, locked, unknown }
}

/** "millwork-alerts-react.zip" */
const zipName = (flavour: string, of: string | undefined) =>
  `${[site.slug, of === undefined ? 'tray' : of.slice(of.lastIndexOf('/') + 1), flavour].join('-')}.zip`
