/** What an item's own smoke.ts is told, and may use: its main job, by keyboard alone. */
import type { Page } from 'playwright-core'

export type SmokeTools = {
  page: Page
  /** Goes to a page of the item by its path, and waits until it is alive. */
  visit: (path: string) => Promise<void>
  /** The edition's folder: "html", "next". */
  edition: string
}

/** The default export of smoke.ts: does the main job, and throws where it cannot. */
export type Smoke = (tools: SmokeTools) => Promise<void>
