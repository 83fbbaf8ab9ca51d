import type { SubcategoryMeta } from '#shared/catalog.ts'
import { heightsCss } from '#shared/preview-heights.ts'
import type { Catalogue } from './catalogue.ts'

/**
 * The rules that hold the places of a page's previews until a script knows their heights. Public pages give a component
 * the room for what opens over it only once it is used; the library does from the start.
 */
export function heldPlaces(
  catalogue: Pick<Catalogue, 'heights'>,
  { components }: Pick<SubcategoryMeta, 'components'>,
  { isLibrary }: { isLibrary: boolean },
): string {
  return components
    .map(({ slug, path, minHeight }) =>
      heightsCss(`[data-holds='${slug}']`, catalogue.heights(path), isLibrary ? minHeight : 0),
    )
    .join('\n')
}
