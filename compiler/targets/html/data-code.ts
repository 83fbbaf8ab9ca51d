import type { Binding, Component } from '../../ir/types.ts'
import type { Evaluator } from '../../constants/evaluate.ts'
import { literal } from '../../javascript/literal.ts'
import { rewrite, type Override } from '../../javascript/rewrite.ts'
import { stripTypes } from '../../javascript/strip-types.ts'
import { walk, type Node } from '../../parse/ast.ts'
import type { Report } from '../../problems/report.ts'
import { readsByName } from './data-reads.ts'

type Data = Extract<Binding, { kind: 'data' }>

/** Writes the file's constants for the script of a snippet. */
export type DataCode = {
  /** The constant as code, without what the snippet never reads. */
  write(binding: Data): string
  /** Whether it is written as the plain value it has, so that what it is computed from is not needed. */
  isPlainValue(binding: Data): boolean
}

/**
 * Makes the writer of constants. Properties that nothing reads at run time are left out: a list that HTML has written
 * out item by item may be needed again for its prices only. What is computed with icons becomes the value it has.
 *
 * @param code everything else in the snippet that runs
 */
export function createDataCode(component: Component, evaluator: Evaluator, report: Report, code: string): DataCode {
  const { refs, parsed, data } = component
  const iconNames = new Set(data.flatMap(({ init }) => namesOfIcons(init)))
  const plain = new Set(data.filter((each) => isComputedWithIcons(each) && valueOf(each) !== null))
  const reads = readsByName(component, evaluator, code, plain)

  /** Whether a constant is computed from others by what icons stand under. */
  function isComputedWithIcons({ init }: Data): boolean {
    let found = false
    walk(init, (node, parent) => {
      const isKey = parent?.type === 'Property' && isIcon(parent)
      if (node.type === 'Identifier' && !isKey && iconNames.has(node.name)) found = true
    })
    return found
  }

  function namesOfIcons(init: Node): string[] {
    const names: string[] = []
    walk(init, (node) => {
      if (isIcon(node) && node.type === 'Property' && node.key.type === 'Identifier') names.push(node.key.name)
    })
    return names
  }

  /** Whether a constant holds icons where the script would have to name them. */
  function namesIcon(init: Node): boolean {
    let found = false
    walk(init, (node, parent) => {
      if (parent?.type === 'ObjectExpression' && node.type === 'Property' && isDropped(node, parent)) return false
      const binding = refs.get(node)
      if (binding?.kind === 'icon') found = true
      if (binding?.kind === 'data') found ||= namesIcon(binding.init)
      return undefined
    })
    return found
  }

  const isDropped = (property: Node, object: Node) => !keptOf(object).includes(property)

  /** The properties of an object that something reads; all, where none is, since something counts the objects. */
  function keptOf(object: Node): Node[] {
    if (object.type !== 'ObjectExpression') return []
    const kept = object.properties.filter((each) => {
      if (each.type !== 'Property' || each.computed) return true
      const name = each.key.type === 'Identifier' ? each.key.name : each.key.type === 'Literal' ? each.key.value : ''
      return isIcon(each) ? reads.word(String(name)) : reads.property(String(name), object)
    })
    return kept.length > 0 ? kept : object.properties.filter((each) => !isIcon(each))
  }

  const withoutUnread: Override = (node, write) => {
    if (node.type !== 'ObjectExpression') return stripTypes(node, write)
    const kept = keptOf(node)
    if (kept.length === node.properties.length) return undefined
    const first = node.properties[0]
    const edge = first && parsed.source.slice(node.start, first.start).includes('\n') ? '\n' : ' '
    return `{${edge}${kept.map(write).join(`,${edge}`)}${edge}}`
  }

  function isIcon(node: Node): boolean {
    return node.type === 'Property' && refs.get(node.value)?.kind === 'icon'
  }

  function valueOf({ init }: Data): string | null {
    const result = evaluator.evaluate(init, evaluator.constants)
    return result.known && !holdsIcon(result.value) ? literal(result.value) : null
  }

  return {
    isPlainValue: (binding) => plain.has(binding),
    write(binding) {
      if (plain.has(binding)) return valueOf(binding) ?? 'null'
      if (namesIcon(binding.init))
        report.add(
          'E410',
          binding.init,
          `“${binding.name}” is needed when the page runs, and holds icons, which HTML cannot choose then`,
          'keep the icons in a constant of their own, which only the markup reads',
        )
      return rewrite(binding.init, parsed.source, withoutUnread)
    },
  }
}

/** Icons are known by what they are imported as. */
function holdsIcon(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return ('kind' in value && value.kind === 'icon') || Object.values(value).some(holdsIcon)
}
