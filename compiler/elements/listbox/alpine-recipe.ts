/**
 * The behaviour of a listbox, as the customer reads it. Real focus moves through the options, as in the menu:
 * https://www.w3.org/WAI/ARIA/apg/patterns/listbox/
 * Arrow keys stop at the ends; typing finds an option within 350 ms, from the current one on, as in Headless UI.
 */
import { alpineDataCode, namesOfData, type AlpineData } from '../../targets/html/alpine-data.ts'
import { positionsByKey, toggled, upFromNowhere } from '../choice/alpine.ts'

const options = {
  'get listboxOptions()': "return [...this.$refs.listbox.querySelectorAll('[role=option]:not([aria-disabled])')]",
}

const toggling = {
  'toggleListbox()': `if (this.listboxOpen) this.closeListbox()
else this.openListbox()`,
}

/** @param target statements that find the option to begin on, `target` */
const openOn = (target: string) => `this.listboxOpen = true
// It shows in the next frame and takes the focus in the same one: no key may fall in between.
queueMicrotask(() => requestAnimationFrame(() => {
  ${target}
  if (target) this.focusOption(target)
  else this.$refs.listbox.focus({ preventScroll: true })
}))`

const openOnChosen = {
  'openListbox(position)': openOn(`const options = this.listboxOptions
  const chosen = options.find((option) => option.ariaSelected === 'true')
  const target = chosen ?? { first: options.at(0), last: options.at(-1) }[position]`),
}

const openOnFirstChosen = {
  'openListbox()': openOn("const target = this.listboxOptions.find((option) => option.ariaSelected === 'true')"),
}

const closing = {
  'closeListbox()': `const { activeElement, body } = document
this.listboxOpen = false
if (activeElement === body || this.$refs.listbox.contains(activeElement)) this.$refs.listboxButton.focus()`,
}

const choosingCloses = {
  'chooseOption(event)': 'if (this.listboxOptions.some((option) => option.contains(event.target))) this.closeListbox()',
}

const pointing = {
  'focusOption(option)': `option?.focus({ preventScroll: true })
option?.scrollIntoView({ block: 'nearest' })`,
  'highlightOption(event)': `const option = this.listboxOptions.find((option) => option.contains(event.target)) ?? this.$refs.listbox
if (option !== document.activeElement) option.focus({ preventScroll: true })`,
}

/** @param choose what Enter and the space bar do */
const keys = (choose: string) => ({
  'moveInListbox(event)': `const options = this.listboxOptions
const last = options.length - 1
const current = options.indexOf(document.activeElement)
${positionsByKey(upFromNowhere)}

if (event.key in positions) {
  event.preventDefault()
  this.focusOption(options[positions[event.key]])
} else if (event.key === 'Enter' || (event.key === ' ' && this.typed === '')) {
  event.preventDefault()
  ${choose}
} else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
  event.preventDefault()
  this.findOption(event.key)
}`,
})

const typing = {
  'findOption(key)': `clearTimeout(this.typingTimer)
this.typingTimer = setTimeout(() => (this.typed = ''), 350)
// The first letter looks behind the current option, so that it may be pressed again for the next.
const options = this.listboxOptions
const start = Math.max(options.indexOf(document.activeElement) + (this.typed === '' ? 1 : 0), 0)
this.typed += key.toLowerCase()
const matches = (option) => option.textContent.trim().toLowerCase().startsWith(this.typed)
this.focusOption([...options.slice(start), ...options.slice(0, start)].find(matches))`,
}

const values = { listboxOpen: 'false', typed: "''", typingTimer: 'null' }

/** One value: it opens on it, and choosing nothing closes. */
const single: AlpineData = {
  values,
  methods: {
    ...options,
    ...toggling,
    ...openOnChosen,
    ...closing,
    ...choosingCloses,
    ...pointing,
    ...keys('if (current < 0) this.closeListbox()\n  else options[current].click()'),
    ...typing,
  },
}

/** Several values, which a click adds or takes away. */
const multiple: AlpineData = {
  values,
  methods: {
    ...options,
    ...toggling,
    ...openOnFirstChosen,
    ...closing,
    ...pointing,
    ...keys('options[current]?.click()'),
    ...toggled,
    ...typing,
  },
}

/** The source of `Alpine.data('listbox', …)`. */
export const singleRecipe = alpineDataCode(single)

/** The source of `Alpine.data('multipleListbox', …)`. */
export const multipleRecipe = alpineDataCode(multiple)

/** Names the recipe puts into scope, which no name of a component with a listbox may hide. */
export const listboxNames = ['listbox', 'multipleListbox', ...namesOfData(single, multiple)]
