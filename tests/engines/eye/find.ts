/** Finds the same thing in every flavour: by role and name as people do, or by what a pattern is known by. */
import { isPerceived, nameOf, roleOf } from './tree.ts'

/** The one of this number among those perceived that are so, from 0. */
export type Target = { nth: number } & ({ css: string } | { role: string; name: string })

const controls = 'a[href], button, input, select, textarea, summary, [role], [tabindex]'

const isUsable = (element: Element) =>
  isPerceived(element) && !element.closest('[inert]') && !element.matches(':disabled')

/** Those of a kind that can be used. */
export const all = (css: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(css)].filter(isUsable)

export function find(target: Target): HTMLElement | undefined {
  if ('css' in target && target.css === '#before') return document.querySelector<HTMLElement>('#before') ?? undefined
  if ('css' in target) return all(target.css)[target.nth]
  const alike = all(controls).filter((element) => roleOf(element) === target.role && nameOf(element) === target.name)
  return alike[target.nth]
}

/** Where to point at it, in pixels of what is seen, once it has been brought into sight; null when it is not there. */
export function placeOf(target: Target): [number, number] | null {
  const element = find(target)
  if (!element) return null
  const own = element.getBoundingClientRect()
  // A native field that only screen readers have is worked by its label.
  const label = own.width < 5 && element instanceof HTMLInputElement ? element.labels?.[0] : null
  const shown = label ?? element
  shown.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const { left, top, width, height } = shown.getBoundingClientRect()
  const inside = (value: number, most: number) => Math.min(Math.max(value, 1), most - 1)
  return [inside(left + width / 2, innerWidth), inside(top + height / 2, innerHeight)]
}

/** Puts the focus on it, as a script does; answers whether it is there. */
export function focusOn(target: Target): boolean {
  const element = find(target)
  element?.focus()
  // Where the caret of a filled field begins depends in Gecko on how its text came in.
  if (element instanceof HTMLTextAreaElement) element.setSelectionRange(element.value.length, element.value.length)
  return element !== undefined
}

/** How to find an element again by role and name. */
export function targetOf(element: HTMLElement): Target {
  const [role, name] = [roleOf(element), nameOf(element)]
  const alike = all(controls).filter((other) => roleOf(other) === role && nameOf(other) === name)
  return { role, name, nth: alike.indexOf(element) }
}
