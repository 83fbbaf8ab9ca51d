import { splitClasses } from '../tailwind/candidate.ts'
import { sortV3, type GetClassOrder } from './order.ts'
import { toV3 } from './to-v3.ts'
import type { Context } from './types.ts'

/** A class that has no form in version 3. */
export type ClassProblem = { className: string; reason: string; help: string }
export type ClassListMapping = { ok: true; classes: string } | { ok: false; problems: ClassProblem[] }

/**
 * A class string of Tailwind CSS 4 as one of version 3, without repeats.
 *
 * @param list classes separated by white space
 * @param o.element every class of the element, where `list` is only one of several strings it is made of
 * @param o.getClassOrder Tailwind 3's own order; without it the order of version 4 is kept
 * @returns the classes separated by one space, or every class that has no form
 */
export function classListToV3(
  list: string,
  { element, getClassOrder }: Context & { getClassOrder?: GetClassOrder } = {},
): ClassListMapping {
  const names = splitClasses(list)
  const context = { element: element ?? names }
  const problems: ClassProblem[] = []
  const classes = new Set<string>()
  for (const className of names) {
    const mapping = toV3(className, context)
    if (mapping.ok) for (const name of mapping.classes) classes.add(name)
    else problems.push({ className, reason: mapping.reason, help: mapping.help })
  }
  if (problems.length > 0) return { ok: false, problems }
  return { ok: true, classes: (getClassOrder ? sortV3([...classes], getClassOrder) : [...classes]).join(' ') }
}
