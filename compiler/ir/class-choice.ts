import type { Expression } from '../parse/ast.ts'
import { quote } from '../javascript/literal.ts'
import type { ClassBranch, ClassChoice } from './types.ts'

/** Every string a choice may yield, in order. */
export const stringsOfChoice = ({ yes, no }: ClassChoice): string[] =>
  [yes, no].flatMap((branch) => (typeof branch === 'string' ? [branch] : stringsOfChoice(branch)))

/** Every condition a choice depends on. */
export const testsOfChoice = ({ test, yes, no }: ClassChoice): Expression[] => [
  test,
  ...[yes, no].flatMap((branch) => (typeof branch === 'string' ? [] : testsOfChoice(branch))),
]

/** A side of a choice as JavaScript; `write` translates a condition, and `map` the classes. */
export function branchCode(
  branch: ClassBranch,
  write: (test: Expression) => string,
  map: (classes: string) => string,
): string {
  if (typeof branch === 'string') return quote(map(branch))
  const [yes, no] = [branchCode(branch.yes, write, map), branchCode(branch.no, write, map)]
  return ternary(write(branch.test), typeof branch.yes === 'string' ? yes : `(${yes})`, no)
}

/** `test ? yes : no`, of sides that are code. */
export const ternary = (test: string, yes: string, no: string): string => `${test} ? ${yes} : ${no}`

/** What an element's classes come from, as the one value each flavour binds: alone, or as a list; null for nothing. */
export const classListCode = (items: readonly string[]): string | null =>
  items.length > 1 ? `[${items.join(', ')}]` : (items[0] ?? null)

/** `test && classes`, with brackets around what binds more weakly. */
export const whenTrue = (test: string, classes: string): string => `${guard(test)} && ${guard(classes)}`

const guard = (code: string) => (/\|\||\?\?|\? /.test(code) ? `(${code})` : code)
