/** The markup of the grid, written as text: it is what takes longest between a key and its results. */
import { iconSets, type SetId } from './sets.ts'
import type { StyledIcon } from './icon-style.ts'

/** As many as the server draws: more than the first screen of most windows. */
export const firstCells = 84

export type CellOptions = {
  /** The set of the page; icons of others are marked with where they are from. */
  page: SetId
  everywhere: boolean
  isMarked: (shown: StyledIcon) => boolean
}

const classes = { line: 'icon-line', solid: 'icon-solid' }

/** One cell; `body` is null until the drawing has come. Names and bodies are the build's, which lets nothing else in. */
export function cellHtml(
  { icon: { set, name }, style }: StyledIcon,
  body: string | null,
  [index, count]: readonly [index: number, count: number],
  marked: boolean,
  { page, everywhere }: Pick<CellOptions, 'page' | 'everywhere'>,
  /** Whether it is a favourite; null where nobody is signed in who could mark it. */
  kept: boolean | null = null,
): string {
  const path = set === page ? `${style.id}/${name}` : `${set}/${style.id}/${name}`
  const side = iconSets[set].oneLook ? 24 : style.grid
  const lines =
    style.stroke === null
      ? 'fill="currentColor"'
      : set === 'lucide-icons'
        ? `fill="none" stroke="currentColor" stroke-width="${style.stroke}" stroke-linecap="round" stroke-linejoin="round"`
        : `fill="none" stroke="currentColor" stroke-width="${style.stroke}"`
  const heart = kept === null ? '' : kept ? '<i data-heart="on"></i>' : '<i data-heart></i>'
  const from = everywhere ? `<small>${iconSets[set].short}</small>` : ''
  return (
    `<a class="icon-cell" role="option" aria-selected="false" id="icon-${index}" aria-setsize="${count}" aria-posinset="${index + 1}"` +
    ` href="?icon=${path}" tabindex="-1" data-key="${set}/${style.id}/${name}"${marked ? ' data-marked' : ''}>` +
    `<svg class="${style.stroke === null ? classes.solid : classes.line}" width="${side}" height="${side}" viewBox="0 0 ${style.grid} ${style.grid}" ${lines} aria-hidden="true">${body ?? ''}</svg>` +
    `<span>${name}</span>${from}${heart}</a>`
  )
}
