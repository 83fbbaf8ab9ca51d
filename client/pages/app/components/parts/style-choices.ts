import type { SnippetStyle } from '#shared/snippet/style.ts'

type Key = Exclude<keyof SnippetStyle, 'prefix' | 'semicolons'>

export type StyleChoice<Of extends Key = Key> = {
  label: string
  /** The hint says what a choice other than the default does. */
  options: readonly { value: Extract<SnippetStyle[Of], string>; label: string; hint?: string }[]
}

/** What can be chosen of the code style, by name. */
export const styleChoices = {
  tailwind: {
    label: 'Tailwind CSS',
    options: [
      { value: 'v4', label: 'v4' },
      { value: 'v3', label: 'v3' },
    ],
  },
  dark: {
    label: 'Dark theme by',
    options: [
      { value: 'class', label: 'Class' },
      { value: 'media', label: 'System' },
      { value: 'data', label: 'Data' },
      { value: 'none', label: 'None', hint: 'Code has no dark: classes. Previews keep theirs.' },
    ],
  },
  density: {
    label: 'Density',
    options: [
      { value: 'comfortable', label: 'Comfortable' },
      { value: 'compact', label: 'Compact', hint: 'Paddings and gaps are one step smaller; targets stay usable.' },
    ],
  },
  direction: {
    label: 'Directions',
    options: [
      { value: 'logical', label: 'Logical' },
      { value: 'physical', label: 'Physical', hint: 'ml-4 for ms-4: code no longer turns round from right to left.' },
    ],
  },
  names: {
    label: 'Colour names',
    options: [
      { value: 'palette', label: 'Palette' },
      { value: 'roles', label: 'Roles', hint: 'primary-600: needs the theme that stands above the code.' },
    ],
  },
  ramps: {
    label: 'Own colours as',
    options: [
      { value: 'theme', label: 'Theme' },
      { value: 'variables', label: 'Variables', hint: 'Classes read CSS variables; your theme stays as it is.' },
    ],
  },
  quotes: {
    label: 'Quotes',
    options: [
      { value: 'single', label: 'Single' },
      { value: 'double', label: 'Double' },
    ],
  },
  indent: {
    label: 'Indent',
    options: [
      { value: '2', label: '2' },
      { value: '4', label: '4' },
      { value: 'tab', label: 'Tab' },
    ],
  },
} satisfies { [Of in Key]: StyleChoice<Of> }

export type StyleChoiceKey = keyof typeof styleChoices
