import type { Binding, EventHandler } from '../../ir/types.ts'
import type { Override } from '../../javascript/rewrite.ts'
import type { Node } from '../../parse/ast.ts'
import type { Translate } from './expressions.ts'
import type { Call, Writer } from './writer.ts'
import { eventModifier, shapeOf } from '../../javascript/handler-shape.ts'

/** The types of elements whose events authors read, so that the template type-checks. */
const elementTypes: Record<string, string> = {
  a: 'HTMLAnchorElement',
  audio: 'HTMLAudioElement',
  button: 'HTMLButtonElement',
  details: 'HTMLDetailsElement',
  form: 'HTMLFormElement',
  input: 'HTMLInputElement',
  select: 'HTMLSelectElement',
  textarea: 'HTMLTextAreaElement',
  video: 'HTMLVideoElement',
}

/** What an event attribute runs: a function by its name, an assignment, or several calls one after the other. */
export function writeCall(handler: EventHandler, tag: string | null, writer: Writer, translate: Translate): Call {
  const { component, evaluator } = writer
  if (handler.kind === 'named') {
    const { binding } = handler
    if (binding.kind === 'setter') return { code: `${binding.state.name} = $event`, modifiers: [] }
    const { modifiers, statements } = shapeOf(binding, component, evaluator)
    return { code: statements.length === 0 ? '' : binding.name, modifiers }
  }
  const event = handler.param ? component.refs.get(handler.param) : undefined
  const steps = [handler.body].flat()
  const rest = steps.filter((step) => eventModifier(step, event, component) === null)
  const modifiers = steps.flatMap((step) => eventModifier(step, event, component) ?? [])
  // Vue tells statements apart by semicolons, which Prettier takes away; in a function it does not have to.
  const isFunction = rest.length > 1
  const name = isFunction && event ? event.name : '$event'
  const codes = rest.map((step) =>
    translate(step.type === 'ExpressionStatement' ? step.expression : step, 'template', renameEvent(event)),
  )
  if (!isFunction) return { code: codes.join(''), modifiers }
  const isUsed = event !== undefined && rest.some((step) => evaluator.dependencies(step).has(event))
  return { code: `(${isUsed ? name : ''}) => {\n${codes.join('\n')}\n}`, modifiers }

  /** The parameter of the author's function is Vue's `$event`. */
  function renameEvent(binding: Binding | undefined): Override {
    const isEvent = (node: Node) => binding !== undefined && component.refs.get(node) === binding
    return (node) => {
      if (
        node.type === 'MemberExpression' &&
        !node.computed &&
        node.property.type === 'Identifier' &&
        /^(target|currentTarget)$/.test(node.property.name) &&
        isEvent(node.object)
      )
        return `(${name}.${node.property.name} as ${elementTypes[tag ?? ''] ?? 'HTMLElement'})`
      // React types what an event carries as there, the browser as perhaps.
      if (
        node.type === 'MemberExpression' &&
        !node.computed &&
        !node.optional &&
        node.property.type === 'Identifier' &&
        /^(dataTransfer|clipboardData)$/.test(node.property.name) &&
        isEvent(node.object)
      )
        return `${name}.${node.property.name}!`
      if (node.type === 'Property' && node.shorthand && isEvent(node.value)) return `${writerName(node.value)}: ${name}`
      return isEvent(node) ? name : undefined
    }
  }
}

const writerName = (node: Node) => (node.type === 'Identifier' ? node.name : '')
