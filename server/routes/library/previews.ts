import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { componentPathOf } from '#shared/component-params.ts'
import { queries } from '#shared/queries.ts'
import { encodeColors } from '#shared/recolor.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv, Deps } from '../../http/app-env.ts'
import { isDefaultPalette, previewDocument } from '../../page/document.ts'
import type { Catalogue } from '../../domain/library/catalogue.ts'
import { createPalettes } from '../../domain/library/palettes.ts'
import { acceptedEncoding, compressed, isNotModified, keepCompressed } from '../../http/compress.ts'
import { withinLimitUnlessAway } from '../../http/attempts.ts'
import { formatPolicy, previewPolicy } from '../../http/security-headers.ts'
import { HttpError, notFound } from '../../http/errors.ts'
import { asked, type QueryShape } from '../../http/query.ts'
import { lenientPaletteQuery, paletteQuery } from '../../http/palette.ts'
import { previewOf } from '../../domain/library/compiled.ts'

const look = z.object({
  theme: z.enum(queries.preview.theme).catch('light'),
  start: z.enum(queries.preview.start).catch('once'),
  dir: z.enum(queries.preview.dir).catch('ltr'),
  ...lenientPaletteQuery.shape,
} satisfies QueryShape<'preview'>)

/** The bare preview page: public under /components, and under /app for those who are signed in. */
export const previewRoutes = new Hono<AppEnv>()
  .get(routes.preview, (c) => show(c, componentPathOf(c.req.param())))
  .get(routes.appPreview, (c) => show(c, componentPathOf(c.req.param())))
  .get(routes.previewPalette, async (c) => {
    const palette = paletteQuery.safeParse(c.req.query())
    await withinLimitUnlessAway(c, 'palette')
    const css = palette.success && palettesOf(c.var.deps)(componentPathOf(c.req.param()), palette.data)
    if (!css) return notFound(c)
    c.header('Cache-Control', 'private, max-age=3600')
    return c.body(css, 200, { 'Content-Type': 'text/css' })
  })
  .get(routes.previewPalettes, async (c) => {
    const palette = paletteQuery.safeParse(c.req.query())
    const paths = asked(c, 'previewPalettes').of ?? []
    if (!palette.success) throw new HttpError(422, 'These colours are not valid.')
    if (paths.length > mostPalettes) throw new HttpError(422, `Ask for at most ${mostPalettes} previews at once.`)
    await withinLimitUnlessAway(c, 'palette', { weight: paths.length })
    const read = palettesOf(c.var.deps)
    const answers = paths.flatMap((path) => {
      const css = read(path, palette.data)
      return css === null ? [] : [[path, css] as const]
    })
    c.header('Cache-Control', 'private, max-age=3600')
    return c.json(Object.fromEntries(answers))
  })

const mostPalettes = 60
/** What pages show first, in a few themes each; the other looks are too many to keep. */
const keptPreviews = keepCompressed(600)
const readers = new WeakMap<Catalogue, ReturnType<typeof createPalettes>>()

/** One memory for all requests to a catalogue. Vite serves previews with their classes. */
function palettesOf({ assets, catalogue }: Deps) {
  const reader = readers.get(catalogue) ?? createPalettes(catalogue, { byName: assets.devOrigin === undefined })
  readers.set(catalogue, reader)
  return reader
}

async function show(c: Context<AppEnv>, path: string) {
  const { assets, catalogue } = c.var.deps
  const meta = catalogue.meta(path)
  if (!meta) return notFound(c)

  const { theme, dir, start, primary, secondary } = look.parse(c.req.query())
  const palette = { primary: encodeColors(primary), secondary: encodeColors(secondary) }
  // The development server renders the source as it is now; the built HTML may be older.
  const built = assets.devOrigin ? { html: '', css: '', styleAttributes: [], names: {} } : previewOf(catalogue, meta)
  const deferred = start === 'wanted'
  const { layout, title } = meta
  const { html, css } = built
  const document = previewDocument(assets, { path, layout, html, css, title, theme, dir, palette, deferred })
  const isFirstView = deferred && dir === 'ltr' && isDefaultPalette(palette)
  const body = await (isFirstView ? keptPreviews(document) : compressed(document))

  c.header('Content-Security-Policy', formatPolicy(previewPolicy(built), assets.devOrigin))
  c.header('X-Frame-Options', 'SAMEORIGIN')
  c.header('Cache-Control', 'no-cache')
  c.header('ETag', body.etag)
  c.header('Vary', 'Accept-Encoding')
  if (isNotModified(c, body.etag)) return c.body(null, 304)
  const encoding = acceptedEncoding(c)
  if (encoding !== 'identity') c.header('Content-Encoding', encoding)
  c.header('Content-Type', 'text/html; charset=UTF-8')
  return c.body(body[encoding] as Uint8Array<ArrayBuffer>)
}
