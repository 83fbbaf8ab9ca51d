/** A run of a component, in every flavour, in a browser engine besides Chromium: none of them showed what no list knows. */
export type EngineRun = {
  /** The engine as it calls itself: "Firefox 153.7.0esr". */
  version: string
  /** The day, as 2026-11-25. */
  date: string
  /** Why something stood otherwise than in React, on purpose; one sentence each. */
  known: string[]
}
