import type { Node } from '../../parse/ast.ts'
import { negate } from '../../javascript/literal.ts'
import { unwrap } from '../../parse/ast.ts'
import type { Lowering, Scope } from './lowering.ts'
import { turned } from './residual.ts'

/** Of two numbers that are never NaN one is less, or not: then `!(page < 2)` is `page >= 2`. */
export function opposite(node: Node, test: string, lowering: Lowering, scope: Scope): string {
  const comparison = unwrap(node)
  if (comparison.type !== 'BinaryExpression') return negate(test)
  // What is known may have changed places with what it is compared with.
  const written = [comparison.operator, turned[comparison.operator]].find((each) => test.includes(` ${each} `))
  const inverse = inverses[written ?? '']
  const isNumber = (side: Node) => {
    const value = lowering.initially(side, scope)
    return value.known && typeof value.value === 'number'
  }
  if (!inverse || !isNumber(comparison.left) || !isNumber(comparison.right)) return negate(test)
  // What people type, and what is taken from the page, may be no number at all.
  if (/\b(Number|parseInt|parseFloat|NaN|valueAsNumber)\b/.test(lowering.component.parsed.source)) return negate(test)
  const [left, right, ...more] = test.split(` ${written} `)
  return left && right && more.length === 0 && !/[?|&]/.test(test) ? `${left} ${inverse} ${right}` : negate(test)
}

const inverses: Record<string, string> = { '<': '>=', '<=': '>', '>': '<=', '>=': '<' }
