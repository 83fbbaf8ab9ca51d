/** The addresses this browser's owner chose last, newest first. */
import { recentSearchesKey } from '#shared/site.ts'

const most = 5

export function readRecent(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(recentSearchesKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

export function rememberChoice(href: string) {
  try {
    const others = readRecent().filter((each) => each !== href)
    localStorage.setItem(recentSearchesKey, JSON.stringify([href, ...others].slice(0, most)))
  } catch {
    // Without storage there is no list to keep.
  }
}
