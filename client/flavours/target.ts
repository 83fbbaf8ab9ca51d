/** The same element in every flavour: by what it is and is called, else by where it lies. */
import { isShown, nameOf, roleOf } from './accessible.ts'

export type Point = { x: number; y: number }
/** What was acted on; `role` is empty where only the place is known. */
export type Target = { role: string; name: string; index: number; point: Point }

const interactive =
  'a[href], button, input, select, textarea, summary, label, [role=menuitem], [role=menuitemradio], [role=menuitemcheckbox], [role=option], [role=tab], [role=switch], [role=radio], [role=checkbox], [role=combobox]'

/** @param point where the pointer is, in pixels of the frame; the middle of the element where there is none */
export function describe(element: Element, point: Point = middleOf(element)): Target {
  const meant = element.closest(interactive)
  if (!meant) return { role: '', name: '', index: 0, point }
  const [role, name] = [roleOf(meant), nameOf(meant)]
  return { role, name, index: alike(meant.ownerDocument, role, name).indexOf(meant), point }
}

/** Null while nothing is there that could be meant. */
export function find(document: Document, { role, name, index, point }: Target): Element | null {
  const named = role === '' ? undefined : alike(document, role, name)[index]
  if (named) return named
  const there = document.elementFromPoint(point.x, point.y)
  if (role === '') return there ?? document.body
  // A flavour's library may call it otherwise: what lies there is meant, if it can be acted on.
  return there?.closest(interactive) ?? null
}

const alike = (document: Document, role: string, name: string): Element[] =>
  [...document.querySelectorAll(interactive)].filter(
    (element) => roleOf(element) === role && isShown(element) && nameOf(element) === name,
  )

function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
