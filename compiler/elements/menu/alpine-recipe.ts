/**
 * The behaviour of a menu, as the customer reads it. Real focus moves through the items, as the ARIA Authoring
 * Practices ask: https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/
 * Arrow keys stop at the ends and typing finds an item within 350 ms, as in Headless UI.
 */
import { alpineDataCode, namesOfData, type AlpineData } from '../../targets/html/alpine-data.ts'
import { positionsByKey, upFromNowhere } from '../choice/alpine.ts'

const items = {
  'get menuItems()': "return [...this.$refs.menu.querySelectorAll('[role=menuitem]:not([aria-disabled])')]",
}

const opening = {
  'toggleMenu()': `if (this.menuOpen) this.closeMenu()
else this.openMenu()`,
  'openMenu(position)': `this.menuOpen = true
// It shows in the next frame and takes the focus in the same one: no key may fall in between.
queueMicrotask(() => requestAnimationFrame(() => {
  const target = { first: this.menuItems.at(0), last: this.menuItems.at(-1) }[position] ?? this.$refs.menu
  target.focus({ preventScroll: true })
}))`,
  'closeMenu()': `const { activeElement, body } = document
this.menuOpen = false
if (activeElement === body || this.$refs.menu.contains(activeElement)) this.$refs.menuButton.focus()`,
}

const pointing = {
  'chooseItem(event)': `if (this.menuItems.some((item) => item.contains(event.target))) this.closeMenu()
else event.preventDefault()`,
  'highlightItem(event)': `const item = this.menuItems.find((item) => item.contains(event.target)) ?? this.$refs.menu
if (item !== document.activeElement) item.focus({ preventScroll: true })`,
}

const keys = {
  'moveInMenu(event)': `const items = this.menuItems
const last = items.length - 1
const current = items.indexOf(document.activeElement)
${positionsByKey(upFromNowhere)}

if (event.key in positions) {
  event.preventDefault()
  items[positions[event.key]]?.focus()
} else if (event.key === 'Enter' || (event.key === ' ' && this.typed === '')) {
  event.preventDefault()
  if (current < 0) this.closeMenu()
  else items[current].click()
} else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
  event.preventDefault()
  this.findItem(event.key)
}`,
}

const typing = {
  'findItem(key)': `clearTimeout(this.typingTimer)
this.typingTimer = setTimeout(() => (this.typed = ''), 350)
// The first letter looks behind the current item, so that it may be pressed again for the next.
const items = this.menuItems
const start = Math.max(items.indexOf(document.activeElement) + (this.typed === '' ? 1 : 0), 0)
this.typed += key.toLowerCase()
const matches = (item) => item.textContent.trim().toLowerCase().startsWith(this.typed)
const found = [...items.slice(start), ...items.slice(0, start)].find(matches)
found?.focus()`,
}

const menu: AlpineData = {
  values: { menuOpen: 'false', typed: "''", typingTimer: 'null' },
  methods: { ...items, ...opening, ...pointing, ...keys, ...typing },
}

/** The source of `Alpine.data('menu', …)`. */
export const menuRecipe = alpineDataCode(menu)

/** Names the recipe puts into scope, which no name of a component with a menu may hide. */
export const menuNames = ['menu', ...namesOfData(menu)]
