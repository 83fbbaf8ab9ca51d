/**
 * What a flavour shows, in a form in which all flavours can be held to each other: what a screen reader finds, what can
 * be read, and where the focus is. It leaves out what the proof leaves out, too (`verify/browser/snapshot.ts`): guards of
 * the focus, where in the document a dialog stands, and how what lies behind one is made inert.
 */
import { isShown, nameOf, roleOf, textOf, tidy } from './accessible.ts'

export type NormalForm = { tree: string[]; text: string; focus: string }

const states = ['expanded', 'checked', 'selected', 'pressed', 'disabled', 'invalid', 'current', 'valuenow'] as const

/** Hidden from screen readers for good, and not because a dialog is open in front. */
const decoration =
  'svg, span[aria-hidden=true], input[aria-hidden=true], [data-headlessui-focus-guard], [data-focus-guard]'
const unread = `script, style, template, noscript, ${decoration}`
/** Groups that libraries add or leave out, which no name tells apart. */
const plain = new Set(['', 'label', 'group', 'presentation', 'document', 'application'])

export function normalForm(document: Document): NormalForm {
  const tree: string[] = []
  const dialogs: string[] = []
  walk(document.body, 0, tree, dialogs)
  return {
    tree: [...tree, ...dialogs],
    text: dialogs.length > 0 ? '' : textOf(document.body),
    focus: focusOf(document),
  }
}

function walk(element: Element, depth: number, lines: string[], dialogs: string[]) {
  if (element.matches(unread) || !element.checkVisibility()) return
  const role = roleOf(element)
  if (role === 'dialog' || role === 'alertdialog') {
    if (!isShown(element)) return
    const own: string[] = [lineOf(element, role, 0)]
    const inner: string[] = []
    for (const child of element.children) walk(child, 1, own, inner)
    dialogs.push(...own, ...inner)
    return
  }
  const isListed = !plain.has(role) && isShown(element)
  if (isListed) lines.push(lineOf(element, role, depth))
  // What stands in a field or a button is its name.
  if (isListed && /^(button|radio|checkbox|switch|option|tab|menuitem.*|textbox)$/.test(role)) return
  for (const child of element.children) walk(child, depth + (isListed ? 1 : 0), lines, dialogs)
}

function lineOf(element: Element, role: string, depth: number): string {
  const said = states.flatMap((state) => {
    const value = stateOf(element, state)
    return value === null || value === '' || value === 'false'
      ? []
      : [value === 'true' ? `[${state}]` : `[${state}=${value}]`]
  })
  const name = nameOf(element)
  const value = 'value' in element && /^(textbox|combobox|spinbutton|slider)$/.test(role) ? `: ${element.value}` : ''
  return `${'  '.repeat(depth)}${[role, name && `“${name}”`, ...said].filter(Boolean).join(' ')}${tidy(value) === ':' ? '' : value}`
}

function stateOf(element: Element, state: (typeof states)[number]): string | null {
  if (state === 'checked' && 'checked' in element && element.matches('input')) return String(element.checked)
  if (state === 'disabled' && element.matches(':disabled')) return 'true'
  return element.getAttribute(`aria-${state}`)
}

/** The role and name of what has the focus, or of what it stands for; empty where nothing has it. */
function focusOf(document: Document): string {
  const active = document.activeElement
  if (!active || active === document.body || active === document.documentElement) return ''
  const meant = active.getAttribute('aria-activedescendant')
  const element = (meant && document.getElementById(meant)) || active
  const role = roleOf(element) || element.tagName.toLowerCase()
  const isBox = /^(dialog|alertdialog|menu|listbox|div)$/.test(role)
  return isBox ? role : tidy(`${role} ${quoted(nameOf(element))}`)
}

const quoted = (name: string) => (name ? `“${name}”` : '')
