import type { Node } from '../parse/ast.ts'
import { Refusal } from './budget.ts'
import type { Frame, Interpreter } from './interpret.ts'
import { makeArray } from './literals.ts'
import { readMember } from './members.ts'

/** What a block came to: null where it went to its end, else what it returned, or that it left the switch around it. */
export type Outcome = { value: unknown } | typeof left | null

const left = Symbol('break')

/** The value a function returns by its block. */
export const returned = (outcome: Outcome): unknown =>
  outcome === null || outcome === left ? undefined : outcome.value

/** Runs statements one after the other, in a frame that they share. */
export function runBlock(statements: readonly Node[], frame: Frame, interpreter: Interpreter): Outcome {
  for (const statement of statements) {
    const outcome = run(statement, frame, interpreter)
    if (outcome) return outcome
  }
  return null
}

const within = (frame: Frame): Frame => ({ values: new Map(), outer: frame })

function run(statement: Node, frame: Frame, interpreter: Interpreter): Outcome {
  const { value, budget } = interpreter
  budget.spend(1, statement)
  switch (statement.type) {
    case 'BlockStatement':
      return runBlock(statement.body, within(frame), interpreter)
    case 'ExpressionStatement':
      value(statement.expression, frame)
      return null
    case 'IfStatement':
      if (value(statement.test, frame)) return run(statement.consequent, frame, interpreter)
      return statement.alternate ? run(statement.alternate, frame, interpreter) : null
    case 'ReturnStatement':
      return { value: statement.argument ? value(statement.argument, frame) : undefined }
    case 'VariableDeclaration':
      for (const { id, init } of statement.declarations)
        bind(id, init ? value(init, frame) : undefined, frame, interpreter)
      return null
    case 'TryStatement':
      return runTry(statement, frame, interpreter)
    case 'SwitchStatement':
      return runSwitch(statement, frame, interpreter)
    case 'BreakStatement':
      return left
    case 'ThrowStatement':
      throw value(statement.argument, frame)
    case 'EmptyStatement':
      return null
    default:
      throw new Refusal('this statement is not computed before the page runs', { at: statement })
  }
}

function runSwitch(
  { discriminant, cases }: Extract<Node, { type: 'SwitchStatement' }>,
  frame: Frame,
  interpreter: Interpreter,
): Outcome {
  const wanted = interpreter.value(discriminant, frame)
  const inner = within(frame)
  const found = cases.findIndex(({ test }) => test !== null && interpreter.value(test, inner) === wanted)
  const first = found >= 0 ? found : cases.findIndex(({ test }) => test === null)
  if (first < 0) return null
  const statements = cases.slice(first).flatMap(({ consequent }) => consequent)
  const outcome = runBlock(statements, inner, interpreter)
  return outcome === left ? null : outcome
}

function runTry(statement: Extract<Node, { type: 'TryStatement' }>, frame: Frame, interpreter: Interpreter): Outcome {
  let outcome: Outcome = null
  try {
    outcome = runBlock(statement.block.body, within(frame), interpreter)
  } catch (error) {
    // What is not computed is no error of the author's that the author's own code could catch.
    if (error instanceof Refusal || !statement.handler) throw error
    const inner = within(frame)
    if (statement.handler.param) bind(statement.handler.param, error, inner, interpreter)
    outcome = runBlock(statement.handler.body.body, inner, interpreter)
  }
  const last = statement.finalizer ? runBlock(statement.finalizer.body, within(frame), interpreter) : null
  return last ?? outcome
}

/** Gives the names of a pattern their values: `name`, `{ a, b }` or `[a, b]`. */
export function bind(pattern: Node, value: unknown, frame: Frame, interpreter: Interpreter): void {
  interpreter.budget.spend(1, pattern)
  switch (pattern.type) {
    case 'Identifier': {
      const binding = interpreter.refs.get(pattern)
      if (binding) frame.values.set(binding, value)
      return
    }
    case 'ObjectPattern':
      for (const property of pattern.properties) {
        if (property.type !== 'Property' || property.computed || property.key.type !== 'Identifier')
          throw new Refusal('this pattern is not computed', { at: property })
        bind(property.value, readMember(value, property.key.name, property, interpreter), frame, interpreter)
      }
      return
    case 'ArrayPattern': {
      const spread = { type: 'SpreadElement', argument: pattern, start: pattern.start, end: pattern.end }
      const values = makeArray({ elements: [spread as Node] }, { ...interpreter, value: () => value }, frame)
      pattern.elements.forEach((element, index) => {
        if (!element) return
        if (element.type === 'RestElement') bind(element.argument, values.slice(index), frame, interpreter)
        else bind(element, values[index], frame, interpreter)
      })
      return
    }
    default:
      throw new Refusal('this pattern is not computed', { at: pattern })
  }
}
