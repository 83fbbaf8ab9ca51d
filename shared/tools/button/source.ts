/** What a button is built of: its structure, which the build compiles, and the words and icons that are filled in. */
import { escapeHtml } from '../../escape-html.ts'
import { chevronBeside, type SolidPath } from './icon.ts'
import { type ButtonDesign, settled } from './options.ts'

/** What decides how the markup is built, and nothing that only decides how it looks. */
export type Structure = Pick<ButtonDesign, 'group' | 'state' | 'tag' | 'iconOnly'> & { start: boolean; end: boolean }

/** The structure a design needs, once choices that mean nothing beside others are put back. */
export function structureOf(design: ButtonDesign): Structure {
  const { group, state, tag, iconOnly, start, end } = settled(design)
  return { group, state, tag, iconOnly, start: start !== '', end: end !== '' }
}

/**
 * The key of a structure's template in `Templates`: the same for the same structure, as in "none rest button start-".
 */
export const keyOf = ({ group, state, tag, iconOnly, start, end }: Structure): string =>
  [group, state, tag, iconOnly ? 'only' : `${start ? 'start' : ''}-${end ? 'end' : ''}`].join(' ')

const flags = [false, true]
const contents = [
  { start: true, end: false, iconOnly: true },
  ...flags.flatMap((start) => flags.map((end) => ({ start, end, iconOnly: false }))),
]
const noEnd = contents.filter(({ end }) => !end)

/** Every structure there is. */
export const structures: readonly Structure[] = [
  ...(['rest', 'disabled', 'loading'] as const).flatMap((state) =>
    contents.map((content) => ({ group: 'none' as const, state, tag: 'button' as const, ...content })),
  ),
  ...contents.map((content) => ({ group: 'none' as const, state: 'rest' as const, tag: 'link' as const, ...content })),
  ...noEnd.map((content) => ({
    group: 'segmented' as const,
    state: 'rest' as const,
    tag: 'button' as const,
    ...content,
  })),
  ...noEnd
    .filter(({ iconOnly }) => !iconOnly)
    .map((content) => ({ group: 'split' as const, state: 'rest' as const, tag: 'button' as const, ...content })),
]

/** The words and icons of a file. */
export type Parts = { label: string; start: string; end: string; chevron: string; set: SolidPath }

/**
 * What is filled into a design's template: its words, its icons as `readIconRef` reads them, and the size of
 * Heroicons.
 */
export const partsOf = (design: ButtonDesign): Parts => {
  const { label, start, end, size } = settled(design)
  return {
    label,
    start,
    end,
    chevron: chevronBeside(start),
    set: size === 'xs' || size === 'sm' ? '16/solid' : '20/solid',
  }
}

/** What the templates are compiled with; each word and icon is found again by its name. */
export const templateParts: Parts = {
  label: 'Save changes',
  start: 'Plus',
  end: 'ArrowRight',
  chevron: 'ChevronDown',
  set: '20/solid',
}

/** Text as markup and JSX have it alike; braces too, which are code in three of the four. */
export const escapeText = (text: string) => escapeHtml(text).replaceAll('{', '&#123;').replaceAll('}', '&#125;')

const fileNames: Record<ButtonDesign['group'], string> = {
  none: 'button',
  segmented: 'button-group',
  split: 'split-button',
}
/** What the file of a structure is called, without its ending: "button", "button-link", "split-button". */
export const fileNameOf = ({ group, tag }: Pick<Structure, 'group' | 'tag'>) =>
  tag === 'link' ? 'button-link' : fileNames[group]
