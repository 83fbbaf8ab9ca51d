import type { Component } from '../ir/types.ts'
import { holdsClasses } from './class-names.ts'
import { walk, type Node } from '../parse/ast.ts'

/** The strings of an expression that it may yield. */
export function stringsIn(node: Node): Node[] {
  const found: Node[] = []
  walk(node, (child, parent) => {
    if (child.type !== 'Literal' || typeof child.value !== 'string') return
    // What is compared is not a class: status === 'paid' && '…'
    if (parent?.type === 'BinaryExpression' || (parent?.type === 'MemberExpression' && parent.property === child))
      return
    if (parent?.type === 'Property' && parent.key === child && parent.value !== child) return
    found.push(child)
  })
  return found
}

/** Every string of a file that holds classes: in className, in clsx(), and in data under names that say so. */
export function classStrings({ parsed }: Component): Set<Node> {
  const found = new Set<Node>()
  const add = (node: Node) => stringsIn(node).forEach((string) => found.add(string))
  walk(parsed.program, (node) => {
    if (node.type === 'JSXAttribute' && node.name.name === 'className' && node.value) add(node.value)
    else if (node.type === 'Property' && node.key.type === 'Identifier' && holdsClasses(node.key.name)) add(node.value)
    else if (
      node.type === 'VariableDeclarator' &&
      node.id.type === 'Identifier' &&
      node.init &&
      holdsClasses(node.id.name)
    )
      add(node.init)
  })
  return found
}
