import { Hono } from 'hono'
import { palettePreviews } from '#content/samples/palette-previews.ts'
import { routes } from '#shared/routes.ts'
import { paletteData } from '#shared/tools/palette/data.ts'
import { decodeState } from '#shared/tools/palette/state.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { notFound } from '../../http/errors.ts'
import { page } from '../../page/page.ts'
import { keptFor } from './kept-designs.ts'

/** What the tools answer to scripts: public, the same for everyone, and before any session. */
export const toolDataRoutes = new Hono<AppEnv>().get(routes.paletteToolData, (c) => {
  c.header('Access-Control-Allow-Origin', '*')
  c.header('Cross-Origin-Resource-Policy', 'cross-origin')
  const { brands, problems } = decodeState(new URL(c.req.url).search)
  const message = problems[0] ?? (brands.length === 0 ? 'Give at least one colour: ?color=brand:2563eb' : null)
  if (message) return c.json({ error: { status: 422, message } }, 422)
  c.header('Cache-Control', 'public, max-age=86400')
  return c.json(paletteData(brands))
})

/** The free tools, for everyone: each is a page of its own that works in the browser. */
export const toolRoutes = new Hono<AppEnv>().get(routes.paletteTool, async (c) => {
  const { catalogue, goods } = c.var.deps
  const about = goods.tools.find(({ slug }) => slug === 'tailwind-color-palette')
  if (!about) return notFound(c)
  const previews = palettePreviews.flatMap((path) => catalogue.meta(path) ?? [])
  return page(c, 'tools/tailwind-color-palette', { about, previews, kept: await keptFor(c, 'tailwind-color-palette') })
})
