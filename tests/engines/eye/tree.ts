/** What a screen reader would find on the page, reckoned from the document alone, so that every engine is read alike. */
import { computeAccessibleDescription, computeAccessibleName, getRole } from 'dom-accessibility-api'

/** Roles that say nothing: what is inside stands in their place. */
const mute = new Set(['', 'none', 'presentation', 'generic', 'paragraph', 'strong', 'emphasis', 'code', 'time'])

/** Whether somebody perceives it. How a flavour closes the page behind a dialog is its own affair, and told in one word. */
export function isPerceived(element: Element): boolean {
  if (element.matches('script, style, template, noscript, [data-focus-guard], [data-headlessui-focus-guard]'))
    return false
  if (element.matches('span[style*="fixed"][style*="clip"], #before, #after, #elsewhere')) return false
  if (element.matches('svg, span, input, img') && element.getAttribute('aria-hidden') === 'true') return false
  return element.checkVisibility({ visibilityProperty: true })
}

export const roleOf = (element: Element): string => {
  const role = getRole(element) ?? ''
  return role === 'img' || role === 'image' ? 'img' : role
}

export const nameOf = (element: Element): string => tidy(computeAccessibleName(element))

const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/**
 * A line for everything with a role, in the document's order; dialogs stand last, wherever a flavour puts them.
 * @param isClosed the page around its dialogs: then only they are read
 */
export function readTree(isClosed: boolean): string[] {
  const lines: string[] = []
  const dialogs: Element[] = []
  const walk = (element: Element, depth: number) => {
    if (!isPerceived(element)) return
    const role = roleOf(element)
    const isOpened = /^(?:alert)?dialog$/.test(role)
    if (isOpened && depth >= 0 && !dialogs.includes(element)) return void dialogs.push(element)
    if (!mute.has(role)) lines.push(`${'  '.repeat(Math.max(depth, 0))}${lineOf(element, role)}`)
    if (element.matches('select, textarea, svg, [role=img]')) return
    for (const child of element.children) walk(child, mute.has(role) ? depth : Math.max(depth, 0) + 1)
  }
  walk(document.body, 0)
  if (isClosed) lines.length = 0
  // Walking one may find others inside.
  for (let index = 0; index < dialogs.length; index++) {
    const dialog = dialogs[index]
    if (dialog) walk(dialog, -1)
  }
  return lines
}

function lineOf(element: Element, role: string): string {
  const name = nameOf(element)
  const description = tidy(computeAccessibleDescription(element))
  const states = statesOf(element, role)
  return [
    role,
    name && JSON.stringify(name),
    description && description !== name && `(${description})`,
    states.length > 0 && `[${states.join(', ')}]`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** What is so, in the words of ARIA; what is not so by default is left out. */
function statesOf(element: Element, role: string): string[] {
  const said = (name: string) => element.getAttribute(`aria-${name}`) ?? ''
  const isOn = (name: string) => said(name) === 'true'
  const field = element as HTMLInputElement
  const isChoice = element.matches('input[type=checkbox], input[type=radio]')
  const isHalf = said('checked') === 'mixed' || (isChoice && field.indeterminate)
  const isValued = element.matches('input, textarea, select') && !isChoice
  return [
    said('expanded') && `expanded ${said('expanded')}`,
    isHalf ? 'half checked' : (isChoice ? field.checked : isOn('checked')) && 'checked',
    isOn('selected') && 'selected',
    said('pressed') && `pressed ${said('pressed')}`,
    (isOn('disabled') || element.matches(':disabled')) && 'disabled',
    (isOn('required') || (element.matches('input, select, textarea') && field.required)) && 'required',
    said('invalid') && said('invalid') !== 'false' && 'invalid',
    said('current') && said('current') !== 'false' && `current ${said('current')}`,
    said('sort') && `sorted ${said('sort')}`,
    isOn('modal') && 'modal',
    isOn('busy') && 'busy',
    said('live') && said('live') !== 'off' && `live ${said('live')}`,
    role === 'heading' && `level ${said('level') || element.localName.slice(1)}`,
    said('valuenow') && `at ${said('valuetext') || said('valuenow')}`,
    isValued &&
      `holds ${JSON.stringify(element.matches('select') ? chosen(element as HTMLSelectElement) : field.value)}`,
  ].filter((state): state is string => Boolean(state))
}

const chosen = (select: HTMLSelectElement) => [...select.selectedOptions].map(({ label }) => label).join(', ')
