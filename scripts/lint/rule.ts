import type { Subject } from './subject.ts'

export type Fault = {
  /** Where in the file it begins. */
  at: number
  /** What breaks the rule, as it stands there: known faults are found again by it. */
  what: string
  /** A sentence that says what to do instead. */
  help: string
}

/** One thing that goods are held to. */
export type Rule = {
  /** As it is called in the list of known faults. */
  name: string
  faultsOf: (subject: Subject) => Fault[]
}
