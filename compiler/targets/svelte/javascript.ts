import type { Binding, Component, EventHandler, State } from '../../ir/types.ts'
import type { DesignSystem } from '../../tailwind/design-system.ts'
import { writeElementRef } from '../../javascript/element-refs.ts'
import { unwrap, type Node } from '../../parse/ast.ts'
import { assign } from '../../javascript/assignment.ts'
import { copiesIn, copying } from '../../javascript/copies.ts'
import { rewrite, type Override } from '../../javascript/rewrite.ts'
import { classStrings } from '../../tailwind/class-strings.ts'
import { eventParameters, isTarget, memberOfTarget } from './event-targets.ts'
import { svelteType } from './event-types.ts'

export type JavaScript = {
  expression(node: Node): string
  handler(handler: EventHandler): string
  call(handler: EventHandler, argument: string): string
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
  let usesTypes = false

  function translate(node: Node, renamed: Renamed = new Map(), events: ReadonlySet<Binding> = typed): string {
    const override: Override = (child, write) => {
      usesTypes ||= child.type.startsWith('TS')
      if (child.type === 'Literal' && strings.has(child)) {
        const quote = parsed.source[child.start]!
        return quote + design.sort(String(child.value)) + quote
      }
      const element = writeElementRef(child, write, refs, ({ name }) => name)
      if (element) return element
      if (child.type === 'ExpressionStatement') {
        const call = setterCall(child.expression)
        return call ? assignment(call, write) : undefined
      }
      const call = setterCall(child)
      if (call) return `(${assignment(call, write)})`
      if (child.type === 'Property' && child.shorthand && child.value.type === 'Identifier') {
        const value = write(child.value)
        return value === child.value.name ? value : `${child.value.name}: ${value}`
      }
      if (child.type === 'MemberExpression' && isTarget(child.object, events, refs)) {
        usesTypes = true
        return memberOfTarget(child, write)
      }
      if (child.type === 'TSTypeReference') return svelteType(child, write)
      const binding = refs.get(child)
      return binding && reference(binding)
    }

    const reference = (binding: Binding): string | undefined => {
      if (renamed.has(binding)) return renamed.get(binding)
      if (binding.kind === 'icon') return snippetOf(binding)
      if (binding.kind === 'setter') return `((value) => (${binding.state.name} = value))`
      return undefined
    }

    function assignment({ state, argument }: SetterCall, write: (node: Node) => string): string {
      const { name } = state
      if (!argument) return `${name} = undefined`
      if (argument.type !== 'ArrowFunctionExpression') return assign(name, write(argument), state)
      const [param] = argument.params
      const previous = param && refs.get(param)
      if (argument.body.type === 'BlockStatement') return `${name} = (${write(argument)})(${name})`
      const inner = new Map(renamed)
      if (previous) inner.set(previous, name)
      return assign(name, translate(argument.body, inner, events), state)
    }

    const root = setterCall(node)
    const copied = copying((child) => copies.get(child) === 'state', override)
    const write = (child: Node) => rewrite(child, parsed.source, copied)
    return root ? assignment(root, write) : write(node)
  }

  type SetterCall = { state: State; argument: Node | null }
  function setterCall(expression: Node): SetterCall | null {
    const node = unwrap(expression)
    if (node.type !== 'CallExpression') return null
    const binding = refs.get(node.callee)
    if (binding?.kind !== 'setter') return null
    const [given = null] = node.arguments
    const inner = given && unwrap(given)
    // A type the author asserts is needed here as well.
    return { state: binding.state, argument: inner?.type === 'ArrowFunctionExpression' ? inner : given }
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
        return setterCall(node) ? `(${translate(node, renamed, events)})` : translate(node, renamed, events)
    }
    const pieces = steps.map((step, index) => {
      const before = index === 0 ? '' : parsed.source.slice(steps[index - 1]!.end, step.start)
      return before + translate(step, renamed, events)
    })
    return `{\n${pieces.join('')}\n}`
  }

  return {
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
