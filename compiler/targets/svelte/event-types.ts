import { browserEvents } from '../../markup/event-types.ts'
import type { Node } from '../../parse/ast.ts'

type Reference = Extract<Node, { type: 'TSTypeReference' }>

/** Whether a type is React's type of an event. */
export const isEventType = ({ typeName }: Reference): boolean =>
  typeName.type === 'Identifier' && Object.hasOwn(browserEvents, typeName.name)

/** `FormEvent<HTMLFormElement>` is `Event & { currentTarget: HTMLFormElement }`; undefined for types of the author. */
export function svelteType(node: Reference, write: (node: Node) => string): string | undefined {
  if (node.typeName.type !== 'Identifier' || !isEventType(node)) return undefined
  const event = browserEvents[node.typeName.name]
  const [element] = node.typeArguments?.params ?? []
  return element ? `${event} & { currentTarget: ${write(element)} }` : event
}
