import type { Node } from '../../parse/ast.ts'

/** The browser's event for each of React's types; one of none is just an event. */
const events: Record<string, string> = {
  ChangeEvent: 'Event',
  ClipboardEvent: 'ClipboardEvent',
  DragEvent: 'DragEvent',
  FocusEvent: 'FocusEvent',
  FormEvent: 'Event',
  KeyboardEvent: 'KeyboardEvent',
  MouseEvent: 'MouseEvent',
  PointerEvent: 'PointerEvent',
  SubmitEvent: 'SubmitEvent',
  SyntheticEvent: 'Event',
  WheelEvent: 'WheelEvent',
}

type Reference = Extract<Node, { type: 'TSTypeReference' }>

export const isEventType = ({ typeName }: Reference): boolean =>
  typeName.type === 'Identifier' && Object.hasOwn(events, typeName.name)

/** `FormEvent<HTMLFormElement>` is `Event & { currentTarget: HTMLFormElement }`; undefined for types of the author. */
export function svelteType(node: Reference, write: (node: Node) => string): string | undefined {
  if (node.typeName.type !== 'Identifier' || !isEventType(node)) return undefined
  const event = events[node.typeName.name]!
  const [element] = node.typeArguments?.params ?? []
  return element ? `${event} & { currentTarget: ${write(element)} }` : event
}
