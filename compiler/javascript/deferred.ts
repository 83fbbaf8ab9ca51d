import type { CallExpression, Node } from '../parse/ast.ts'

const timers = new Set(['queueMicrotask', 'requestAnimationFrame', 'setInterval', 'setTimeout'])
const methods = new Set(['addEventListener', 'catch', 'finally', 'then'])

/** Whether a call keeps the functions it is given for later: a timer, a listener, what follows a promise. */
export function runsDeferred({ callee }: Pick<CallExpression, 'callee'>): boolean {
  if (callee.type === 'Identifier') return timers.has(callee.name)
  return (
    callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && methods.has(callee.property.name)
  )
}

/** Whether a node is a function that a call or an observer runs later. */
export const isDeferred = (node: Node, parent: Node | null): boolean =>
  node.type === 'ArrowFunctionExpression' &&
  ((parent?.type === 'CallExpression' && runsDeferred(parent)) ||
    (parent?.type === 'NewExpression' &&
      parent.callee.type === 'Identifier' &&
      parent.callee.name.endsWith('Observer')))
