import { walk, type Node } from '../parse/ast.ts'
import { longest } from '../parse/limits.ts'
import { inOrder, type Edit } from './edits.ts'
import { componentOf } from './functions.ts'
import type { Rewording } from './index.ts'
import { readPart, type Part } from './part.ts'
import { argumentsOf } from './part-arguments.ts'
import { inlined } from './inline.ts'
import { writtenIn } from './names.ts'

type Use = Extract<Node, { type: 'JSXElement' }>

/**
 * Writes the markup of small components of the same file where they stand, with what they are given in its place. One
 * with states of its own may stand once, and not in a list or under a condition; what cannot be written in place is
 * told (E101).
 */
export const inlinedParts: Rewording = (parsed, report) => {
  const { program, source } = parsed
  const component = componentOf(program)
  const parts = new Map(
    program.body.flatMap((statement) => {
      const part = readPart(statement)
      return part ? [[part.name, part] as const] : []
    }),
  )
  if (!component || parts.size === 0) return []
  const uses: { node: Use; part: Part; isSteady: boolean; holder: Node | null }[] = []
  const find = (node: Node, isSteady: boolean, parent: Node | null) =>
    walk(
      node,
      (child, above) => {
        if (child.type === 'JSXElement' && child.openingElement.name.type === 'JSXIdentifier') {
          const part = parts.get(child.openingElement.name.name)
          if (part) {
            uses.push({ node: child, part, isSteady, holder: above })
            return false
          }
        }
        if (isSteady && /^(ArrowFunctionExpression|ConditionalExpression|LogicalExpression)$/.test(child.type)) {
          find(child, false, above)
          return false
        }
        return undefined
      },
      parent,
    )
  if (component.body) find(component.body, true, component)
  if (uses.length === 0) return withoutParts(program, [...parts.values()], source)

  const edits: Edit[] = []
  const complain = (part: Part, message: string, help: string) => {
    report.add('E101', part.id, message, help)
    return []
  }
  let length = source.length
  for (const { node, part, isSteady, holder } of uses) {
    if (part.refusal) return complain(part, part.refusal.message, part.refusal.help)
    const usedOnce = uses.filter((each) => each.part === part).length === 1
    if (part.hasHooks && (!usedOnce || !isSteady))
      return complain(
        part,
        `“${part.name}” has states of its own in more than one place, in a list or under a condition`,
        'keep them in the component, in a list by what identifies each item',
      )
    const given = argumentsOf(node, part, source)
    if (typeof given === 'string') return complain(part, given, 'write the markup where it is shown')
    const written = inlined(part, given, source, holder)
    if (typeof written === 'string') return complain(part, written, 'write the markup where it is shown')
    length += written.markup.length
    if (length > longest)
      return complain(part, 'written in place, the parts of this file are too long', 'use fewer of them')
    edits.push({ start: node.start, end: node.end, text: written.markup })
    const end = component.body?.body.find((statement) => statement.type === 'ReturnStatement')
    if (written.statements && end) edits.push({ start: end.start, end: end.start, text: `${written.statements}\n\n  ` })
  }
  return inOrder(edits)
}

/** Takes out parts that stand nowhere any more, and the types that only they named. */
function withoutParts(program: Parameters<typeof componentOf>[0], parts: readonly Part[], source: string): Edit[] {
  const gone = new Set<Node>(parts.map(({ statement }) => statement))
  const named = new Set(parts.flatMap(({ statement }) => [...writtenIn(statement)]))
  const isType = (statement: Node) =>
    statement.type === 'TSTypeAliasDeclaration' || statement.type === 'TSInterfaceDeclaration'
  for (let before = -1; before !== gone.size;) {
    before = gone.size
    const stays = program.body.filter((statement) => !gone.has(statement))
    for (const statement of stays) {
      if (!isType(statement) || !('id' in statement) || !statement.id || !('name' in statement.id)) continue
      const { name } = statement.id
      if (!named.has(name)) continue
      if (stays.some((other) => other !== statement && writtenIn(other).has(name))) continue
      gone.add(statement)
      for (const each of writtenIn(statement)) named.add(each)
    }
  }
  return [...gone]
    .map(({ start, end }) => ({ start, end: end + (/^\s*\n/.exec(source.slice(end))?.[0].length ?? 0), text: '' }))
    .sort((a, z) => a.start - z.start)
}
