/** What can be chosen of a button. The first of each list is the default; its key stands in the address. */
export const variants = ['solid', 'soft', 'outline', 'surface', 'ghost', 'link'] as const
export const tones = ['normal', 'bright', 'deep', 'ink'] as const
export const sizes = ['md', 'xs', 'sm', 'lg', 'xl'] as const
export const radii = ['lg', 'none', 'sm', 'md', 'xl', 'full'] as const
export const weights = ['semibold', 'medium', 'bold'] as const
export const shadows = ['xs', 'none', 'sm', 'md', 'lg', 'glow'] as const
export const edges = ['auto', 'none', 'hairline', 'bold'] as const
export const focuses = ['offset', 'wide', 'inside'] as const
export const presses = ['none', 'sink', 'shrink'] as const
export const groups = ['none', 'segmented', 'split'] as const
export const states = ['rest', 'disabled', 'loading'] as const
export const tags = ['button', 'link'] as const

/** Every choice among words: its key in the address, and what it may be. */
export const choices = {
  variant: variants,
  tone: tones,
  size: sizes,
  radius: radii,
  weight: weights,
  shadow: shadows,
  edge: edges,
  focus: focuses,
  press: presses,
  group: groups,
  state: states,
  tag: tags,
} as const
export type ChoiceKey = keyof typeof choices
export const choiceKeys = Object.keys(choices) as ChoiceKey[]
export type Choices = { [Key in ChoiceKey]: (typeof choices)[Key][number] }

/** A button as it was put together. */
export type ButtonDesign = Choices & {
  /** A family of Tailwind's, or a colour to make a scale of, as `readColor` reads it. */
  color: string
  /** What stands on it. In a segmented group, its names with commas between them. */
  label: string
  /** Icons as `readIconRef` reads them; "" for none. */
  start: string
  end: string
  /** Only the icon shows; the label is read aloud. */
  iconOnly: boolean
  full: boolean
}

export const firstDesign: ButtonDesign = {
  ...(Object.fromEntries(choiceKeys.map((key) => [key, choices[key][0]])) as Choices),
  color: 'blue',
  label: 'Save changes',
  start: '',
  end: '',
  iconOnly: false,
  full: false,
}

export const longestLabel = 40
/** The names in a segmented group. */
export const segments = 3
const usualSegments = ['Day', 'Week', 'Month']

/** The names of a segmented group: what the label lists, and the usual ones for what it does not. */
export function segmentNames(label: string): string[] {
  const given = label.includes(',') ? label.split(',').map((name) => plain(name).trim()) : []
  return usualSegments.map((usual, index) => given[index] || usual)
}

/** Without what would have to be written differently in a script and in markup. */
const plain = (name: string) => name.replace(/[<>&{}"\\`]/g, '').replaceAll("'", '’')

/** Choices that mean nothing beside others, put back to what they then are: links have no states, groups no links. */
export function settled(design: ButtonDesign): ButtonDesign {
  const { group, variant } = design
  const tag = group === 'none' ? design.tag : 'button'
  const start = design.start || (design.iconOnly ? 'Plus' : '')
  return {
    ...design,
    tag,
    start,
    end: group === 'none' && !design.iconOnly ? design.end : '',
    iconOnly: group !== 'split' && design.iconOnly,
    state: group === 'none' && tag === 'button' ? design.state : 'rest',
    tone: variant === 'solid' ? design.tone : 'normal',
  }
}
