/** Addresses that components had before: a published slug never dies, it leads on. */
import { readText } from '#toolchain/stamps/record.ts'

export const redirectsFile = 'content/components/redirects.json'

/** Old paths of components and subcategories, each with its new one. */
export const readRedirects = (): Record<string, string> => JSON.parse(readText(redirectsFile)) as Record<string, string>

/** What is wrong with such a list: `paths` holds every component and subcategory there is. */
export function redirectProblems(moved: Readonly<Record<string, string>>, paths: ReadonlySet<string>): string[] {
  return Object.entries(moved).flatMap(([from, to]) => {
    if (paths.has(from)) return [`${redirectsFile}: ${from} is there again, so it cannot lead elsewhere.`]
    if (!paths.has(to)) return [`${redirectsFile}: ${from} leads to ${to}, which does not exist.`]
    if (from.split('/').length !== to.split('/').length)
      return [`${redirectsFile}: ${from} and ${to} must both be components, or both be subcategories.`]
    return []
  })
}
