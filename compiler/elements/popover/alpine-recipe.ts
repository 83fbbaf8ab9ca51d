/**
 * The behaviour of a popover, as the customer reads it. It closes when the focus leaves it, or leaves the group it
 * stands in, and gives the focus back unless something else has taken it.
 */
import { alpineDataCode, namesOfData, type AlpineData } from '../../targets/html/alpine-data.ts'

const opening = {
  'togglePopover()': `if (this.popoverOpen) this.closePopover()
else this.popoverOpen = true`,
  'closePopover()': `this.popoverOpen = false
this.$refs.popoverButton.focus()`,
}

const leaving = {
  'escapePopover(event)': `if (!this.popoverOpen) return
event.preventDefault()
event.stopPropagation()
this.closePopover()`,
  'clickOutside()': `if (!this.popoverOpen) return
this.popoverOpen = false
// What was clicked may have taken the focus.
if (document.activeElement === document.body) this.$refs.popoverButton.focus()`,
  'leavePopover({ target })': `const area = this.$root.closest('[data-popover-group]') ?? this.$root
if (!area.contains(target)) this.popoverOpen = false`,
}

const focusing = {
  'focusPanel()': 'if (this.popoverOpen) this.$nextTick(() => this.$focus.within(this.$refs.popoverPanel).first())',
  'leavePanel({ relatedTarget })':
    'if (relatedTarget && !this.$refs.popoverPanel.contains(relatedTarget)) this.popoverOpen = false',
}

const popover: AlpineData = { values: { popoverOpen: 'false' }, methods: { ...opening, ...leaving } }
const withFocus: AlpineData = { ...popover, methods: { ...popover.methods, ...focusing } }

/**
 * The source of `Alpine.data('popover', …)`.
 *
 * @param takesFocus whether some panel takes the focus when it opens, and closes as soon as it loses it
 */
export const popoverRecipe = (takesFocus: boolean) => alpineDataCode(takesFocus ? withFocus : popover)

/** Names the recipe puts into scope, which no name of a component with a popover may hide. */
export const popoverNames = namesOfData(withFocus)
