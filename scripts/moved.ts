/** Addresses that components had before: a published slug never dies, it leads on. */
import { readText } from './build/record.ts'

export const movedFile = 'content/components/moved.json'

/** Old paths of components and subcategories, each with its new one. */
export const readMoved = (): Record<string, string> => JSON.parse(readText(movedFile)) as Record<string, string>

/** What is wrong with such a list: `paths` holds every component and subcategory there is. */
export function movedProblems(moved: Readonly<Record<string, string>>, paths: ReadonlySet<string>): string[] {
  return Object.entries(moved).flatMap(([from, to]) => {
    if (paths.has(from)) return [`${movedFile}: ${from} is there again, so it cannot lead elsewhere.`]
    if (!paths.has(to)) return [`${movedFile}: ${from} leads to ${to}, which does not exist.`]
    if (from.split('/').length !== to.split('/').length)
      return [`${movedFile}: ${from} and ${to} must both be components, or both be subcategories.`]
    return []
  })
}
