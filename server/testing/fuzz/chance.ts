/** Chance that can be had again: the same seed and place give the same draws. */

export type Chance = {
  /** A whole number from 0 up to, and without, `below`. */
  upTo(below: number): number
  pick<Value>(values: readonly Value[]): Value
  /** True `share` of the time, 0 to 1. */
  often(share: number): boolean
}

/** Draws of the request number `place`, which no other request has a part in: so each can be made again by itself. */
export function chanceOf(seed: number, place: number): Chance {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(place + 1, 0xc2b2ae35)
  /** Mulberry32, by Tommy Ettinger, in the public domain. */
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const upTo = (below: number) => Math.floor(next() * below)
  return {
    upTo,
    pick: (values) => values[upTo(values.length)] as (typeof values)[number],
    often: (share) => next() < share,
  }
}
