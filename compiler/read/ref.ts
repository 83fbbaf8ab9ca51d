import type { Binding } from '../ir/types.ts'
import type { CallExpression, Node } from '../parse/ast.ts'
import type { Span } from '../problems/problem.ts'
import type { Report } from '../problems/report.ts'

/** Reads `const track = useRef<HTMLDivElement>(null)`: a ref points at one element of the markup (E122). */
export function readRef(
  id: Node,
  call: CallExpression,
  statement: Node,
  declare: (binding: Binding, at: Span) => void,
  report: Report,
) {
  const type = call.typeArguments?.params[0]
  const name = type?.type === 'TSTypeReference' && type.typeName.type === 'Identifier' ? type.typeName.name : ''
  const [initial, more] = call.arguments
  const isNull = initial?.type === 'Literal' && initial.value === null && !more
  if (id.type !== 'Identifier' || !/^(HTML|SVG)\w*Element$/.test(name) || !isNull) {
    report.add(
      'E122',
      call,
      'a ref points at an element and says which',
      'const track = useRef<HTMLDivElement>(null); what changes is a state',
    )
    return
  }
  declare({ kind: 'ref', name: id.name, type: name, statement }, id)
}
