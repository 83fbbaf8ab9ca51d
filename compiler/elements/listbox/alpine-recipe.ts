/**
 * The behaviour of a listbox, as the customer reads it. Real focus moves through the options, as in the menu:
 * https://www.w3.org/WAI/ARIA/apg/patterns/listbox/
 * Arrow keys stop at the ends; typing finds an option within 350 ms, from the current one on, as in Headless UI.
 */
const listboxRecipe = `({
  listboxOpen: false,
  typed: '',

  get listboxOptions() {
    return [...this.$refs.listbox.querySelectorAll('[role=option]:not([aria-disabled])')]
  },

  toggleListbox() {
    if (this.listboxOpen) this.closeListbox()
    else this.openListbox()
  },

  openListbox(POSITION) {
    this.listboxOpen = true
    // It shows in the next frame and takes the focus in the same one: no key may fall in between.
    queueMicrotask(() => requestAnimationFrame(() => {
      TARGET
      if (target) this.focusOption(target)
      else this.$refs.listbox.focus({ preventScroll: true })
    }))
  },

  closeListbox() {
    const { activeElement, body } = document
    this.listboxOpen = false
    if (activeElement === body || this.$refs.listbox.contains(activeElement)) this.$refs.listboxButton.focus()
  },

CLOSING  focusOption(option) {
    option?.focus({ preventScroll: true })
    option?.scrollIntoView({ block: 'nearest' })
  },

  highlightOption(event) {
    const option = this.listboxOptions.find((option) => option.contains(event.target)) ?? this.$refs.listbox
    if (option !== document.activeElement) option.focus({ preventScroll: true })
  },

  moveInListbox(event) {
    const options = this.listboxOptions
    const last = options.length - 1
    const current = options.indexOf(document.activeElement)
    const positions = {
      ArrowDown: Math.min(current + 1, last),
      ArrowUp: current < 0 ? last : Math.max(current - 1, 0),
      Home: 0,
      PageUp: 0,
      End: last,
      PageDown: last,
    }

    if (event.key in positions) {
      event.preventDefault()
      this.focusOption(options[positions[event.key]])
    } else if (event.key === 'Enter' || (event.key === ' ' && this.typed === '')) {
      event.preventDefault()
      CHOOSE
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault()
      this.findOption(event.key)
    }
  },

  findOption(key) {
    clearTimeout(this.typingTimer)
    this.typingTimer = setTimeout(() => (this.typed = ''), 350)
    // The first letter looks behind the current option, so that it may be pressed again for the next.
    const options = this.listboxOptions
    const start = Math.max(options.indexOf(document.activeElement) + (this.typed === '' ? 1 : 0), 0)
    this.typed += key.toLowerCase()
    const matches = (option) => option.textContent.trim().toLowerCase().startsWith(this.typed)
    this.focusOption([...options.slice(start), ...options.slice(0, start)].find(matches))
  },
})`

/** One value: it opens on it, and choosing nothing closes. */
export const singleRecipe = listboxRecipe
  .replace('POSITION', 'position')
  .replace(
    'TARGET',
    `const options = this.listboxOptions
      const chosen = options.find((option) => option.ariaSelected === 'true')
      const target = chosen ?? { first: options.at(0), last: options.at(-1) }[position]`,
  )
  .replace(
    'CLOSING',
    `  chooseOption(event) {
    if (this.listboxOptions.some((option) => option.contains(event.target))) this.closeListbox()
  },

`,
  )
  .replace('CHOOSE', 'if (current < 0) this.closeListbox()\n      else options[current].click()')

/** Several values, which a click adds or takes away. */
export const multipleRecipe = listboxRecipe
  .replace('POSITION', '')
  .replace('TARGET', "const target = this.listboxOptions.find((option) => option.ariaSelected === 'true')")
  .replace('CLOSING', '')
  .replace('CHOOSE', 'options[current]?.click()')
  .replace(
    '  findOption(key)',
    `  toggled(list, value) {
    return list.includes(value) ? list.filter((item) => item !== value) : [...list, value]
  },

  findOption(key)`,
  )

/** Names the recipe puts into scope, which no name of a component with a listbox may hide. */
export const listboxNames = [
  'listbox',
  'multipleListbox',
  'listboxOpen',
  'typed',
  'listboxOptions',
  'toggleListbox',
  'openListbox',
  'closeListbox',
  'chooseOption',
  'focusOption',
  'highlightOption',
  'moveInListbox',
  'toggled',
  'findOption',
  'typingTimer',
]
