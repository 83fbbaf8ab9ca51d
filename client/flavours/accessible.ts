/** What an element is to a screen reader, as far as flavours are compared and elements found by it. */

/** Whether an element is of a kind, whichever window it belongs to. */
const roles: [selector: string, role: string][] = [
  ['a[href]', 'link'],
  ['button, summary, input:is([type=button], [type=submit], [type=reset])', 'button'],
  ['input[type=checkbox]', 'checkbox'],
  ['input[type=radio]', 'radio'],
  ['input[type=range]', 'slider'],
  ['input[type=number]', 'spinbutton'],
  ['input:not([type=hidden]), textarea', 'textbox'],
  ['select', 'combobox'],
  ['option', 'option'],
  ['h1, h2, h3, h4, h5, h6', 'heading'],
  ['ul, ol', 'list'],
  ['li', 'listitem'],
  ['nav', 'navigation'],
  ['main', 'main'],
  ['aside', 'complementary'],
  ['dialog', 'dialog'],
  ['fieldset', 'group'],
  ['img[alt]:not([alt=""])', 'img'],
  ['table', 'table'],
  ['tr', 'row'],
  ['th', 'columnheader'],
  ['td', 'cell'],
  ['section[aria-label], section[aria-labelledby]', 'region'],
  ['form[aria-label], form[aria-labelledby]', 'form'],
  ['progress', 'progressbar'],
  ['label', 'label'],
]

/** Roles whose name is what they hold. */
const namedByContent = new Set(
  'link button checkbox radio switch tab option menuitem menuitemcheckbox menuitemradio heading columnheader label tooltip'.split(
    ' ',
  ),
)

/** The role an element has or is given; empty where it has none. */
export function roleOf(element: Element): string {
  const own = element.getAttribute('role')
  if (own !== null) return own === 'none' || own === 'presentation' ? '' : own
  return roles.find(([selector]) => element.matches(selector))?.[1] ?? ''
}

export const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** What of an element can be read; nothing of what is not shown. */
export const textOf = (element: Element | null): string =>
  element && 'innerText' in element ? tidy(String(element.innerText)) : tidy(element?.textContent ?? '')

const isField = (element: Element): element is HTMLInputElement => 'labels' in element

/** The accessible name, as Accessible Name and Description Computation 1.2 has it, without what no component uses. */
export function nameOf(element: Element): string {
  const by = element.getAttribute('aria-labelledby')
  if (by) return tidy(by.split(/\s+/).map((id) => textOf(element.ownerDocument.getElementById(id))).join(' ')) // prettier-ignore
  const label = element.getAttribute('aria-label')
  if (label) return tidy(label)
  const labels = isField(element) ? [...(element.labels ?? [])].map(textOf).join(' ') : ''
  if (labels) return tidy(labels)
  if (namedByContent.has(roleOf(element))) return textOf(element)
  return tidy(element.getAttribute('alt') ?? element.getAttribute('title') ?? '')
}

/** Whether anything of an element is drawn. */
export function isShown(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true })
}
