import type { Binding, Refs } from '../ir/types.ts'
import { childrenOf, unwrap, type Node } from '../parse/ast.ts'
import { isDeferred } from './deferred.ts'

type Ref = Extract<Binding, { kind: 'ref' }>

/** The ref whose element a node is: `track` of `track.current`. */
export function elementRef(node: Node, refs: Refs): Ref | null {
  const binding = node.type === 'MemberExpression' ? refs.get(node.object) : undefined
  return binding?.kind === 'ref' ? binding : null
}

/**
 * Writes what reads a ref for flavours in which its element is a variable that is always there: nothing asks for it.
 *
 * @param nameOf what the element is called
 * @returns undefined for everything else
 */
export function writeElementRef(
  node: Node,
  write: (node: Node) => string,
  refs: Refs,
  nameOf: (ref: Ref) => string,
): string | undefined {
  // An empty statement can stand wherever one is expected; Prettier drops it.
  if (asksForElement(node, refs)) return ';'
  if (node.type === 'IfStatement') {
    const isNeedless = elementRef(node.test, refs) && !node.alternate && node.consequent.type !== 'BlockStatement'
    return isNeedless ? write(node.consequent) : undefined
  }
  if (node.type !== 'MemberExpression') return undefined
  const own = elementRef(node, refs)
  if (own) return nameOf(own)
  const owner = elementRef(unwrap(node.object), refs)
  return owner ? nameOf(owner) + (node.computed ? `[${write(node.property)}]` : `.${write(node.property)}`) : undefined
}

/**
 * The refs a function reads after it has ended or waited. Alpine looks for `$refs` around whoever called, who may have
 * left the page by then, so it takes their elements at its beginning.
 */
export function elementsReadLater(node: Node, refs: Refs): Ref[] {
  const found = new Set<Ref>()
  let hasWaited = false
  const follow = (each: Node, parent: Node | null, isLater: boolean): void => {
    const later = isLater || isDeferred(each, parent)
    const ref = later || hasWaited ? elementRef(each, refs) : null
    if (ref) found.add(ref)
    for (const child of childrenOf(each)) follow(child, each, later)
    if (each.type === 'AwaitExpression') hasWaited = true
  }
  follow(node, null, false)
  return [...found]
}

/** Whether a statement is `if (!box.current) return`. */
export function asksForElement(statement: Node, refs: Refs): boolean {
  if (statement.type !== 'IfStatement' || statement.alternate || !isReturn(statement.consequent)) return false
  const { test } = statement
  return test.type === 'UnaryExpression' && test.operator === '!' && elementRef(unwrap(test.argument), refs) !== null
}

/** Whether a statement is `return`, also in braces. */
export function isReturn(statement: Node): boolean {
  if (statement.type === 'ReturnStatement') return !statement.argument
  const [only, ...others] = statement.type === 'BlockStatement' ? statement.body : []
  return only !== undefined && others.length === 0 && isReturn(only)
}
