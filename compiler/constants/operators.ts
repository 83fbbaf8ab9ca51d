import type { Node } from '../parse/ast.ts'
import { Refusal, type Budget } from './budget.ts'
import { keyOf } from './members.ts'

/** `-a`, `!a`, `typeof a` */
export function unary(operator: string, value: unknown, at: Node): unknown {
  switch (operator) {
    case '!':
      return !value
    case 'typeof':
      return typeof value
    case '-':
      return -Number(value)
    case '+':
      return Number(value)
    case '~':
      return ~Number(value)
    default:
      throw new Refusal(`“${operator}” is not computed`, { at })
  }
}

type Operators = Record<string, (left: never, right: never) => unknown>

/** Operators of values that are no objects; sums and comparisons do with texts what JavaScript does. */
const operators: Operators = {
  '+': (left: number, right: number) => left + right,
  '-': (left: number, right: number) => left - right,
  '*': (left: number, right: number) => left * right,
  '/': (left: number, right: number) => left / right,
  '%': (left: number, right: number) => left % right,
  '**': (left: number, right: number) => left ** right,
  '|': (left: number, right: number) => left | right,
  '&': (left: number, right: number) => left & right,
  '^': (left: number, right: number) => left ^ right,
  '<<': (left: number, right: number) => left << right,
  '>>': (left: number, right: number) => left >> right,
  '>>>': (left: number, right: number) => left >>> right,
  '<': (left: number, right: number) => left < right,
  '<=': (left: number, right: number) => left <= right,
  '>': (left: number, right: number) => left > right,
  '>=': (left: number, right: number) => left >= right,
}

/** `a + b` and every other operator between two values. */
export function binary(
  node: Extract<Node, { type: 'BinaryExpression' }>,
  left: unknown,
  right: unknown,
  budget: Budget,
): unknown {
  switch (node.operator) {
    case '===':
      return left === right
    case '!==':
      return left !== right
    case '==':
    case '!=': {
      const isEqual = isNone(left) || isNone(right) ? isNone(left) && isNone(right) : loose(left) == loose(right)
      return node.operator === '==' ? isEqual : !isEqual
    }
    case 'in':
      if (typeof right !== 'object' || right === null) throw new TypeError(`Cannot use 'in' operator`)
      return Object.hasOwn(right, String(keyOf(left, budget, node)))
  }
  const operator = operators[node.operator]
  if (!operator) throw new Refusal(`“${node.operator}” is not computed`, { at: node })
  const result = operator(plain(left) as never, plain(right) as never)
  if (typeof result === 'string') budget.spend(result.length / 16, node)
  return result

  function loose(value: unknown) {
    return typeof left === 'object' && typeof right === 'object' ? value : plain(value)
  }

  /** Dates are numbers when they are taken from each other, and texts when they are added up. */
  function plain(value: unknown): unknown {
    if (value instanceof Date && node.operator !== '+') return value.getTime()
    return typeof value === 'object' && value !== null ? keyOf(value, budget, node) : value
  }
}

const isNone = (value: unknown) => value === null || value === undefined
