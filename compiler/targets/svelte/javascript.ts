import type { Binding, Component, EventHandler } from '../../ir/types.ts'
import type { DesignSystem } from '../../tailwind/design-system.ts'
import { writeElementRef } from '../../javascript/element-refs.ts'
import type { Node } from '../../parse/ast.ts'
import { assignment, setterCall, shorthand, type SetterCall } from '../../javascript/setters.ts'
import { copiesIn, copying } from '../../javascript/copies.ts'
import { rewrite, type Override } from '../../javascript/rewrite.ts'
import { classStrings } from '../../tailwind/class-strings.ts'
import { eventParameters, isTarget, memberOfTarget } from './event-targets.ts'
import { svelteType } from './event-types.ts'

export type JavaScript = {
  expression(node: Node): string
  handler(handler: EventHandler): string
  call(handler: EventHandler, argument: string): string
  /** What the code written so far names. */
  used: Set<Binding>
  /** Whether something of what was written is TypeScript, which a script without a line must announce too. */
  usesTypes(): boolean
}

type IconBinding = Extract<Binding, { kind: 'icon' }>
type Renamed = ReadonlyMap<Binding, string>

/**
 * Translates the author's code for Svelte: setters become assignments, icons in data become snippets, and React's
 * types the browser's.
 *
 * @param snippetOf gives an icon its snippet
 */
export function createJavaScript(
  component: Component,
  design: DesignSystem,
  strings: ReturnType<typeof classStrings>,
  snippetOf: (icon: IconBinding) => string,
): JavaScript {
  const { refs, parsed } = component
  const typed = eventParameters({ refs, parsed })
  // What a rune holds is a proxy, which leaves constants as they are.
  const copies = copiesIn(component)
  const used = new Set<Binding>()
  let usesTypes = false

  function translate(node: Node, renamed: Renamed = new Map(), events: ReadonlySet<Binding> = typed): string {
    const override: Override = (child, write) => {
      usesTypes ||= child.type.startsWith('TS')
      if (child.type === 'Literal' && strings.has(child)) {
        const quote = parsed.source.charAt(child.start)
        return quote + design.sort(String(child.value)) + quote
      }
      const element = writeElementRef(child, write, refs, ({ name }) => name)
      if (element) return element
      if (child.type === 'ExpressionStatement') {
        const call = setterCall(child.expression, refs)
        return call ? assigned(call, write) : undefined
      }
      const call = setterCall(child, refs)
      if (call) return `(${assigned(call, write)})`
      const short = shorthand(child, write)
      if (short !== undefined) return short
      if (child.type === 'MemberExpression' && isTarget(child.object, events, refs)) {
        usesTypes = true
        return memberOfTarget(child, write)
      }
      if (child.type === 'TSTypeReference') return svelteType(child, write)
      const binding = refs.get(child)
      if (binding) used.add(binding)
      return binding && reference(binding)
    }

    const reference = (binding: Binding): string | undefined => {
      if (renamed.has(binding)) return renamed.get(binding)
      if (binding.kind === 'icon') return snippetOf(binding)
      if (binding.kind === 'setter') return `((value) => (${binding.state.name} = value))`
      return undefined
    }

    function assigned(call: SetterCall, write: (node: Node) => string): string {
      const target = call.state.name
      const writeFrom = (body: Node, previous: Binding | undefined) =>
        translate(body, previous ? new Map([...renamed, [previous, target]]) : renamed, events)
      return assignment(call, refs, { target, write, writeFrom })
    }

    const root = setterCall(node, refs)
    const copied = copying((child) => copies.get(child) === 'state', override)
    const write = (child: Node) => rewrite(child, parsed.source, copied)
    return root ? assigned(root, write) : write(node)
  }

  /** The body of an arrow function: an expression, an assignment in parentheses, or a block. */
  function bodyOf(
    body: Extract<EventHandler, { kind: 'inline' }>['body'],
    renamed: Renamed,
    events: ReadonlySet<Binding>,
  ) {
    const steps = [body].flat() as Node[]
    const [only] = steps
    if (steps.length === 1 && only) {
      const node = only.type === 'ExpressionStatement' ? only.expression : only
      if (!node.type.endsWith('Statement') && node.type !== 'VariableDeclaration')
        return setterCall(node, refs) ? `(${translate(node, renamed, events)})` : translate(node, renamed, events)
    }
    const pieces = steps.map((step, index) => {
      const last = steps[index - 1]
      const before = last ? parsed.source.slice(last.end, step.start) : ''
      return before + translate(step, renamed, events)
    })
    return `{\n${pieces.join('')}\n}`
  }

  return {
    used,
    usesTypes: () => usesTypes,
    expression: (node) => translate(node),
    handler(handler) {
      if (handler.kind === 'named') {
        const { binding } = handler
        return binding.kind === 'setter' ? `(value) => (${binding.state.name} = value)` : binding.name
      }
      const event = handler.param ? refs.get(handler.param) : undefined
      const param = handler.param ? translate(handler.param) : ''
      return `(${param}) => ${bodyOf(handler.body, new Map(), new Set([...typed, ...(event ? [event] : [])]))}`
    },
    call(handler, argument) {
      if (handler.kind === 'named') {
        const { binding } = handler
        if (binding.kind === 'setter') return `(${binding.state.name} = ${argument})`
        return `${binding.name}(${binding.handler.node.params.length > 0 ? argument : ''})`
      }
      const event = handler.param ? refs.get(handler.param) : undefined
      return bodyOf(handler.body, new Map(event ? [[event, argument]] : []), typed)
    },
  }
}
