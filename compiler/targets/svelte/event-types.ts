import type { Binding, Component, ViewNode } from '../../ir/types.ts'
import { isTag, walkView } from '../../ir/walk.ts'
import { browserEvents } from '../../markup/event-types.ts'
import { walk, type Node } from '../../parse/ast.ts'

type Reference = Extract<Node, { type: 'TSTypeReference' }>

/** Whether a type is React's type of an event. */
export const isEventType = ({ typeName }: Reference): boolean =>
  typeName.type === 'Identifier' && Object.hasOwn(browserEvents, typeName.name)

/** How the events that functions take are typed here, by the type the author wrote. */
export type EventTypes = ReadonlyMap<Node, { event: string; asksForElement: boolean }>

/**
 * What listens to `submit` alone takes a `SubmitEvent`, and the element is only named where somebody asks for it:
 * `Event & { currentTarget: HTMLInputElement }`.
 */
export function eventTypes({ refs, parsed, handlers, root }: Component): EventTypes {
  const types = new Map<Node, { event: string; asksForElement: boolean }>()
  const asked = new Set<Binding>()
  const uses = new Map<Binding, number>()
  const declared: { binding: Binding; type: Reference; event: string }[] = []
  walk(parsed.program, (node, parent) => {
    const binding = refs.get(node)
    if (!binding || node.type !== 'Identifier') return
    const type = node.typeAnnotation?.typeAnnotation
    if (type?.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && isEventType(type))
      declared.push({ binding, type, event: browserEvents[type.typeName.name] ?? 'Event' })
    else if (!isPlainMember(node, parent)) asked.add(binding)
    uses.set(binding, (uses.get(binding) ?? 0) + 1)
  })
  for (const { binding, type, event } of declared) {
    const owner = handlers.find(({ handler }) => refs.get(handler.node.params[0] as Node) === binding)
    const isSubmit = owner !== undefined && event === 'Event' && uses.get(owner) === submits(owner, root)
    types.set(type, { event: isSubmit ? 'SubmitEvent' : event, asksForElement: asked.has(binding) })
  }
  return types
}

/** Whether a name is asked for one of its own properties that every event of its kind has. */
const isPlainMember = (node: Node, parent: Node | null) =>
  parent?.type === 'MemberExpression' &&
  parent.object === node &&
  !parent.computed &&
  parent.property.type === 'Identifier' &&
  !/^(target|currentTarget)$/.test(parent.property.name)

/** How often a function stands for `submit`. */
function submits(owner: Binding, root: ViewNode[]): number {
  let count = 0
  walkView(root, (node) => {
    if (!isTag(node)) return
    for (const attribute of node.attributes) {
      if (attribute.kind !== 'event' || attribute.handler.kind !== 'named') continue
      if (attribute.handler.binding === owner && attribute.name === 'onSubmit') count++
    }
  })
  return count
}

/** The type of an event for Svelte; undefined for types of the author. */
export function svelteType(node: Reference, types: EventTypes, write: (node: Node) => string): string | undefined {
  if (node.typeName.type !== 'Identifier' || !isEventType(node)) return undefined
  const { event = browserEvents[node.typeName.name] ?? 'Event', asksForElement = true } = types.get(node) ?? {}
  const [element] = node.typeArguments?.params ?? []
  return element && asksForElement ? `${event} & { currentTarget: ${write(element)} }` : event
}
