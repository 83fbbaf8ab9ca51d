/**
 * The behaviour of a menu, as the customer reads it. Real focus moves through the items, as the ARIA Authoring
 * Practices ask: https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/
 * Arrow keys stop at the ends and typing finds an item within 350 ms, as in Headless UI.
 */
export const menuRecipe = `({
  open: false,
  typed: '',

  get items() {
    return [...this.$refs.menu.querySelectorAll('[role=menuitem]:not([aria-disabled])')]
  },

  toggle() {
    this.open ? this.hide() : this.show()
  },

  show(item) {
    this.open = true
    // Only what is visible can be focused.
    this.$nextTick(() => requestAnimationFrame(() => {
      const target = { first: this.items.at(0), last: this.items.at(-1) }[item] ?? this.$refs.menu
      target.focus({ preventScroll: true })
    }))
  },

  hide() {
    const focused = document.activeElement
    this.open = false
    if (focused === document.body || this.$refs.menu.contains(focused)) this.$refs.button.focus({ preventScroll: true })
  },

  choose(event) {
    if (this.items.some((item) => item.contains(event.target))) this.hide()
  },

  point(event) {
    const item = this.items.find((item) => item.contains(event.target)) ?? this.$refs.menu
    if (item !== document.activeElement) item.focus({ preventScroll: true })
  },

  navigate(event) {
    const { items } = this
    const last = items.length - 1
    const current = items.indexOf(document.activeElement)
    const targets = {
      ArrowDown: Math.min(current + 1, last),
      ArrowUp: current < 0 ? last : Math.max(current - 1, 0),
      Home: 0,
      PageUp: 0,
      End: last,
      PageDown: last,
    }

    if (event.key in targets) {
      event.preventDefault()
      items[targets[event.key]]?.focus()
    } else if (event.key === ' ' && this.typed === '') {
      event.preventDefault()
      items[current]?.click()
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault()
      this.search(event.key)
    }
  },

  search(key) {
    this.typed += key.toLowerCase()
    clearTimeout(this.timer)
    this.timer = setTimeout(() => (this.typed = ''), 350)
    this.items.find((item) => item.textContent.trim().toLowerCase().startsWith(this.typed))?.focus()
  },
})`
