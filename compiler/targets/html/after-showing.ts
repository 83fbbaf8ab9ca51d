import type { Component, ViewNode } from '../../ir/types.ts'
import type { Node } from '../../parse/ast.ts'
import { childrenOf } from '../../ir/walk.ts'
import { unwrap, walk } from '../../parse/ast.ts'

/** Tags and names of attributes of what is in the page only while a condition holds. */
export type Conditional = { tags: ReadonlySet<string>; attributes: ReadonlySet<string> }

/** @returns what the conditions of a component show and hide */
export function conditionalOf({ root }: Component): Conditional {
  const tags = new Set<string>()
  const attributes = new Set<string>()
  const visit = (node: ViewNode, isConditional: boolean) => {
    if (isConditional && node.kind === 'element') {
      tags.add(node.tag)
      for (const { name } of node.attributes) attributes.add(name)
    }
    for (const child of childrenOf(node)) visit(child, isConditional || node.kind === 'if')
  }
  for (const node of root) visit(node, false)
  return { tags, attributes }
}

/**
 * Writes `setTimeout(() => …)` without a delay so that it waits for the next frame, too, where it looks for what a
 * condition shows: Alpine.js does that in the frame after a change, and what is not shown yet takes no focus.
 *
 * @param isGlobal whether a name is the browser's own
 * @returns undefined for anything else
 */
export function writeAfterShowing(
  node: Node,
  write: (node: Node) => string,
  conditional: Conditional,
  isGlobal: (name: Node) => boolean,
): string | undefined {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return undefined
  if (node.callee.name !== 'setTimeout' || !isGlobal(node.callee)) return undefined
  const [later, delay] = node.arguments
  if (later?.type !== 'ArrowFunctionExpression' || !isNothing(delay)) return undefined
  if (!selectorsIn(later).some((selector) => finds(selector, conditional))) return undefined
  return `setTimeout(() => requestAnimationFrame(${write(later)}))`
}

/** Whether a delay is left out, or 0. */
function isNothing(delay: Node | undefined): boolean {
  if (!delay) return true
  const node = unwrap(delay)
  return node.type === 'Literal' && node.value === 0
}

/** What the page is searched for, of a template only what is written. */
function selectorsIn(code: Node): string[] {
  const found: string[] = []
  walk(code, (node) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return
    const { property } = node.callee
    if (property.type !== 'Identifier') return
    if (property.name === 'getElementById') found.push('#')
    const [selector] = node.arguments
    if (!selector || !/^querySelector(All)?$/.test(property.name)) return
    if (selector.type === 'Literal') found.push(String(selector.value))
    if (selector.type === 'TemplateLiteral') found.push(selector.quasis.map(({ value }) => value.cooked).join(''))
  })
  return found
}

/** Whether a selector may mean something that a condition shows: by an attribute, an id, or the tag at its end. */
function finds(selector: string, { tags, attributes }: Conditional): boolean {
  const named = [...selector.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name)
  if (selector.includes('#')) named.push('id')
  const tag = /(?:^|[\s>+~,])([a-z][\w-]*)$/.exec(selector)?.[1]
  return named.some((name) => attributes.has(name)) || (tag !== undefined && tags.has(tag))
}
