import type { Binding, Component, EventHandler, State } from '../ir/types.ts'
import { isEventValue } from '../markup/fields.ts'
import { childrenOf, unwrap, walk, type Node } from '../parse/ast.ts'

/** A call of a setter with what was typed, or with something changed in it. */
type TypedCall = { at: Node; holds: 'typed' | 'changed'; isConditional: boolean }
type Field = { component: Component; state: State; key: string | null }

/**
 * Every call by which a change of a text field sets its state, followed through constants and functions of the
 * component: `const next = event.target.value.trim()` and then `setCode(next)` is a change as well.
 */
export function settersCalledWithTyped(handler: EventHandler, { component, state, key }: Field): TypedCall[] {
  const { refs } = component
  const found: TypedCall[] = []
  /** Names that stand for the typed text, or for something made of it. */
  const known = new Map<Binding, TypedCall['holds']>()
  const entered = new Set<Node>()

  function holdsOf(expression: Node, event: Binding | undefined): TypedCall['holds'] | null {
    const node = unwrap(expression)
    if (isEventValue(node, { event }, 'value', component)) return 'typed'
    const binding = refs.get(node)
    if (binding) return known.get(binding) ?? null
    if (node.type === 'ArrowFunctionExpression') return holdsOf(node.body, event)
    if (node.type === 'ObjectExpression') {
      const properties = node.properties.filter((each) => each.type === 'Property')
      const named = properties.filter((each) => each.computed || key === null || nameOf(each.key) === key)
      const holds = named.map((each) => holdsOf(each.value, event))
      return holds.includes('changed') ? 'changed' : holds.includes('typed') ? 'typed' : null
    }
    return childrenOf(node).some((child) => holdsAny(child, event)) ? 'changed' : null
  }

  function holdsAny(node: Node, event: Binding | undefined): boolean {
    let holds = false
    walk(node, (each) => {
      const binding = refs.get(each)
      holds ||= isEventValue(each, { event }, 'value', component) || (binding !== undefined && known.has(binding))
    })
    return holds
  }

  function visit(node: Node, event: Binding | undefined, isConditional: boolean) {
    switch (node.type) {
      case 'VariableDeclarator': {
        const holds = node.init && holdsOf(node.init, event)
        if (holds) walk(node.id, (each) => void (refs.has(each) && known.set(refs.get(each) as Binding, holds)))
        break
      }
      case 'IfStatement':
      case 'ConditionalExpression':
        visit(node.test, event, isConditional)
        visit(node.consequent, event, true)
        if (node.alternate) visit(node.alternate, event, true)
        return
      case 'SwitchStatement':
        visit(node.discriminant, event, isConditional)
        for (const each of node.cases) for (const statement of each.consequent) visit(statement, event, true)
        return
      case 'LogicalExpression':
        visit(node.left, event, isConditional)
        visit(node.right, event, true)
        return
      case 'BlockStatement':
        visitBlock(node.body, event, isConditional)
        return
      case 'CallExpression':
        readCall(node, event, isConditional)
    }
    for (const child of childrenOf(node)) visit(child, event, isConditional)
  }

  /** What stands behind `if (…) return` is done at times only. */
  function visitBlock(statements: readonly Node[], event: Binding | undefined, isConditional: boolean) {
    let isLater = isConditional
    for (const statement of statements) {
      visit(statement, event, isLater)
      if (statement.type === 'IfStatement' || statement.type === 'SwitchStatement')
        walk(statement, (each) => void (isLater ||= /^(Return|Throw)Statement$/.test(each.type)))
    }
  }

  function readCall(
    call: Extract<Node, { type: 'CallExpression' }>,
    event: Binding | undefined,
    isConditional: boolean,
  ) {
    const called = refs.get(call.callee)
    const [argument] = call.arguments
    if (called?.kind === 'setter' && called.state === state && argument) {
      const holds = holdsOf(argument, event)
      if (holds) found.push({ at: argument, holds, isConditional })
    }
    if (called?.kind === 'handler') enter(called.handler.node, call.arguments, event, isConditional)
  }

  function enter(
    { params, body }: { params: readonly Node[]; body: Node | null },
    given: readonly Node[],
    event: Binding | undefined,
    isConditional: boolean,
  ) {
    if (!body || entered.has(body)) return
    entered.add(body)
    let inner: Binding | undefined
    params.forEach((param, index) => {
      const argument = given[index]
      const binding = refs.get(param)
      if (!argument || !binding) return
      if (event && refs.get(unwrap(argument)) === event) inner = binding
      const holds = holdsOf(argument, event)
      if (holds) known.set(binding, holds)
    })
    visit(body, inner, isConditional)
  }

  if (handler.kind === 'named') {
    const { binding } = handler
    const [param] = binding.kind === 'handler' ? binding.handler.node.params : []
    if (binding.kind === 'handler' && binding.handler.node.body)
      visit(binding.handler.node.body, param && refs.get(param), false)
  } else {
    const event = handler.param ? refs.get(handler.param) : undefined
    if (Array.isArray(handler.body)) visitBlock(handler.body, event, false)
    else visit(handler.body, event, false)
  }
  return found
}

const nameOf = (key: Node) => (key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : null)
