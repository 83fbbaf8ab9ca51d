import type { ComponentMeta } from '#shared/catalog.ts'
import { flavours } from '#shared/catalog.ts'
import type { ComponentParams } from '#shared/component-params.ts'
import type { ComponentNeeds, ComponentPlace, Neighbour, PicturedComponent } from '#shared/page-props.ts'
import type { Catalogue } from './catalogue.ts'
import { compiledOf } from './compiled.ts'

/** As many as stand below a component: two rows of a wide page. */
const mostOthers = 6
/** A kind with fewer leaves a row half empty: what stands near it comes beside them. */
const leastOthers = 3

/**
 * A component with where it stands: the ones before and after it in its package, and others: those of its subcategory,
 * first those that follow, and where they are few the first of the kinds after it. Null where the catalogue holds no such
 * component.
 */
export function componentPlace(
  catalogue: Catalogue,
  { package: pkg, category, subcategory, component: slug }: ComponentParams,
): { meta: ComponentMeta; place: ComponentPlace } | null {
  const found = catalogue.find(pkg, category, subcategory)
  const components = found?.subcategory.components ?? []
  const at = components.findIndex((component) => component.slug === slug)
  const meta = components[at]
  if (!found || !meta) return null
  const same = [...components.slice(at + 1), ...components.slice(0, at)]
  const kinds = catalogue.subcategories(found.package.slug)
  const here = kinds.findIndex(({ path }) => path === found.subcategory.path)
  const near = [...kinds.slice(here + 1), ...kinds.slice(0, here)].flatMap((kind) => kind.components[0] ?? [])
  const inPackage = kinds.flatMap((kind) => kind.components)
  const position = inPackage.findIndex(({ path }) => path === meta.path)
  return {
    meta,
    place: {
      package: { title: found.package.title, slug: found.package.slug },
      category: { title: found.category.title, slug: found.category.slug },
      subcategory: { title: found.subcategory.title, path: found.subcategory.path },
      previous: neighbour(inPackage[position - 1]),
      next: neighbour(inPackage[position + 1]),
      others: [...same.slice(0, mostOthers), ...near.slice(0, Math.max(0, leastOthers - same.length))].map(pictured),
    },
  }
}

/** What of a component a card with its picture shows. */
export const pictured = ({ path, title, part, free, picture }: ComponentMeta): PicturedComponent => ({
  path,
  title,
  part,
  free,
  picture,
})

/** What a project needs for a component, flavour by flavour; nothing of its code is in it. */
export function componentNeeds(catalogue: Catalogue, meta: Pick<ComponentMeta, 'path'>): ComponentNeeds[] {
  const { snippets } = compiledOf(catalogue, meta)
  return flavours.map((flavour) => {
    const { dependencies, setup } = snippets[flavour]
    return { flavour, dependencies, setup }
  })
}

const neighbour = (meta: ComponentMeta | undefined): Neighbour => (meta ? { title: meta.title, path: meta.path } : null)
