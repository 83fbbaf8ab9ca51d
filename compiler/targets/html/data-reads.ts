import type { Binding, Component } from '../../ir/types.ts'
import type { Evaluator } from '../../constants/evaluate.ts'
import { unwrap, walk, type Node } from '../../parse/ast.ts'

/**
 * Finds out which properties of the file's constants something reads at run time: those whose name stands in the code,
 * and those a name that is computed may be.
 *
 * @param code everything in the snippet that runs, but for data
 * @param plain constants of which only the value is needed
 * @returns whether a word stands in the code, and whether a property of an object literal may be read
 */
export function readsByName(component: Component, evaluator: Evaluator, code: string, plain: ReadonlySet<Binding>) {
  const { refs, data, parsed } = component
  const words = new Set(code.match(/[A-Za-z_$][\w$]*/g))
  /** Tables that something is looked up in, and whether there are lookups whose table is not known. */
  const tables = new Set<Node>()
  let isAnythingLookedUp = /\bObject\.|JSON\.stringify|Intl\./.test(code)

  for (const binding of data)
    if (!plain.has(binding) && !isWritten(binding.init))
      for (const word of textOf(binding.init).match(/[A-Za-z_$][\w$]*/g) ?? []) words.add(word)
  walk(parsed.program, (node) => {
    if (node.type !== 'MemberExpression' || !node.computed || isIndex(unwrap(node.property))) return
    const object = refs.get(unwrap(node.object))
    if (object?.kind === 'data') tables.add(unwrap(object.init))
    else isAnythingLookedUp = true
  })

  return {
    word: (name: string) => words.has(name),
    property: (name: string, object: Node) => isAnythingLookedUp || tables.has(object) || words.has(name),
  }

  function textOf({ start, end }: Node): string {
    return parsed.source.slice(start, end)
  }

  /** Whether a key is a position in a list, or is written down. */
  function isIndex(key: Node): boolean {
    if (key.type === 'Literal') return true
    const binding = refs.get(key)
    if (binding?.kind === 'item') return binding.role === 'index'
    if (binding?.kind === 'local') return isTypedNumber(binding)
    if (key.type === 'BinaryExpression' && /^[-*/%]$/.test(key.operator)) return true
    if (key.type === 'BinaryExpression' && key.operator === '+') return isIndex(key.left) && isIndex(key.right)
    const value = evaluator.evaluate(key, evaluator.initial)
    return value.known && typeof value.value === 'number'
  }

  function isTypedNumber(binding: Binding): boolean {
    for (const [node, candidate] of refs)
      if (candidate === binding && node.type === 'Identifier' && node.typeAnnotation)
        return node.typeAnnotation.typeAnnotation.type === 'TSNumberKeyword'
    return false
  }
}

/** Whether a constant is written down, rather than computed. */
function isWritten(init: Node): boolean {
  let written = true
  walk(init, (node) => {
    if (/^(CallExpression|ArrowFunctionExpression|MemberExpression|NewExpression|SpreadElement)$/.test(node.type))
      written = false
  })
  return written
}
