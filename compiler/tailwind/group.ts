import { splitClasses } from './candidate.ts'

/** The groups an element begins, by their names: `group/row` is “row”, plain `group` null. */
export const groupNames = (classes: string): (string | null)[] =>
  splitClasses(classes).flatMap((name) => {
    const match = /^group(?:\/([\w-]+))?$/.exec(name)
    return match ? [match[1] ?? null] : []
  })
