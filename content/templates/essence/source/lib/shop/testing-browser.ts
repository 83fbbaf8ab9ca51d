/** For the tests: a browser with tabs, and a shop in each of them. */
import { createBrowserShop } from './browser-shop.ts'
import type { Problem } from './shop.ts'
import { storageBox } from './storage.ts'
import { catalog, seeded } from './testing.ts'

/** Storage as browsers have it, with its events going to every tab but the one that wrote. */
export function createBrowser() {
  const kept = new Map<string, string>()
  const tabs = new Set<EventTarget>()
  let room = Infinity
  const open = () => {
    const events = new EventTarget()
    tabs.add(events)
    const tell = (key: string | null) =>
      tabs.forEach((tab) => tab !== events && tab.dispatchEvent(Object.assign(new Event('storage'), { key })))
    const storage: Storage = {
      get length() {
        return kept.size
      },
      key: (index) => [...kept.keys()][index] ?? null,
      getItem: (key) => kept.get(key) ?? null,
      setItem(key, value) {
        if (value.length > room) throw new DOMException('Full', 'QuotaExceededError')
        kept.set(key, value)
        tell(key)
      },
      removeItem(key) {
        kept.delete(key)
        tell(key)
      },
      clear() {
        kept.clear()
        tell(null)
      },
    }
    return { storage, events }
  }
  return { kept, open, setRoom: (next: number) => void (room = next) }
}

const now = () => new Date('2026-11-28T15:00:00Z')
let seed = 100
export function openTab(browser: ReturnType<typeof createBrowser>) {
  const tab = browser.open()
  const box = storageBox({ ...tab, now, random: seeded(seed++) })
  const shop = createBrowserShop({ box, catalog: () => catalog, now, random: seeded(seed++) })
  const problems: Problem['kind'][] = []
  shop.onProblem(({ kind }) => problems.push(kind))
  return { ...tab, box, shop, problems }
}
