import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import type { Evaluation } from '../../constants/evaluate.ts'
import { rewrite } from '../../javascript/rewrite.ts'
import type { Node } from '../../parse/ast.ts'
import { residualCode } from './residual.ts'

/** Knows what `yes`, `no` and literals are, and nothing else. */
function evaluate(node: Node): Evaluation {
  if (node.type === 'Literal') return { known: true, value: node.value }
  const isKnown = node.type === 'Identifier' && ['yes', 'no'].includes(node.name)
  return isKnown ? { known: true, value: node.name === 'yes' } : { known: false }
}

function settled(source: string): string {
  const [statement] = parseSync('test.ts', source, { preserveParens: false }).program.body
  if (statement?.type !== 'ExpressionStatement') throw new Error('The test holds no expression.')
  return rewrite(statement.expression, source, (node, write) => residualCode(node, evaluate, write))
}

test.each([
  ['yes && open', 'open'],
  ['no && open', 'no'],
  ['yes || open', 'yes'],
  ['no || open', 'open'],
  // The value itself is shown, and an empty text would show nothing else.
  ['open && yes', 'open && yes'],
  ['open ?? yes', 'open ?? yes'],
  ['open && yes ? 1 : 2', 'open ? 1 : 2'],
  ['open && no ? 1 : 2', '2'],
  ['open || no ? 1 : 2', 'open ? 1 : 2'],
  ['yes ? open : shut', 'open'],
  ['no ? open : shut ? 1 : 2', 'shut ? 1 : 2'],
  ['yes && (open || shut) && more', '(open || shut) && more'],
  ['(no || open) && more', 'open && more'],
  ['yes === open', 'open === yes'],
  ['yes <= open.count', 'open.count >= yes'],
  ['yes < open + 1', 'yes < open + 1'],
  ['1 < open', '1 < open'],
  ['open > yes', 'open > yes'],
])('%s is %s', (source, expected) => expect(settled(source)).toBe(expected))
