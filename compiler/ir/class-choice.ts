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
  const [yes, no] = [branch.yes, branch.no].map((each) => branchCode(each, write, map))
  const isPlain = typeof branch.yes === 'string'
  return `${write(branch.test)} ? ${isPlain ? yes : `(${yes})`} : ${no}`
}

/** `test && classes`, with brackets around what binds more weakly. */
export const whenTrue = (test: string, classes: string): string => `${guard(test)} && ${guard(classes)}`

const guard = (code: string) => (/\|\||\?\?|\? /.test(code) ? `(${code})` : code)
