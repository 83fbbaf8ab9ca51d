import { Hono, type Context } from 'hono'
import type { ComponentMeta, SubcategoryMeta } from '#shared/catalog.ts'
import type { ListedComponent, Neighbour } from '#shared/page-props.ts'
import type { SubcategoryParams } from '#shared/component-params.ts'
import { routes } from '#shared/routes.ts'
import { standaloneTitle } from '#shared/standalone-title.ts'
import { splitComponentPath } from '#shared/urls.ts'
import type { AppEnv } from '../../http/app-env.ts'
import type { Catalogue } from '../../domain/library/catalogue.ts'
import { componentNeeds, componentPlace } from '../../domain/library/component-place.ts'
import { componentOfTheDay } from '../../domain/library/component-of-the-day.ts'
import { mayReadCode } from '../../domain/library/entitlement.ts'
import { collectionChoices } from '../../domain/library/collections.ts'
import { favouritePaths } from '../../domain/library/favourites.ts'
import { heldPlaces } from '../../domain/library/held-places.ts'
import { shownProof } from '../../domain/library/shown-proof.ts'
import { notFound } from '../../http/errors.ts'
import { page } from '../../page/page.ts'
import { packagesProp } from '../../page/shared-props.ts'
import { signedIn } from '../../http/signed-in.ts'
import { viewerOf } from '../../http/viewer.ts'
import { teamIn } from './collections.ts'
import { libraryProps } from './library-props.ts'

/** The library as customers browse it: all of it by pictures, a page per subcategory, and one per component. */
export const componentRoutes = new Hono<AppEnv>()

componentRoutes.get(routes.appComponents, async (c) => page(c, 'app/components/index', await libraryProps(c)))

componentRoutes.get(routes.appSubcategory, async (c) => {
  const { catalogue, database } = c.var.deps
  const { package: pkg, category, subcategory } = c.req.param()
  const found = catalogue.find(pkg, category, subcategory)
  if (!found) return notFound(c)

  const siblings = catalogue.subcategories(found.package.slug)
  const position = siblings.findIndex(({ path }) => path === found.subcategory.path)
  const favourites = new Set(await favouritePaths(database, signedIn(c).user.id))
  const today = await componentOfTheDay(c.var.deps)
  return page(c, 'app/components/show', {
    packages: packagesProp(catalogue.index()),
    package: { title: found.package.title, slug: found.package.slug },
    category: { title: found.category.title, slug: found.category.slug },
    subcategory: {
      ...found.subcategory,
      components: found.subcategory.components.map((component) => listedComponent(c, component, { favourites, today })),
    },
    moved: redirectsFrom(catalogue, found.subcategory.path),
    previous: standingAlone(siblings[position - 1]),
    next: standingAlone(siblings[position + 1]),
  })
})

componentRoutes.get(routes.appPreviewHeights, (c) => heights(c, c.req.param(), { isLibrary: true }))
componentRoutes.get(routes.previewHeights, (c) => heights(c, c.req.param(), { isLibrary: false }))

// After the stylesheets, whose addresses look like those of a component.
componentRoutes.get(routes.appComponent, async (c) => {
  const { catalogue, database } = c.var.deps
  const found = componentPlace(catalogue, c.req.param())
  if (!found) return notFound(c)
  const { meta, place } = found
  const favourites = new Set(await favouritePaths(database, signedIn(c).user.id))
  const today = await componentOfTheDay(c.var.deps)
  const component = listedComponent(c, meta, { favourites, today })
  const team = teamIn(c)
  return page(c, 'app/components/component', {
    packages: packagesProp(catalogue.index()),
    ...place,
    component,
    runs: !component.locked && catalogue.runnable(meta.path) !== null,
    needs: componentNeeds(catalogue, meta),
    collections: team === null ? null : await collectionChoices(database, team, meta.path),
  })
})

type Marks = { favourites: ReadonlySet<string>; today: string | null }

/** A component as this visitor has it. */
function listedComponent(c: Context<AppEnv>, component: ComponentMeta, { favourites, today }: Marks): ListedComponent {
  const { catalogue } = c.var.deps
  const { path } = component
  const { keywords: _, ...listed } = component
  const proof = catalogue.proof(path)
  return {
    ...listed,
    proof: proof && shownProof(proof),
    ...(catalogue.awaitsProof(path) && { awaitsProof: true }),
    heights: catalogue.heights(path),
    favourite: favourites.has(path),
    locked: !mayReadCode({ user: viewerOf(c), component, isOfTheDay: path === today }),
  }
}

/** The places of a page's previews before any script has run. */
function heights(c: Context<AppEnv>, place: SubcategoryParams, { isLibrary }: { isLibrary: boolean }) {
  const { catalogue } = c.var.deps
  const found = catalogue.find(place.package, place.category, place.subcategory)
  if (!found) return notFound(c)
  const css = heldPlaces(catalogue, found.subcategory, { isLibrary })
  c.header('Cache-Control', 'private, max-age=300')
  return c.body(css, 200, { 'Content-Type': 'text/css' })
}

/** Anchors never reach the server, so the page has to know which of its own lead elsewhere. */
function redirectsFrom(catalogue: Catalogue, subcategory: string): Record<string, string> {
  const moves = Object.entries(catalogue.moves()).map(([from, to]) => [splitComponentPath(from), to] as const)
  return Object.fromEntries(
    moves.flatMap(([{ subcategoryPath, slug }, to]) => (subcategoryPath === subcategory ? [[slug, to]] : [])),
  )
}

/** A neighbour by its title and the category in its path, which no page has around it there. */
export function standingAlone(subcategory: SubcategoryMeta | undefined): Neighbour {
  if (!subcategory) return null
  const { title, path } = subcategory
  return { title: standaloneTitle(title, path.split('/')[1] ?? ''), path }
}
