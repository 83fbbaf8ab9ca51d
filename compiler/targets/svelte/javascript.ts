import type { Binding, Component, EventHandler } from '../../ir/types.ts'
import type { DesignSystem } from '../../tailwind/design-system.ts'
import { writeNativeEvent } from '../../javascript/native-event.ts'
import { writeElementRef } from '../../javascript/element-refs.ts'
import type { Node } from '../../parse/ast.ts'
import { assignment, setterCall, shorthand, type SetterCall } from '../../javascript/setters.ts'
import { copiesIn, copying } from '../../javascript/copies.ts'
import { rewrite, type Override } from '../../javascript/rewrite.ts'
import { classStrings } from '../../tailwind/class-strings.ts'
import { eventParameters, isCarried, isTarget, memberOfTarget } from './event-targets.ts'
import { eventTypes, svelteType } from './event-types.ts'
import { separatorAfter } from '../../javascript/statements.ts'

export type JavaScript = {
  expression(node: Node): string
  handler(handler: EventHandler): string
  call(handler: EventHandler, argument: string): string
  /** The same as a function without parameters; what takes no argument stands for itself. */
  callback(handler: EventHandler, argument: string): string
  /** The same as one statement: that of an expression, or a block. */
  statement(handler: EventHandler, argument: string): string
  /** The same as statements that stand in a block; without an argument its own parameter stays. */
  statements(handler: EventHandler, argument?: string): string
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
  const types = eventTypes(component)
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
        return call ? assigned(call, write) + separatorAfter(child, parsed.source) : undefined
      }
      const call = setterCall(child, refs)
      if (call) return `(${assigned(call, write)})`
      const short = shorthand(child, write)
      if (short !== undefined) return short
      if (child.type === 'MemberExpression' && isTarget(child.object, events, refs)) {
        usesTypes = true
        return memberOfTarget(child, write)
      }
      if (child.type === 'MemberExpression' && isCarried(child, events, refs)) {
        usesTypes = true
        return `${write(child.object)}.${write(child.property)}!`
      }
      const native = writeNativeEvent(child, write, refs)
      if (native !== undefined) return native
      if (child.type === 'TSTypeReference') return svelteType(child, types, write)
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
  function bodyOf(body: Body, renamed: Renamed, events: ReadonlySet<Binding>): string {
    const only = soleExpression(body)
    if (!only) return `{\n${stepsOf(body, renamed, events)}\n}`
    return setterCall(only, refs) ? `(${translate(only, renamed, events)})` : translate(only, renamed, events)
  }

  /** The same as statements. */
  function stepsOf(body: Body, renamed: Renamed, events: ReadonlySet<Binding>): string {
    const only = soleExpression(body)
    if (only) return translate(only, renamed, events)
    const steps = [body].flat() as Node[]
    const pieces = steps.map((step, index) => {
      const last = steps[index - 1]
      const before = last ? parsed.source.slice(last.end, step.start) : ''
      return before + translate(step, renamed, events)
    })
    return pieces.join('')
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
      const param = handler.param ? translate(handler.param) : ''
      return `(${param}) => ${bodyOf(handler.body, new Map(), withParameter(handler))}`
    },
    call,
    callback: (handler, argument) => calledWithNothing(handler) ?? `() => ${call(handler, argument)}`,
    statements,
    statement(handler, argument) {
      const code = statements(handler, argument)
      return handler.kind === 'named' || soleExpression(handler.body) ? code : `{\n${code}\n}`
    },
  }

  function call(handler: EventHandler, argument: string): string {
    if (handler.kind === 'inline') return bodyOf(handler.body, replacing(handler, argument), typed)
    const code = runNamed(handler, argument)
    return handler.binding.kind === 'setter' ? `(${code})` : code
  }

  /** The name of the function that is all a handler calls, with nothing. */
  function calledWithNothing(handler: EventHandler): string | null {
    if (handler.kind === 'named') {
      const { binding } = handler
      return binding.kind === 'handler' && binding.handler.node.params.length === 0 ? binding.name : null
    }
    const only = soleExpression(handler.body)
    const isBare = only?.type === 'CallExpression' && only.callee.type === 'Identifier' && only.arguments.length === 0
    return isBare && !setterCall(only, refs) ? translate(only.callee) : null
  }

  function statements(handler: EventHandler, argument?: string): string {
    if (handler.kind === 'named') return runNamed(handler, argument ?? '')
    if (argument !== undefined) return stepsOf(handler.body, replacing(handler, argument), typed)
    return stepsOf(handler.body, new Map(), withParameter(handler))
  }

  function runNamed({ binding }: Extract<EventHandler, { kind: 'named' }>, argument: string): string {
    if (binding.kind === 'setter') return `${binding.state.name} = ${argument}`
    return `${binding.name}(${binding.handler.node.params.length > 0 ? argument : ''})`
  }

  function replacing({ param }: Inline, argument: string): Renamed {
    const event = param ? refs.get(param) : undefined
    return new Map(event ? [[event, argument]] : [])
  }

  /** The parameters that are events, and that of the handler. */
  function withParameter({ param }: Inline): ReadonlySet<Binding> {
    const event = param ? refs.get(param) : undefined
    return new Set([...typed, ...(event ? [event] : [])])
  }
}

type Inline = Extract<EventHandler, { kind: 'inline' }>
type Body = Inline['body']

/** The expression that a body consists of; null where it has statements. */
function soleExpression(body: Body): Node | null {
  const [only, ...others] = [body].flat() as Node[]
  if (!only || others.length > 0) return null
  const node = only.type === 'ExpressionStatement' ? only.expression : only
  return node.type.endsWith('Statement') || node.type === 'VariableDeclaration' ? null : node
}
