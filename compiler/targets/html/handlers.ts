import type { Binding, Component, EventHandler } from '../../ir/types.ts'
import type { Evaluator } from '../../constants/evaluate.ts'
import { eventModifier, shapeOf } from '../../javascript/handler-shape.ts'
import type { Node } from '../../parse/ast.ts'

/** What an event attribute runs, and the modifiers of its name. */
export type Call = { code: string; modifiers: string[] }

type CallContext = {
  component: Component
  evaluator: Evaluator
  used: Set<Binding>
  /** Writes an expression of the author, with some names replaced. */
  translate: (node: Node, renamed: ReadonlyMap<Binding, string>) => string
}

/** What an event runs: `save()`, `open = true`, or several calls one after the other. */
export function callOf(handler: EventHandler, argument: string, context: CallContext): Call {
  const { component, evaluator, used, translate } = context
  if (handler.kind === 'named') {
    const { binding } = handler
    if (binding.kind === 'setter') {
      const state = component.states.find((candidate) => candidate.state === binding.state)
      if (state) used.add(state)
      return { code: `${binding.state.name} = ${argument}`, modifiers: [] }
    }
    used.add(binding)
    const { modifiers, usesParameters } = shapeOf(binding, component, evaluator)
    const takes = usesParameters && binding.handler.node.params.length > 0
    return { code: `${binding.name}(${takes ? argument : ''})`, modifiers }
  }
  const event = handler.param ? component.refs.get(handler.param) : undefined
  const renamed = new Map(event ? [[event, argument]] : [])
  const call: Call = { code: '', modifiers: [] }
  const codes: string[] = []
  for (const step of [handler.body].flat()) {
    const modifier = eventModifier(step, event, component)
    if (modifier) call.modifiers.push(modifier)
    else codes.push(translate(step.type === 'ExpressionStatement' ? step.expression : step, renamed))
  }
  return { ...call, code: codes.join('; ') }
}
