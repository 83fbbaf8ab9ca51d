import type { SubcategoryMeta } from '#shared/catalog.ts'
import { heightsCss } from '#shared/preview-heights.ts'
import { beginsWide, wideCss } from '#shared/preview-widths.ts'
import type { Catalogue } from './catalogue.ts'

/**
 * The rules that hold the places of a page's previews until a script knows their heights. Public pages give a component
 * the room for what opens over it only once it is used, or where one press beside it opens it (`data-roomy`); the
 * library does from the start. What begins wide is shown so from the start where it is a card's (`data-wide`).
 */
export function heldPlaces(
  catalogue: Pick<Catalogue, 'heights'>,
  { components }: Pick<SubcategoryMeta, 'components'>,
  { isLibrary }: { isLibrary: boolean },
): string {
  return components
    .flatMap((component) => {
      const { slug, path, minHeight, opens } = component
      const heights = catalogue.heights(path)
      const place = `[data-holds='${slug}']`
      const isRoomy = !isLibrary && opens !== null && minHeight > 0
      return [
        heightsCss(place, heights, isLibrary ? minHeight : 0),
        ...(isRoomy ? [heightsCss(`${place}[data-roomy]`, heights, minHeight)] : []),
        ...(beginsWide(component) ? [wideCss(`${place}[data-wide]`, heights, isLibrary ? minHeight : 0)] : []),
      ]
    })
    .join('\n')
}
