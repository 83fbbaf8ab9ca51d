import { unwrap, type Node } from '../../parse/ast.ts'
import type { Lowering } from './lowering.ts'
import { code, plain, type SvelteAttribute } from './nodes.ts'

/** `href={…}`, or `href="mailto:{…}"` for a text with holes. */
export function expressionAttribute(
  name: string,
  value: Node,
  { expression }: Pick<Lowering, 'expression'>,
): SvelteAttribute {
  const node = unwrap(value)
  if (node.type === 'Literal' && typeof node.value === 'string' && !/[&"{]/.test(node.value))
    return plain(name, node.value)
  if (node.type === 'TemplateLiteral' && node.quasis.every(({ value: { raw } }) => !/[\\"{}<&\n]/.test(raw))) {
    const text = node.quasis.map(({ value: { raw } }, index) => {
      const hole = node.expressions[index]
      return raw + (hole ? `{${expression(hole)}}` : '')
    })
    return plain(name, text.join(''))
  }
  return code(name, expression(value))
}
