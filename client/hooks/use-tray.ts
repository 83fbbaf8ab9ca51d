/** The components somebody collects to take them along: kept in this browser, the same on every page and in every tab. */
import { trayKey } from '#shared/site.ts'
import { keptInBrowser } from './kept-in-browser.ts'

/** As much as a list of it needs; everything else is asked for when it is taken along. */
export type TrayEntry = { part: string; path: string; title: string }

/** More than one project needs, and as many as an address has room for. */
export const mostInTray = 200

const none: readonly TrayEntry[] = []

/** The entries of whatever was kept, each once; what is none is left out. */
export function readTray(text: string | null): readonly TrayEntry[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]')
    const entries = Array.isArray(found) ? found.flatMap((each) => entryOf(each) ?? []) : []
    return [...new Map(entries.map((entry) => [entry.part, entry])).values()].slice(0, mostInTray)
  } catch {
    return none
  }
}

function entryOf(value: unknown): TrayEntry | null {
  const { part, path, title } = (typeof value === 'object' && value !== null ? value : {}) as Partial<TrayEntry>
  const isWhole = typeof part === 'string' && typeof path === 'string' && typeof title === 'string'
  return isWhole && isPart.test(part) && isPath.test(path) ? { part, path, title } : null
}
const isPart = /^[A-Z]{3}-[A-Z]\d{1,3}-\d{1,3}$/
const isPath = /^[a-z0-9-]+(\/[a-z0-9-]+){3}$/

const { current, keep, useKept } = keptInBrowser<readonly TrayEntry[]>({ key: trayKey, read: readTray, atFirst: none })

export const setTray = keep
export const useTray = useKept

/** Puts a component in or takes it out; answers what came of it. */
export function toggleInTray({ part, path, title }: TrayEntry): 'added' | 'removed' | 'full' {
  const tray = current()
  if (tray.some((entry) => entry.part === part)) {
    setTray(tray.filter((entry) => entry.part !== part))
    return 'removed'
  }
  if (tray.length >= mostInTray) return 'full'
  setTray([...tray, { part, path, title }])
  return 'added'
}
