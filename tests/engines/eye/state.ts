/** One state of a page, as everyone perceives it. */
import { isPerceived, nameOf, readTree, roleOf } from './tree.ts'

export type State = {
  /** What a screen reader finds, a line each. */
  tree: string[]
  /** What can be read; of an open dialog what stands in it. */
  text: string
  /** Texts that are there and cannot be seen, as those of hints nobody asked for. */
  faint: string[]
  /** Role and name of what has the focus, or of what it stands for. */
  focus: string
  /** Whether the page around a dialog is closed to those who do not see it: by words of its own, or by being inert. */
  around: 'open' | 'closed'
}

export function readState(): State {
  const dialogs = [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]')].filter(isPerceived)
  const isInert = dialogs.length > 0 && document.querySelector('#before')?.closest('[inert], [aria-hidden=true]')
  const around = dialogs.some((dialog) => dialog.ariaModal === 'true') || isInert ? 'closed' : 'open'
  const read = dialogs.at(-1) ?? document.body
  return {
    tree: readTree(around === 'closed'),
    faint: [...document.querySelectorAll('#root *')].filter(isFaint).map(({ textContent }) => textContent.trim()),
    text: read.innerText.replaceAll(/\s+/g, ' ').trim(),
    focus: readFocus(),
    around,
  }
}

const isFaint = (element: Element) =>
  element.children.length === 0 &&
  element.textContent.trim() !== '' &&
  element.checkVisibility({ visibilityProperty: true }) &&
  !element.checkVisibility({ opacityProperty: true })

/** The role and the name of what has the focus. */
export function readFocus(): string {
  const active = document.activeElement ?? document.body
  const pointed = document.getElementById(active.getAttribute('aria-activedescendant') ?? '')
  const element = pointed ?? active
  const role = roleOf(element) || element.localName
  // The name of a box is all that is in it, which the tree tells.
  const isBox = /^(?:body|document|menu|listbox|dialog|div|section|ul|main|region|tabpanel)$/.test(role)
  return isBox ? role : `${role} ${nameOf(element)}`.trim()
}
