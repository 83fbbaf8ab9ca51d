import { Hono } from 'hono'
import type { ComponentMeta } from '#shared/catalog.ts'
import { cardsAtOnce } from '#shared/cards-at-once.ts'
import { foundPage } from '#shared/library-filters.ts'
import { needed } from '#shared/needed.ts'
import type { ListedPackage, PublicComponent } from '#shared/page-props.ts'
import { routes } from '#shared/routes.ts'
import { standaloneTitle } from '#shared/standalone-title.ts'
import { urls } from '#shared/urls.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { unlessAway } from '../../db/unavailable.ts'
import type { Catalogue } from '../../domain/library/catalogue.ts'
import { componentNeeds, componentPlace } from '../../domain/library/component-place.ts'
import { componentOfTheDay } from '../../domain/library/component-of-the-day.ts'
import { mayReadCode } from '../../domain/library/entitlement.ts'
import { heldPlaces } from '../../domain/library/held-places.ts'
import { knownDifferences, verifiedStates } from '../../domain/library/proof-summary.ts'
import { awaitedCode } from '../../domain/library/component-code.ts'
import { asked } from '../../http/query.ts'
import { notFound } from '../../http/errors.ts'
import { copiesOf } from '../../domain/library/most-copied.ts'
import { libraryCounts, libraryView } from '../../domain/library/library-view.ts'
import { picturedThumbnailOf } from '../../domain/library/thumbnail.ts'
import { viewerOrGuest } from '../../http/viewer.ts'
import { page } from '../../page/page.ts'
import { breadcrumbs, itemList, sourceCode } from '../../page/structured-data.ts'
import { standingAlone } from './components.ts'
import { compiledOf } from '../../domain/library/compiled.ts'

/** The library as visitors see it: everything live, and the code of what is free. */
export const publicComponentRoutes = new Hono<AppEnv>()
  .get(routes.components, async (c) => {
    const { catalogue, database, env } = c.var.deps
    const { page: part, ...filters } = asked(c, 'components')
    const counts = libraryCounts(catalogue, filters)
    if (Object.keys(filters).length > 0) {
      const copies = filters.sort === 'most-copied' ? await unlessAway(copiesOf(database), undefined) : undefined
      return page(c, 'components/filtered', {
        filters,
        counts,
        ...foundPage(libraryView(catalogue, filters, { copies }), part),
      })
    }
    const packages = listed(catalogue)
    // Each kind has an address of its own, which the sitemap lists.
    const all = packages.map(({ slug, title }) => ({ title, href: urls.components(slug) }))
    return page(c, 'components/index', { packages, counts }, { structured: [itemList('Components', all, env.siteUrl)] })
  })
  .get(routes.subcategory, async (c) => {
    const { catalogue, env } = c.var.deps
    const { package: pkg, category, subcategory } = c.req.param()
    const found = catalogue.find(pkg, category, subcategory)
    if (!found) return notFound(c)
    const { title, path, components } = found.subcategory
    const siblings = catalogue.subcategories(found.package.slug)
    const position = siblings.findIndex((sibling) => sibling.path === path)
    const today = await unlessAway(componentOfTheDay(c.var.deps), null)
    const trail = [
      { title: 'Components', href: urls.components() },
      { title: found.package.title, href: urls.components(found.package.slug) },
      { title: standaloneTitle(title, found.category.title), href: urls.subcategory(path) },
    ]
    return page(
      c,
      'components/show',
      {
        package: { title: found.package.title, slug: found.package.slug },
        category: { title: found.category.title, slug: found.category.slug },
        subcategory: {
          title,
          path,
          components: components.map((meta, index) =>
            publicComponent(catalogue, meta, { isOfTheDay: meta.path === today, isLate: index >= cardsAtOnce }),
          ),
        },
        previous: standingAlone(siblings[position - 1]),
        next: standingAlone(siblings[position + 1]),
      },
      {
        structured: [breadcrumbs(trail, env.siteUrl)],
        styles: heldPlaces(catalogue, { components: components.slice(0, cardsAtOnce) }, { isLibrary: false }),
      },
    )
  })
  .get(routes.component, async (c) => {
    const { catalogue, env } = c.var.deps
    const found = componentPlace(catalogue, c.req.param())
    if (!found) return notFound(c)
    const { meta, place } = found
    const today = await unlessAway(componentOfTheDay(c.var.deps), null)
    const trail = [
      { title: 'Components', href: urls.components() },
      { title: place.package.title, href: urls.components(place.package.slug) },
      {
        title: standaloneTitle(place.subcategory.title, place.category.title),
        href: urls.subcategory(place.subcategory.path),
      },
      { title: meta.title, href: urls.component(meta.path) },
    ]
    return page(
      c,
      'components/component',
      {
        ...place,
        component: publicComponent(catalogue, meta, { isOfTheDay: meta.path === today }),
        known: knownDifferences(catalogue.proof(meta.path)),
        awaitsProof: catalogue.awaitsProof(meta.path),
        engines: catalogue.engines(meta.path),
        needs: componentNeeds(catalogue, meta),
        runs:
          catalogue.runnable(meta.path) !== null &&
          mayReadCode({ user: viewerOrGuest(c), component: meta, isOfTheDay: meta.path === today }),
      },
      {
        structured: [breadcrumbs(trail, env.siteUrl), sourceCode(meta, env.siteUrl, catalogue.traits(meta.path))],
        styles: heldPlaces(catalogue, { components: [meta] }, { isLibrary: false }),
      },
    )
  })

/** What stands for a subcategory is its first component. */
function listed(catalogue: Catalogue): ListedPackage[] {
  return catalogue.index().packages.map(({ slug, title, categories }) => {
    const shown = categories.map((category) => ({
      slug: category.slug,
      title: category.title,
      subcategories: category.subcategories.map(({ title: name, path, components }) => {
        const first = needed(components[0], `The catalogue has nothing at ${path}.`)
        const thumbnail = picturedThumbnailOf(first)
        const free = components.filter((component) => component.free).length
        return { title: name, path, count: components.length, free, thumbnail }
      }),
    }))
    const count = shown.flatMap(({ subcategories }) => subcategories).reduce((sum, entry) => sum + entry.count, 0)
    return { slug, title, count, categories: shown }
  })
}

/** A component with what holds its code's place where everyone may read that; the heights of what is late come with a stylesheet. */
export function publicComponent(
  catalogue: Catalogue,
  meta: ComponentMeta,
  { isOfTheDay = false, isLate = false } = {},
): PublicComponent {
  const open = mayReadCode({ user: null, component: meta, isOfTheDay })
  const proof = catalogue.proof(meta.path)
  const compiled = open ? compiledOf(catalogue, meta) : null
  return {
    ...meta,
    ofTheDay: isOfTheDay,
    heights: isLate ? [] : catalogue.heights(meta.path),
    verified: proof && verifiedStates(proof),
    code: compiled && awaitedCode(compiled),
  }
}
