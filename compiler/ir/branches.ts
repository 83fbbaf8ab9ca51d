import type { Expression } from '../parse/ast.ts'
import type { If, ViewNode } from './types.ts'

/** One way a condition may go; without a test it is what is left. */
export type Branch = { test: Expression | null; nodes: ViewNode[] }

/** A condition as `if`, any number of `else if`, and perhaps `else`, in order. */
export function branchesOf({ test, consequent, alternate }: If): Branch[] {
  const [only] = alternate
  const others: Branch[] =
    alternate.length === 0
      ? []
      : alternate.length === 1 && only?.kind === 'if'
        ? branchesOf(only)
        : [{ test: null, nodes: alternate }]
  return [{ test, nodes: consequent }, ...others]
}
