/** Addresses that components had before: a published slug never dies, it leads on. */
import { partedList, subcategoryOf } from '../../parted-list.ts'

const redirects = partedList<string>('redirects')

/** Old paths of components and subcategories, each with its new one. */
export const readRedirects = (): Record<string, string> =>
  Object.assign({}, ...redirects.read().values()) as Record<string, string>

/** What is wrong with such a list: `paths` holds every component and subcategory there is. */
export function redirectProblems(moved: Readonly<Record<string, string>>, paths: ReadonlySet<string>): string[] {
  return Object.entries(moved).flatMap(([from, to]) => {
    const redirectsFile = redirects.fileOf(subcategoryOf(from))
    if (paths.has(from)) return [`${redirectsFile}: ${from} is there again, so it cannot lead elsewhere.`]
    if (!paths.has(to)) return [`${redirectsFile}: ${from} leads to ${to}, which does not exist.`]
    if (from.split('/').length !== to.split('/').length)
      return [`${redirectsFile}: ${from} and ${to} must both be components, or both be subcategories.`]
    return []
  })
}
