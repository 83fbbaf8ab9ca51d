/** The keys of a library page: single characters, none with a modifier, all of them can be switched off. */
import { flavours, type Flavour } from '#shared/catalog.ts'
import { flavourTitles } from '#client/flavour-titles.ts'

export const shortcutNames = [
  'next', 'previous', 'nextPage', 'previousPage', 'view', 'copy', 'prompt', 'flavour1', 'flavour2', 'flavour3',
  'flavour4', 'dark', 'rtl', 'open', 'favourite', 'search', 'map',
] as const // prettier-ignore
export type ShortcutName = (typeof shortcutNames)[number]

type Shortcut = { keys: readonly string[]; what: string }
export type ShortcutGroup = { title: string; shortcuts: readonly ShortcutName[] }

const codeIn = (flavour: Flavour): Shortcut => ({
  keys: [String(flavours.indexOf(flavour) + 1)],
  what: `Code in ${flavourTitles[flavour]}`,
})

/** Brackets need a modifier on many keyboards; the letters beside them do the same everywhere. */
export const shortcuts: Record<ShortcutName, Shortcut> = {
  next: { keys: ['j', ']'], what: 'Next component' },
  previous: { keys: ['k', '['], what: 'Previous component' },
  nextPage: { keys: ['n'], what: 'Next page of the library' },
  previousPage: { keys: ['p'], what: 'Previous page of the library' },
  view: { keys: ['v'], what: 'Preview or code' },
  copy: { keys: ['c'], what: 'Copy the code' },
  prompt: { keys: ['a'], what: 'Copy as a prompt for an assistant' },
  flavour1: codeIn(flavours[0]),
  flavour2: codeIn(flavours[1]),
  flavour3: codeIn(flavours[2]),
  flavour4: codeIn(flavours[3]),
  dark: { keys: ['d'], what: 'Preview in dark or light' },
  rtl: { keys: ['r'], what: 'Preview right to left or back' },
  open: { keys: ['o'], what: 'Open the preview in a new tab' },
  favourite: { keys: ['s'], what: 'Mark as a favourite' },
  search: { keys: ['/'], what: 'Search' },
  map: { keys: ['?'], what: 'This list' },
}

export const shortcutGroups: readonly ShortcutGroup[] = [
  { title: 'Move', shortcuts: ['next', 'previous', 'nextPage', 'previousPage', 'search', 'map'] },
  { title: 'Code', shortcuts: ['view', 'flavour1', 'flavour2', 'flavour3', 'flavour4', 'copy', 'prompt'] },
  { title: 'Preview', shortcuts: ['dark', 'rtl', 'open', 'favourite'] },
]

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented'> & {
  /** Whether what has the focus takes letters itself. */
  typing: boolean
  /** AltGr writes brackets on many keyboards, and there counts as part of the character. */
  altGraph: boolean
}

/** The shortcut that a key press means, if any. */
export function shortcutOf(pressed: Pressed): ShortcutName | null {
  const { key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented, typing, altGraph } = pressed
  if (typing || isComposing || defaultPrevented || metaKey) return null
  if ((ctrlKey || altKey) && !(altGraph && '[]'.includes(key))) return null
  return shortcutNames.find((name) => shortcuts[name].keys.includes(key)) ?? null
}

const takesLetters =
  'input:not([type=radio], [type=checkbox], [type=button], [type=submit]), textarea, select, [contenteditable], [role=listbox], [role=combobox], [role=menu]'

/** Whether an element takes letters itself, so that they must not do anything else. */
export const isTyping = (element: Element | null) => element?.closest(takesLetters) != null
