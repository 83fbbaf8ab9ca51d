/** Faults of components that were there before their rule: they are mended one by one, and a line goes with each. */

export type KnownFault = {
  rule: string
  path: string
  /** What breaks the rule, as it stands in the component. */
  what: string
  why: string
}

export const knownFaults: readonly KnownFault[] = []
