import type { Binding, Component } from '../../ir/types.ts'
import type { Lowering } from './lowering.ts'

/** Runes are only themselves while no name of the file is theirs without the dollar. */
const runes = new Set(['state', 'derived', 'props'])

/** Names the recipes write, which must not mean something else. */
const written = new Set(['child'])

/** Gives recipes and snippets names that are free. */
export function createNames({ refs, scope }: Component) {
  const taken = new Set([...[...refs.values()].map(({ name }) => name), ...scope.keys()])
  const given = new Map<Binding, string>()
  const free = (wish: string): string => {
    let name = wish
    for (let count = 2; taken.has(name); count++) name = `${wish}${count}`
    return name
  }
  return {
    free,
    /** `PencilIcon` is the snippet `pencilIcon`. */
    snippet(icon: Extract<Binding, { kind: 'icon' }>): string {
      const known = given.get(icon)
      if (known) return known
      const name = free(icon.name[0]!.toLowerCase() + icon.name.slice(1))
      taken.add(name)
      given.set(icon, name)
      return name
    },
  }
}

/** Refuses names that mean something in Svelte (E106). */
export function checkNames({ refs }: Component, { report, imports }: Lowering) {
  const reserved = new Set([...runes, ...written, ...(imports.get('bits-ui') ?? [])])
  for (const [node, binding] of refs) {
    const isOurs = binding.kind === 'part' || binding.kind === 'global' || binding.kind === 'import'
    const isBad = !isOurs && (reserved.has(binding.name) || binding.name.startsWith('$'))
    if (isBad) report.add('E106', node, `“${binding.name}” is a name that Svelte needs`, 'choose another name')
  }
}
