import { type ChosenWidth, readChosenWidth } from './preview-widths.ts'
import type { Query } from './queries.ts'

/** How somebody looks at a component; null and "ltr" where nothing was chosen. */
export type ChosenLook = { theme: 'light' | 'dark' | null; dir: 'ltr' | 'rtl'; width: ChosenWidth }

/** Nothing was chosen. */
export const noLook: ChosenLook = { theme: null, dir: 'ltr', width: null }

/** The look that an address carries, of a page or with its origin; what it says that is unknown counts as nothing. */
export function readLook(address: string): ChosenLook {
  const given = new URLSearchParams(/\?([^#]*)/.exec(address)?.[1] ?? '')
  const theme = given.get('theme')
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : null,
    dir: given.get('dir') === 'rtl' ? 'rtl' : 'ltr',
    width: readChosenWidth(given.get('width')),
  }
}

/** The look as the query of a page that keeps one; what is not chosen is left out. */
export const lookQuery = (look: ChosenLook): Query<'flavours'> => ({
  ...lookWithoutWidth(look),
  ...(look.width !== null && { width: String(look.width) }),
})

/** The same for a page whose width is that of all previews in this browser. */
export const lookWithoutWidth = ({ theme, dir }: ChosenLook): Query<'component'> => ({
  ...(theme && { theme }),
  ...(dir === 'rtl' && { dir }),
})
