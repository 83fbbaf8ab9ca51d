/** A string of a file from `start` to `end`, without its quotes, and what its place says about it. */
export type MarkedString = {
  start: number
  end: number
  /** Whether it stands where only classes stand, or where anything may. */
  place: 'classes' | 'anything'
  /** Strings of one element share a number; null for data. */
  element: number | null
  /** The name of the data it stands in. */
  data?: string
}
