import type { Binding, Component } from '../../ir/types.ts'
import type { Node } from '../../parse/ast.ts'
import type { Span } from '../../problems/problem.ts'
import { handsChildOver, type SvelteNode } from './nodes.ts'
import type { Report } from '../../problems/report.ts'

/** Runes are only themselves while no name of the file is theirs without the dollar. */
const runes = ['state', 'derived', 'effect', 'props']

/** Gives recipes and snippets names that are free. */
export function createNames({ refs, scope }: Component) {
  const taken = new Set([...[...refs.values()].map(({ name }) => name), ...scope.keys()])
  const given = new Map<Binding, string>()
  const free = (wish: string): string => {
    let name = wish
    for (let count = 2; taken.has(name); count++) name = `${wish}${count}`
    return name
  }
  const declare = (wish: string): string => {
    const name = free(wish)
    taken.add(name)
    return name
  }
  const shared = new Map<string, string>()
  return {
    /** A name for where it stands, such as the position in a list: another list may have the same. */
    free,
    /** A name for a variable of the script, which nobody else gets. */
    declare,
    /** The same for everyone who wishes for it. */
    shared(wish: string): string {
      const name = shared.get(wish) ?? declare(wish)
      shared.set(wish, name)
      return name
    },
    /** `PencilIcon` is the snippet `pencilIcon`. */
    snippet(icon: Extract<Binding, { kind: 'icon' }>): string {
      const known = given.get(icon)
      if (known) return known
      const name = declare(icon.name.charAt(0).toLowerCase() + icon.name.slice(1))
      given.set(icon, name)
      return name
    },
  }
}

/**
 * Refuses names that mean something in Svelte (E106): at the top of the file those of runes and of imports, in a list
 * around a snippet those the snippet brings.
 */
export function checkNames(
  component: Component,
  imported: Iterable<string>,
  markup: readonly SvelteNode[],
  report: Report,
) {
  const refuse = (name: string, at: Span) =>
    report.add('E106', at, `“${name}” is a name that Svelte needs`, 'choose another name')

  const reserved = new Set([...runes, ...imported])
  for (const binding of component.scope.values()) {
    const { kind, name } = binding
    if (kind === 'part' || kind === 'import' || kind === 'icon' || kind === 'setter') continue
    if (reserved.has(name) || name.startsWith('$')) refuse(name, placeOf(binding, component))
  }
  if (!handsChildOver(markup)) return
  for (const [node, { kind, name }] of component.refs) {
    if (['item', 'state', 'data', 'derived', 'handler'].includes(kind) && ['child', 'props'].includes(name))
      refuse(name, node)
  }
}

/** Where a name is declared, as near as is known. */
function placeOf(binding: Binding, { parsed, refs }: Component): Span {
  if (binding.kind === 'state') return binding.state
  const isOfType = (node: Node) =>
    (node.type === 'TSTypeAliasDeclaration' || node.type === 'TSInterfaceDeclaration') && node.id.name === binding.name
  const declared = 'statement' in binding ? binding.statement : parsed.program.body.find(isOfType)
  return declared ?? [...refs].find(([, other]) => other === binding)?.[0] ?? { start: 0, end: 0 }
}
