/**
 * The behaviour of a combobox, as the customer reads it. The focus stays in the input, which says which option is
 * active: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 * It begins on the chosen option, else on the first; arrow keys stop at the ends; Tab chooses, as in Headless UI.
 */
const shared = `
  get comboboxOptions() {
    return [...this.$refs.combobox.querySelectorAll('[role=option]:not([aria-disabled])')]
  },

  openCombobox(position) {
    this.comboboxOpen = true
    // The list has to follow what was typed first.
    this.$nextTick(() => {
      const options = this.comboboxOptions
      if (options.some((option) => option.id === this.activeOption)) return
      const chosen = options.find((option) => option.ariaSelected === 'true')
      this.activateOption(chosen ?? options.at(position === 'last' ? -1 : 0))
    })
  },

  closeCombobox() {
    this.activeOption = nullCLOSED
    this.comboboxOpen = false
  },

  chooseOption(event) {
    if (this.comboboxOptions.some((option) => option.contains(event.target))) this.closeCombobox()
  },

  activateOption(option) {
    this.activeOption = option?.id
    option?.scrollIntoView({ block: 'nearest' })
  },

  highlightOption(event) {
    this.activeOption = this.comboboxOptions.find((option) => option.contains(event.target))?.id
  },
`

const keys = `
  moveInCombobox(event) {
    if (event.isComposing) return
    const options = this.comboboxOptions
    const last = options.length - 1
    const current = options.findIndex((option) => option.id === this.activeOption)
    const positions = {
      ArrowDown: Math.min(current + 1, last),
      ArrowUp: Math.max(current - 1, 0),
      Home: 0,
      PageUp: 0,
      End: last,
      PageDown: last,
    }

    if (!this.comboboxOpen) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      this.openCombobox(event.key === 'ArrowUp' ? 'last' : 'first')
    } else if (event.key in positions && !event.shiftKey) {
      event.preventDefault()
      this.activateOption(options[positions[event.key]])
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (current < 0) this.closeCombobox()
      else options[current].click()
    }ESCAPETAB
  },
`

const escape = (stop: string) => ` else if (event.key === 'Escape') {
      event.preventDefault()${stop}
      this.closeCombobox()
    }`

const tab = " else if (event.key === 'Tab') {\n      options[current]?.click()\n      this.closeCombobox()\n    }"

const toggled = `  toggled(list, value) {
    return list.includes(value) ? list.filter((item) => item !== value) : [...list, value]
  },`

/** A field: its options come and go with it, and it says when it was emptied and when it closes. */
export const fieldRecipe = `({
  comboboxOpen: false,
  activeOption: null,
${shared.replace('CLOSED', "\n    if (this.comboboxOpen) this.$dispatch('combobox-close')")}
  toggleCombobox() {
    if (this.comboboxOpen) this.closeCombobox()
    else this.openCombobox()
    this.$refs.comboboxInput.focus()
  },

  typeInCombobox(event) {
    if (event.target.value === '') this.$dispatch('combobox-clear')
    this.openCombobox()
  },

  showChosen(text) {
    if (!this.comboboxOpen) this.$refs.comboboxInput.value = text
  },
${keys.replace('ESCAPE', escape('\n      event.stopPropagation()')).replace('TAB', tab)}
})`

/** Several values: choosing adds or takes away and leaves the list open, and what was typed goes when it closes. */
export const multipleRecipe = `({
  comboboxOpen: false,
  activeOption: null,
${shared
  .replace('openCombobox(position) {', 'openCombobox() {\n    const wasOpen = this.comboboxOpen')
  .replace('what was typed first', 'what was typed or chosen first')
  .replace('const chosen = options', 'const chosen = !wasOpen && options')
  .replace("chosen ?? options.at(position === 'last' ? -1 : 0)", 'chosen || options[0]')
  .replace(
    'CLOSED',
    "\n    this.$refs.comboboxInput.value = ''\n    if (this.comboboxOpen) this.$dispatch('combobox-close')",
  )
  .replace(/  chooseOption[\s\S]*?\n  },/, toggled)}
  toggleCombobox() {
    if (this.comboboxOpen) this.closeCombobox()
    else this.openCombobox()
    this.$refs.comboboxInput.focus()
  },
${keys
  .replace("event.key === 'ArrowUp' ? 'last' : 'first'", '')
  .replace('ESCAPE', escape('\n      event.stopPropagation()'))
  .replace('TAB', " else if (event.key === 'Tab') {\n      this.closeCombobox()\n    }")}
})`

/** A palette: its options are always there. */
export const paletteRecipe = `({
  comboboxOpen: false,
  activeOption: null,
${shared.replace('CLOSED', '')}
${keys.replace('ESCAPE', escape('')).replace('TAB', tab)}
})`

/** Names the recipe puts into scope, which no name of a component with a combobox may hide. */
export const comboboxNames = [
  'combobox',
  'multipleCombobox',
  'palette',
  'comboboxOpen',
  'activeOption',
  'comboboxOptions',
  'openCombobox',
  'closeCombobox',
  'chooseOption',
  'typeInCombobox',
  'showChosen',
  'activateOption',
  'highlightOption',
  'toggleCombobox',
  'moveInCombobox',
  'toggled',
]
