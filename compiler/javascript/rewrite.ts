import { childrenOf, type Node } from '../parse/ast.ts'

/** Writes a node anew; undefined leaves it to the author's own text, with changes further down only. */
export type Override = (node: Node, write: (node: Node) => string) => string | undefined

/**
 * Copies a node from the source, letting `override` replace parts of it. The author's formatting survives around them.
 *
 * @param node what to write
 * @param source the file it came from
 */
export function rewrite(node: Node, source: string, override: Override): string {
  const write = (child: Node): string => {
    const own = override(child, write)
    if (own !== undefined) return own
    let text = ''
    let position = child.start
    for (const below of childrenOf(child)) {
      if (below.start < position) continue // a shorthand property names itself twice
      const written = write(below)
      const gap = source.slice(position, below.start)
      position = below.end
      const isChanged = written !== source.slice(below.start, below.end)
      if (isChanged && isPlain.test(written) && holdsOperands.has(child.type) && isBracketed(gap, source[position])) {
        text += gap.slice(0, -1) + written
        position++
      } else text += gap + written
    }
    return text + source.slice(position, child.end)
  }
  return write(node)
}

/** In these, brackets around an operand are nothing else; where it became a plain name or text, they go. */
const holdsOperands = new Set<Node['type']>(['BinaryExpression', 'ConditionalExpression', 'LogicalExpression'])
const isPlain = /^('[^']*'|[\w$.]+)$/
const isBracketed = (before: string, after: string | undefined) => before.endsWith('(') && after === ')'
