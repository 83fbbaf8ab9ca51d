import { Hono, type Context } from 'hono'
import type { GlyphKey } from '#shared/tools/icons/sets.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { componentOfTheDay } from '../../domain/library/component-of-the-day.ts'
import { mayReadCode } from '../../domain/library/entitlement.ts'
import { addFavourite, favouritesOf, mostFavourites, removeFavourite } from '../../domain/library/favourites.ts'
import { glyphBody } from '../../domain/tools/icons.ts'
import { rememberVisit, visitsOf } from '../../domain/library/library-visits.ts'
import { HttpError } from '../../http/errors.ts'
import { page } from '../../page/page.ts'
import { viewerOf } from '../../http/viewer.ts'
import { packagesProp } from '../../page/shared-props.ts'
import { keptIcons } from '../tools/kept-designs.ts'

const componentAddress = ':package/:category/:subcategory/:component' as const

/** What somebody keeps of the library and where they were last; the client reads no answer but the status. */
export const favouriteRoutes = new Hono<AppEnv>()
  .get('/app/favourites', async (c) => {
    const { catalogue, database } = c.var.deps
    const userId = c.var.session!.user.id
    const favourites = await favouritesOf(database, catalogue, userId)
    const today = await componentOfTheDay(c.var.deps)
    const marked = (await keptIcons(c)) ?? []
    return page(c, 'app/favourites', {
      packages: packagesProp(catalogue.index()),
      favourites: favourites.map((component) => ({
        ...component,
        locked: !mayReadCode({ user: viewerOf(c), component, isOfTheDay: component.path === today }),
      })),
      icons: marked.map((key): [GlyphKey, string] => [key, glyphBody(c.var.deps.icons, key) ?? '']),
      visits: await visitsOf(database, catalogue, userId),
    })
  })

  .put(`/app/favourites/${componentAddress}`, async (c) => {
    const added = await addFavourite(c.var.deps.database, c.var.session!.user.id, knownPath(c))
    if (!added) throw new HttpError(422, `An account keeps at most ${mostFavourites} favourites. Remove some first.`)
    return c.body(null, 204)
  })

  // What has left the catalogue can still be taken off the list.
  .delete(`/app/favourites/${componentAddress}`, async (c) => {
    await removeFavourite(c.var.deps.database, c.var.session!.user.id, pathOf(c))
    return c.body(null, 204)
  })

  .put(`/app/visits/${componentAddress}`, async (c) => {
    await rememberVisit(c.var.deps.database, c.var.session!.user.id, knownPath(c))
    return c.body(null, 204)
  })

function pathOf(c: Context<AppEnv>): string {
  const { package: pkg, category, subcategory, component } = c.req.param() as Record<string, string>
  return `${pkg}/${category}/${subcategory}/${component}`
}

function knownPath(c: Context<AppEnv>): string {
  const path = pathOf(c)
  if (!c.var.deps.catalogue.meta(path)) throw new HttpError(404, 'There is no such component.')
  return path
}
