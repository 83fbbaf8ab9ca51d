/**
 * The behaviour of a combobox, as the customer reads it. The focus stays in the input, which says which option is
 * active: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 * It begins on the chosen option, else on the first; arrow keys stop at the ends; Tab chooses, as in Headless UI.
 */
import { alpineDataCode, namesOfData, type AlpineData } from '../../targets/html/alpine-data.ts'
import { positionsByKey, toggled } from '../choice/alpine.ts'

const options = {
  'get comboboxOptions()': "return [...this.$refs.combobox.querySelectorAll('[role=option]:not([aria-disabled])')]",
}

const opening = {
  'openCombobox(position)': `this.comboboxOpen = true
// The list has to follow what was typed first.
this.$nextTick(() => {
  const options = this.comboboxOptions
  if (options.some((option) => option.id === this.activeOption)) return
  const chosen = options.find((option) => option.ariaSelected === 'true')
  this.activateOption(chosen ?? options.at(position === 'last' ? -1 : 0))
})`,
}

/** Choosing leaves the list open, and so begins again on the first. */
const openingAgain = {
  'openCombobox()': `const wasOpen = this.comboboxOpen
this.comboboxOpen = true
// The list has to follow what was typed or chosen first.
this.$nextTick(() => {
  const options = this.comboboxOptions
  if (options.some((option) => option.id === this.activeOption)) return
  const chosen = !wasOpen && options.find((option) => option.ariaSelected === 'true')
  this.activateOption(chosen || options[0])
})`,
}

/** @param steps what else happens before it has closed */
const closing = (...steps: string[]) => ({
  'closeCombobox()': ['this.activeOption = null', ...steps, 'this.comboboxOpen = false'].join('\n'),
})

const emptyInput = "this.$refs.comboboxInput.value = ''"
const announceClosing = "if (this.comboboxOpen) this.$dispatch('combobox-close')"

const choosingCloses = {
  'chooseOption(event)':
    'if (this.comboboxOptions.some((option) => option.contains(event.target))) this.closeCombobox()',
}

const activating = {
  'activateOption(option)': `this.activeOption = option?.id
option?.scrollIntoView({ block: 'nearest' })`,
  'highlightOption(event)':
    'this.activeOption = this.comboboxOptions.find((option) => option.contains(event.target))?.id',
}

const toggling = {
  'toggleCombobox()': `if (this.comboboxOpen) this.closeCombobox()
else this.openCombobox()
this.$refs.comboboxInput.focus()`,
}

const typing = {
  'typeInCombobox(event)': `if (event.target.value === '') this.$dispatch('combobox-clear')
this.openCombobox()`,
  'showChosen(text)': 'if (!this.comboboxOpen) this.$refs.comboboxInput.value = text',
}

/** What the keys do that differs: where the arrows open it, what Escape keeps to itself, and what Tab does. */
type Keys = { opensAt: string; escapeStops: boolean; tab: readonly string[] }

const keys = ({ opensAt, escapeStops, tab }: Keys) => ({
  'moveInCombobox(event)': `if (event.isComposing) return
const options = this.comboboxOptions
const last = options.length - 1
const current = options.findIndex((option) => option.id === this.activeOption)
${positionsByKey('Math.max(current - 1, 0)')}

if (!this.comboboxOpen) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  event.preventDefault()
  this.openCombobox(${opensAt})
} else if (event.key in positions && !event.shiftKey) {
  event.preventDefault()
  this.activateOption(options[positions[event.key]])
} else if (event.key === 'Enter') {
  event.preventDefault()
  if (current < 0) this.closeCombobox()
  else options[current].click()
} else if (event.key === 'Escape') {
  event.preventDefault()${escapeStops ? '\n  event.stopPropagation()' : ''}
  this.closeCombobox()
} else if (event.key === 'Tab') {
${tab.join('\n')}
}`,
})

const openAtEnds = "event.key === 'ArrowUp' ? 'last' : 'first'"
const tabChooses = ['options[current]?.click()', 'this.closeCombobox()']
const values = { comboboxOpen: 'false', activeOption: 'null' }

/** A field: its options come and go with it, and it says when it was emptied and when it closes. */
const field: AlpineData = {
  values,
  methods: {
    ...options,
    ...opening,
    ...closing(announceClosing),
    ...choosingCloses,
    ...activating,
    ...toggling,
    ...typing,
    ...keys({ opensAt: openAtEnds, escapeStops: true, tab: tabChooses }),
  },
}

/** Several values: choosing adds or takes away and leaves the list open, and what was typed goes when it closes. */
const multiple: AlpineData = {
  values,
  methods: {
    ...options,
    ...openingAgain,
    ...closing(emptyInput, announceClosing),
    ...toggled,
    ...activating,
    ...toggling,
    ...keys({ opensAt: '', escapeStops: true, tab: ['this.closeCombobox()'] }),
  },
}

/** A palette: its options are always there. */
const palette: AlpineData = {
  values,
  methods: {
    ...options,
    ...opening,
    ...closing(),
    ...choosingCloses,
    ...activating,
    ...keys({ opensAt: openAtEnds, escapeStops: false, tab: tabChooses }),
  },
}

/** The sources of `Alpine.data()` by name. */
export const comboboxRecipes = {
  combobox: alpineDataCode(field),
  multipleCombobox: alpineDataCode(multiple),
  palette: alpineDataCode(palette),
}

/** Names the recipes put into scope, which no name of a component with a combobox may hide. */
export const comboboxNames = [...Object.keys(comboboxRecipes), ...namesOfData(field, multiple, palette)]
