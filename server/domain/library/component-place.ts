import type { ComponentMeta } from '#shared/catalog.ts'
import { flavours } from '#shared/catalog.ts'
import type { ComponentParams } from '#shared/component-params.ts'
import type { ComponentNeeds, ComponentPlace, Neighbour, PicturedComponent } from '#shared/page-props.ts'
import type { Catalogue } from './catalogue.ts'
import { compiledOf } from './compiled.ts'

/** As many as stand below a component: two rows of a wide page. */
const mostOthers = 6

/**
 * A component with where it stands: the ones before and after it in its subcategory, and others of the same, first those
 * that follow. Null where the catalogue holds no such component.
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
  const around = [...components.slice(at + 1), ...components.slice(0, at)]
  return {
    meta,
    place: {
      package: { title: found.package.title, slug: found.package.slug },
      category: { title: found.category.title, slug: found.category.slug },
      subcategory: { title: found.subcategory.title, path: found.subcategory.path },
      previous: neighbour(components[at - 1]),
      next: neighbour(components[at + 1]),
      others: around.slice(0, mostOthers).map(pictured),
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
