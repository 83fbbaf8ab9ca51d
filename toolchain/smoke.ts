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

/**
 * How the pages of an application that scripts draw speak with their server, instead of by forms that work by themselves:
 * requests in JSON, and what its pages ask for.
 */
export type Api = {
  /** What a button sends. */
  requests: Record<string, ApiRequest>
  /** Answers `{ user: { name } }` by GET, or `{ user: null }` to a guest. */
  account: string
  /** Answers `{ link }` by GET, of the last mail to the address that is put at its end. */
  mail: string
  /** By the path that a mailed link leads to: answers `{ isGood }` by GET, of the token that is put at its end. */
  links: Record<string, string>
}
export type ApiRequest = {
  path: string
  /** POST, where nothing is said. */
  method?: string
  /** Keys of the JSON by the labels of the fields. */
  fields: Record<string, string>
  /** Keys that the address of the page has a value for. */
  parameters?: string[]
  /** Where the application goes on to; `next` of the answer where there is one. */
  leads: string
}

/** What smoke.ts exports. */
export type SmokeModule = {
  /** The main job. */
  default: Smoke
  /** Signs somebody up and in; the pages of members are visited as who that made. What has it has accounts, which are attacked. */
  enter?: Smoke
  /** The main job once more, in a browser that runs no scripts. */
  plain?: Smoke
  /** What has no forms that work without scripts says how it speaks with its server. */
  api?: Api
  /** The path of the page that members land on, where that is not "/". */
  home?: string
}
