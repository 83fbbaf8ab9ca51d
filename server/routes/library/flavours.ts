import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { flavours, type Flavour } from '#shared/catalog.ts'
import { componentPathOf } from '#shared/component-params.ts'
import { queries } from '#shared/queries.ts'
import { previewCss } from '#shared/recolor.ts'
import { routes } from '#shared/routes.ts'
import { componentPlace } from '../../domain/library/component-place.ts'
import { componentOfTheDay } from '../../domain/library/component-of-the-day.ts'
import { compiledOf, firstFile } from '../../domain/library/compiled.ts'
import { mayReadCode } from '../../domain/library/entitlement.ts'
import { knownByFlavour } from '../../domain/library/proof-summary.ts'
import { unlessAway } from '../../db/unavailable.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { notFound } from '../../http/errors.ts'
import { lenientPaletteQuery } from '../../http/palette.ts'
import type { QueryShape } from '../../http/query.ts'
import { flavourPolicy, formatPolicy } from '../../http/security-headers.ts'
import { viewerOrGuest } from '../../http/viewer.ts'
import { flavourDocument } from '../../page/flavour-document.ts'
import { page } from '../../page/page.ts'
import { isDefaultPalette } from '../../page/document.ts'
import { encodeColors } from '#shared/recolor.ts'
import { mustBeOpenTo } from './asked-code.ts'

const look = z.object({
  theme: z.enum(queries.flavour.theme).catch('light'),
  dir: z.enum(queries.flavour.dir).catch('ltr'),
  ...lenientPaletteQuery.shape,
} satisfies QueryShape<'flavour'>)

/** All flavours of a component at work beside each other, and each by itself for whoever may read its code. */
export const flavourRoutes = new Hono<AppEnv>()
  .get(routes.flavours, async (c) => {
    const { catalogue } = c.var.deps
    const found = componentPlace(catalogue, c.req.param())
    if (!found || !catalogue.runnable(found.meta.path)) return notFound(c)
    const { meta, place } = found
    const today = await unlessAway(componentOfTheDay(c.var.deps), null)
    return page(c, 'components/flavours', {
      package: place.package,
      subcategory: place.subcategory,
      component: meta,
      isOpen: mayReadCode({ user: viewerOrGuest(c), component: meta, isOfTheDay: meta.path === today }),
      known: knownByFlavour(catalogue.proof(meta.path)),
    })
  })
  .get(routes.flavour, (c) => run(c, componentPathOf(c.req.param()), c.req.param('flavour')))

async function run(c: Context<AppEnv>, path: string, asked: string) {
  const { assets, catalogue } = c.var.deps
  const flavour = flavours.find((each): each is Flavour => each === asked)
  const meta = catalogue.meta(path)
  const runnable = catalogue.runnable(path)
  if (!flavour || !meta || !runnable) return notFound(c)
  await mustBeOpenTo(c, meta)

  const { theme, dir, primary, secondary } = look.parse(c.req.query())
  const { title, layout } = meta
  const { code } = firstFile(compiledOf(catalogue, meta).snippets[flavour])
  const colors = { primary: encodeColors(primary), secondary: encodeColors(secondary) }
  // Elements are known by their classes, which are those that customers copy.
  const palette = isDefaultPalette(colors) ? '' : previewCss(code, { primary, secondary })
  const html = flavour === 'html' ? code : ''
  const made = flavourDocument(assets, { title, layout, flavour, html, runnable, palette, theme, dir })
  c.header('Content-Security-Policy', formatPolicy(flavourPolicy(made), assets.devOrigin))
  c.header('X-Frame-Options', 'SAMEORIGIN')
  c.header('Cache-Control', 'private, no-cache')
  return c.html(made.html)
}
