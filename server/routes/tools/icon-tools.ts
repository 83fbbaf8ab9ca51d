import { Hono, type Context } from 'hono'
import type { Pages } from '#shared/page-props.ts'
import { routes } from '#shared/routes.ts'
import { firstCells } from '#shared/tools/icons/cells.ts'
import { inFavourites } from '#shared/tools/icons/favourites.ts'
import { findIcons } from '#shared/tools/icons/search.ts'
import { type GlyphKey, type SetId, setIds } from '#shared/tools/icons/sets.ts'
import { keyOf, styleOf } from '#shared/tools/icons/icon-style.ts'
import { decodeState } from '#shared/tools/icons/state.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { glyphBody } from '../../domain/tools/icons.ts'
import { notFound } from '../../http/errors.ts'
import { asked } from '../../http/query.ts'
import { page } from '../../page/page.ts'
import { keptIcons } from './kept-designs.ts'

/** As many drawings as one request may name. */
const mostBodies = 40

/** Single drawings for pages that show a few of many sets: public, the same for everyone, and before any session. */
export const iconDataRoutes = new Hono<AppEnv>().get(routes.iconBodies, (c) => {
  const keys = (asked(c, 'iconBodies').of ?? '').split(',').filter(Boolean)
  if (keys.length === 0 || keys.length > mostBodies)
    return c.json(
      { error: { status: 422, message: `Name 1 to ${mostBodies} icons: ?of=lucide-icons/outline/bell` } },
      422,
    )
  const found = keys.flatMap((key) => {
    const body = glyphBody(c.var.deps.icons, key)
    return body === null ? [] : [[key, body] as const]
  })
  c.header('Cache-Control', 'public, max-age=86400')
  return c.json(Object.fromEntries(found))
})

/** The icon browsers: one page for each set, drawn from the query so that it shows what its sender saw. */
export const iconToolRoutes = new Hono<AppEnv>().get(routes.tool, (c) => {
  const set = setIds.find((id) => id === c.req.param('tool'))
  return set ? iconTool(c, set) : notFound(c)
})

async function iconTool(c: Context<AppEnv>, set: SetId) {
  const { goods, icons } = c.var.deps
  const about = goods.tools.find(({ slug }) => slug === set)
  if (!about) return notFound(c)
  const { open, ...state } = decodeState(new URL(c.req.url).search, set)
  const kept = await keptIcons(c)
  const favourites = state.kept ? inFavourites(kept ?? [], state) : null
  const results = findIcons(icons.library(), state.query, (icon) => {
    if (favourites) return favourites(icon)[0] ?? null
    if (!state.everywhere && icon.set !== set) return null
    if (state.category && !icon.categories.includes(state.category)) return null
    const style = styleOf(icon, state.style)
    return style && { icon, style }
  })
  const { corrected } = results
  const found = favourites ? results.found.flatMap(({ icon }) => favourites(icon)) : results.found
  const cells = found
    .slice(0, firstCells)
    .map((shown): [GlyphKey, string] => [keyOf(shown), icons.body(shown.icon, shown.style.id) ?? ''])
  const body = open && glyphBody(icons, open)
  const opened: Pages['tools/icons']['opened'] = open && body !== null ? [open, body] : null
  return page(c, 'tools/icons', {
    about,
    set,
    manifest: icons.manifest(),
    first: { cells, count: found.length, corrected },
    opened,
    kept,
  })
}
