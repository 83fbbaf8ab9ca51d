/**
 * The names of all icons, as text that compresses well and is read in a few milliseconds: one block of lines for each
 * set, in the order of `setIds`, with an empty line between; a line is "name|categories|other names|styles", of which
 * what is empty at the end is left out.
 */
import { itemAt } from '../../defined.ts'
import { categoryIds, type CategoryId } from './categories.ts'
import { iconSets, lookOf, setIds, type SetId } from './sets.ts'

export type Icon = {
  /** Its place among all icons of all sets. */
  id: number
  set: SetId
  name: string
  categories: CategoryId[]
  /** Names it had, and still is found by. */
  aliases: string[]
  /** A bit for each style of its set that has it, the first style the lowest. */
  styles: number
  /** Words that say what it shows or is for; none before the tags have come. */
  tags: string[]
}

export type NamedIcon = Pick<Icon, 'set' | 'name' | 'categories' | 'aliases' | 'styles'>

/** A letter for each category, so that a line stays short. */
const letterOf = (category: CategoryId) => String.fromCharCode(97 + categoryIds.indexOf(category))
const categoryOf = (letter: string) => itemAt(categoryIds, letter.charCodeAt(0) - 97)

/** The styles an icon of a set usually has: all of them, except where each name has just one look. */
export const usualStyles = (set: SetId, name: string): number =>
  iconSets[set].oneLook ? (lookOf(name) === 'fill' ? 2 : 1) : (1 << iconSets[set].styles.length) - 1

/** The names of all icons as the text that this file's head describes; `readIndex` reads it. */
export function writeIndex(icons: readonly NamedIcon[]): string {
  return setIds
    .map((id) =>
      icons
        .filter(({ set }) => set === id)
        .map(({ set, name, categories, aliases, styles }) => {
          const unusual = styles === usualStyles(set, name) ? '' : String(styles)
          return [name, categories.map(letterOf).join(''), aliases.join(' '), unusual].join('|').replace(/\|+$/, '')
        })
        .join('\n'),
    )
    .join('\n\n')
}

/**
 * Reads what `writeIndex` wrote; tags come later. Throws a RangeError for more sets or other categories than there
 * are.
 */
export function readIndex(text: string): Icon[] {
  const icons: Icon[] = []
  for (const [position, block] of text.split('\n\n').entries()) {
    const set = itemAt(setIds, position)
    for (const line of block.split('\n')) {
      if (!line) continue
      const [name = '', letters = '', aliases = '', styles] = line.split('|')
      icons.push({
        id: icons.length,
        set,
        name,
        categories: [...letters].map(categoryOf),
        aliases: aliases ? aliases.split(' ') : [],
        styles: styles ? Number(styles) : usualStyles(set, name),
        tags: [],
      })
    }
  }
  return icons
}

/** The icons whose bodies stand in the file of a style, in its order; where a name has one look, one file has all. */
export const iconsOf = (icons: readonly Icon[], set: SetId, styleIndex: number) =>
  icons.filter((icon) => icon.set === set && (iconSets[set].oneLook || (icon.styles >> styleIndex) & 1))
