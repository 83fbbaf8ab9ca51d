import { Hono, type Context } from 'hono'
import { type ComponentParams, componentPathOf } from '#shared/component-params.ts'
import { routes } from '#shared/routes.ts'
import type { GlyphKey } from '#shared/tools/icons/sets.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { componentOfTheDay } from '../../domain/library/component-of-the-day.ts'
import { mayReadCode } from '../../domain/library/entitlement.ts'
import { rememberCopied } from '../../domain/library/copied-components.ts'
import { addFavourite, favouritesOf, mostFavourites, removeFavourite } from '../../domain/library/favourites.ts'
import { glyphBody } from '../../domain/tools/icons.ts'
import { rememberVisit, visitsOf } from '../../domain/library/library-visits.ts'
import { withinLimit } from '../../http/attempts.ts'
import { HttpError } from '../../http/errors.ts'
import { page } from '../../page/page.ts'
import { signedIn } from '../../http/signed-in.ts'
import { viewerOf } from '../../http/viewer.ts'
import { packagesProp } from '../../page/shared-props.ts'
import { keptIcons } from '../tools/kept-designs.ts'

/** What somebody keeps of the library, what they copied and where they were last; the client reads no answer but the status. */
export const favouriteRoutes = new Hono<AppEnv>()
  .get(routes.favourites, async (c) => {
    const { catalogue, database } = c.var.deps
    const userId = signedIn(c).user.id
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

  .put(routes.favourite, async (c) => {
    const added = await addFavourite(c.var.deps.database, await keeper(c), knownPath(c, c.req.param()))
    if (!added) throw new HttpError(422, `An account keeps at most ${mostFavourites} favourites. Remove some first.`)
    return c.body(null, 204)
  })

  // What has left the catalogue can still be taken off the list.
  .delete(routes.favourite, async (c) => {
    await removeFavourite(c.var.deps.database, await keeper(c), componentPathOf(c.req.param()))
    return c.body(null, 204)
  })

  .put(routes.libraryVisit, async (c) => {
    await rememberVisit(c.var.deps.database, await keeper(c), knownPath(c, c.req.param()))
    return c.body(null, 204)
  })

  .put(routes.copiedComponent, async (c) => {
    await rememberCopied(c.var.deps.database, await keeper(c), knownPath(c, c.req.param()))
    return c.body(null, 204)
  })

/** The account that keeps something, which counts. */
async function keeper(c: Context<AppEnv>): Promise<string> {
  const { id } = signedIn(c).user
  await withinLimit(c, 'keep', { subject: id })
  return id
}

function knownPath(c: Context<AppEnv>, params: ComponentParams): string {
  const path = componentPathOf(params)
  if (!c.var.deps.catalogue.meta(path)) throw new HttpError(404, 'There is no such component.')
  return path
}
