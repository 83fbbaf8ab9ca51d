/** What an item's own smoke.ts is told, and may use: its main job, by keyboard alone. */
import type { Page } from 'playwright-core'

export type SmokeTools = {
  page: Page
  /** Goes to a page of the item by its path, and waits until it is alive. */
  visit: (path: string) => Promise<void>
  /** The edition's folder: "html", "next". */
  edition: string
  /** The path of the page that members land on: what `home` of the module says, or "/". */
  home: string
  /** Holds what the page shows right now to axe and to narrow windows, in both themes, under this name. */
  look: (name: string) => Promise<void>
}

/** Does a job, and throws where it cannot. */
export type Smoke = (tools: SmokeTools) => Promise<void>

/** What smoke.ts exports. */
export type SmokeModule = {
  /** The main job. */
  default: Smoke
  /** Signs somebody up and in; the pages of members are visited as who that made. What has it has accounts, which are attacked. */
  enter?: Smoke
  /** The main job once more, in a browser that runs no scripts. */
  plain?: Smoke
  /** The path of the page that members land on, where that is not "/". */
  home?: string
}
