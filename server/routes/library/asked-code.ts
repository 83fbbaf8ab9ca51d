import type { Context } from 'hono'
import { z } from 'zod'
import type { ComponentMeta, Flavour } from '#shared/catalog.ts'
import { queries } from '#shared/queries.ts'
import type { Palette } from '#shared/recolor.ts'
import type { SnippetStyle } from '#shared/snippet.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { componentOfTheDay } from '../../domain/library/component-of-the-day.ts'
import { mayReadCode } from '../../domain/library/entitlement.ts'
import { withinLimitUnlessAway } from '../../http/attempts.ts'
import { HttpError } from '../../http/errors.ts'
import { paletteQuery } from '../../http/palette.ts'
import { type QueryShape, wished } from '../../http/query.ts'
import { styleQuery } from '../../http/snippet-style.ts'
import { viewerOf } from '../../http/viewer.ts'

const query = z.object({
  flavour: z.enum(queries.code.flavour),
  ...paletteQuery.shape,
  ...styleQuery.shape,
  /** Which file, where a flavour has more than one; only what hands out a single file asks. */
  file: z.enum(queries.stackBlitz.file).optional(),
} satisfies QueryShape<'stackBlitz'>)

const needsLicence = 'You need a licence for the code of this component.'

/** Which code somebody wants, and how. */
export type AskedCode = {
  meta: ComponentMeta
  flavour: Flavour
  palette: Palette
  style: SnippetStyle
  file?: string | undefined
}

/**
 * What a request for code asks, from whoever may read it. Every channel that hands out code asks here, and counts here.
 *
 * @param options `fallback` is the flavour where none is asked for; without it, one must be
 * @returns null where there is no such component
 * @throws HttpError 422 for an unknown wish, 403 for code that this reader's licence does not open, 429 for too much
 */
export async function askedCode(
  c: Context<AppEnv>,
  path: string,
  { fallback }: { fallback?: Flavour } = {},
): Promise<AskedCode | null> {
  const meta = c.var.deps.catalogue.meta(path)
  if (!meta) return null
  const { flavour, primary, secondary, file, ...style } = wished(query, {
    ...(fallback && { flavour: fallback }),
    ...c.req.query(),
  })
  await mustBeOpenTo(c, meta)
  return { meta, flavour, palette: { primary, secondary }, style, file }
}

/**
 * Counts code that is handed out, to whoever may have it.
 *
 * @throws HttpError 403 where this reader's licence does not open it, 429 where they had too much in a short time
 */
export async function mustBeOpenTo(c: Context<AppEnv>, component: ComponentMeta): Promise<void> {
  if (!(await isOpenTo(c, component))) throw new HttpError(403, needsLicence)
  await withinLimitUnlessAway(c, 'component-code', { subject: c.var.session?.user.id })
}

async function isOpenTo(c: Context<AppEnv>, component: ComponentMeta): Promise<boolean> {
  if (component.free) return true
  const isOfTheDay = (await componentOfTheDay(c.var.deps)) === component.path
  return mayReadCode({ user: viewerOf(c), component, isOfTheDay })
}
