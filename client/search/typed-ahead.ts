/**
 * What somebody types between the shortcut of the search and the moment when its field has the focus: on public pages
 * the palette is fetched first, and on pages of the library letters are shortcuts of their own.
 */
let typed: string | null = null
let forget: ReturnType<typeof setTimeout>

/** So long the palette may take to come; after that, keys are the page's again. */
const longestMs = 5000

/** Begins to keep what is typed. */
export function keepTyped() {
  if (typed !== null) return
  typed = ''
  forget = setTimeout(takeTyped, longestMs)
  addEventListener('keydown', keep, { capture: true })
}

/** Ends it. Answers what was typed. */
export function takeTyped(): string {
  const taken = typed ?? ''
  typed = null
  clearTimeout(forget)
  removeEventListener('keydown', keep, { capture: true })
  return taken
}

function keep(event: KeyboardEvent) {
  const { key, ctrlKey, metaKey, altKey, isComposing } = event
  if (typed === null || ctrlKey || metaKey || altKey || isComposing) return
  if (key === 'Backspace') typed = typed.slice(0, -1)
  // One character, whatever the keyboard makes of its keys.
  else if ([...key].length === 1) typed += key
  else return
  event.preventDefault()
  event.stopImmediatePropagation()
}
