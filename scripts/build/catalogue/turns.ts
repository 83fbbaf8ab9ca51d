/** In which order components are compiled: as they stand, but what somebody waits for comes first. */
import { splitComponentPath } from '#shared/urls.ts'

/** What was asked for, the latest first; kept for the components of builds that are still to come. */
let asked: string[] = []

/** Has a component compiled next, and those that stand on a page with it. */
export function compileNext(path: string): void {
  const place = splitComponentPath(path).subcategoryPath
  asked = [path, `${place}/`, ...asked.filter((other) => other !== path && other !== `${place}/`)]
}

/**
 * Hands out what is to be done, each once.
 *
 * @param paths of the components, in their order
 * @returns a function that answers the number of the next one; null when all were handed out
 */
export function createTurns(paths: readonly string[]): () => number | null {
  const waiting = new Set(paths.keys())
  const isAsked = (index: number, wish: string) => paths[index] === wish || paths[index]?.startsWith(wish)
  return () => {
    const wished = asked.flatMap((wish) => [...waiting].find((index) => isAsked(index, wish)) ?? [])[0]
    const next = wished ?? waiting.values().next().value
    if (next === undefined) return null
    waiting.delete(next)
    return next
  }
}
