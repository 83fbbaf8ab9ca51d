/** Finds the button that a component's details name. */

const buttons = 'button, [role=button], [role=combobox], summary, input'

/** What opens on a phone what stands side by side on a desktop. */
const narrow = /\b(?:menu|filters?)\b/

/**
 * The button of this name that can be seen and is not open yet, the whole name before a part of it. Where this width
 * shows another one instead, as a phone shows one button for a whole menu, that, or the first that says it opens
 * something; null where there is none.
 */
export function findOpener(name: string): HTMLElement | null {
  const visible = [...document.querySelectorAll<HTMLElement>(buttons)].filter(
    (each) => isVisible(each) && each.getAttribute('aria-expanded') !== 'true',
  )
  const wanted = tidy(name)
  return (
    visible.find((each) => nameOf(each) === wanted) ??
    visible.find((each) => nameOf(each).includes(wanted)) ??
    visible.find((each) => each.matches('[aria-haspopup]:not([aria-haspopup=false]), [aria-expanded=false]')) ??
    visible.find((each) => narrow.test(nameOf(each))) ??
    null
  )
}

/** Whether somebody sees it: drawn, not see-through, and larger than what is only read aloud. */
export function isVisible(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
  const { width, height } = element.getBoundingClientRect()
  return width > 4 && height > 4
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase()

/** Its accessible name, as far as our components make use of the rules: a label, or what it says. */
function nameOf(element: HTMLElement): string {
  const named = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
  const labels = named.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
  return tidy(labels || element.getAttribute('aria-label') || wordsOf(element) || labelOf(element))
}

const labelOf = (element: HTMLElement) =>
  element instanceof HTMLInputElement ? [...(element.labels ?? [])].map(({ textContent }) => textContent).join(' ') : ''

function wordsOf(node: Node): string {
  if (node instanceof Text) return node.data
  if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return ''
  if (node instanceof HTMLImageElement) return node.alt
  return [...node.childNodes].map(wordsOf).join(' ')
}
