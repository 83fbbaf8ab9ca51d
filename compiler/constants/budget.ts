import type { Node } from '../parse/ast.ts'
import { isObject } from './kinds.ts'

/** Why something of the author's is not computed before the page runs: `at` is where, as far as one can say. */
export class Refusal extends Error {
  readonly at: Node | null
  readonly help: string | undefined
  constructor(message: string, { at = null, help }: { at?: Node | null; help?: string } = {}) {
    super(message)
    this.at = at
    this.help = help
  }
}

/** The refusal of what would take too long or too much memory. */
export class Exhausted extends Refusal {}

/** What may be spent on one component: each step of the evaluator costs 1, and so does each value it makes. */
export type Budget = {
  /** @throws Exhausted when that is more than is left */
  spend(steps: number, at?: Node | null): void
  /** Whether something was refused for want of steps: then nothing more is computed. */
  isExhausted(): boolean
}

/** Every component of the library is computed within it. */
export const budgetOfComponent = 4_000_000
const deepest = 200
/** Text counts by the piece, so that a long one costs more than a number. */
const lettersPerStep = 16

/** @returns a budget of so many steps */
export function createBudget(steps: number): Budget {
  let left = steps
  return {
    spend(cost, at = null) {
      left -= cost
      if (left >= 0) return
      left = 0
      throw new Exhausted('computing this takes too long or too much memory', {
        at,
        help: 'write the values down, or compute fewer of them',
      })
    },
    isExhausted: () => left === 0,
  }
}

/**
 * How many values there are in one, each place counted by itself as when it is written down.
 *
 * @throws Exhausted when there are more than `limit`, or they lie too deep in each other
 */
export function weigh(value: unknown, limit = budgetOfComponent): number {
  let weight = 0
  const count = (each: unknown, depth: number) => {
    weight += typeof each === 'string' ? 1 + each.length / lettersPerStep : 1
    if (weight > limit || depth > deepest)
      throw new Exhausted('this holds too many values', { help: 'write down what is shown, and no more' })
    if (Array.isArray(each)) for (const inner of each as unknown[]) count(inner, depth + 1)
    else if (each instanceof Map || each instanceof Set) for (const inner of each) count(inner, depth + 1)
    else if (isObject(each)) for (const inner of Object.values(each)) count(inner, depth + 1)
  }
  count(value, 0)
  return Math.ceil(weight)
}
