import type { Pages } from '#shared/page-props.ts'
import { cellHtml } from '#shared/tools/icons/cells.ts'
import { parseGlyphKey } from '#shared/tools/icons/sets.ts'

/** The first screen as the server sends it. */
export const serverCells = ({
  set,
  first,
  everywhere,
}: Pick<Pages['tools/icons'], 'set' | 'first'> & { everywhere: boolean }) =>
  first.cells
    .map(([key, body], index) => {
      const { set: of, style, name } = parseGlyphKey(key)
      const icon = { id: index, set: of.id, name, categories: [], aliases: [], styles: 1, tags: [] }
      return cellHtml({ icon, style }, body, [index, first.count], false, { page: set, everywhere })
    })
    .join('')
