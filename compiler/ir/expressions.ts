import type { Node } from '../parse/ast.ts'
import { testsOfChoice } from './class-choice.ts'
import type { ViewNode } from './types.ts'

/** The author's expressions that a piece of markup itself shows or decides by; those of events are not among them. */
export function expressionsOf(node: ViewNode): Node[] {
  const own: (Node | null)[] =
    node.kind === 'expr'
      ? [node.expression]
      : node.kind === 'if'
        ? [node.test]
        : node.kind === 'for'
          ? [node.list, node.key]
          : node.kind === 'icon'
            ? [node.expression]
            : []
  const attributes =
    'attributes' in node ? node.attributes.map((attribute) => (attribute.kind === 'expr' ? attribute.value : null)) : []
  const classes =
    'classes' in node
      ? node.classes.flatMap((part) =>
          part.kind === 'when' ? testsOfChoice(part) : part.kind === 'expr' ? [part.expression] : [],
        )
      : []
  return [...own, ...attributes, ...classes].filter((expression) => expression !== null)
}
