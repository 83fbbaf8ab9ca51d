import type { Binding, Effect } from '../ir/types.ts'
import type { Expression, FunctionNode, Node, VariableDeclaration } from '../parse/ast.ts'
import type { Span } from '../problems/problem.ts'
import type { Report } from '../problems/report.ts'
import { unwrap } from '../parse/ast.ts'
import { readEffect } from './effect.ts'
import { checkSyntax, describe } from './expressions.ts'
import { readRef } from './ref.ts'

type Body = {
  /** Everything whose names must be resolved. */
  nodes: Node[]
  effects: Effect[]
  markup: Expression | null
}

/** What stands for a hook that cannot be carried. */
const hints: Record<string, string | undefined> = {
  useContext: 'write what it holds into constants or states of the component',
  useDeferredValue: 'use the value itself',
  useLayoutEffect: 'use useEffect',
  useMemo: 'hand it a function without parameters: useMemo(() => …, […])',
  useReducer: 'name its function above the component: useReducer(reducer, start)',
  useTransition: 'set the state at once, and keep whether you wait in a state of its own',
}

/**
 * Reads a component's body: states, refs, derived values, effects, handlers, then the markup it returns.
 * Reports E104, E105, E120, E121, E122 and E202.
 */
export function readBody(component: FunctionNode, declare: (binding: Binding, at: Span) => void, report: Report): Body {
  const nodes: Node[] = []
  const effects: Effect[] = []
  let markup: Expression | null = null
  for (const statement of component.body?.body ?? []) {
    if (markup) {
      report.add('E104', statement, 'nothing may follow the returned markup')
      break
    }
    switch (statement.type) {
      case 'VariableDeclaration':
        readConstant(statement, nodes, declare, report)
        break
      case 'FunctionDeclaration':
        if (!statement.id || !statement.body) break
        if (statement.generator) report.add('E104', statement.id, 'handlers must be plain functions')
        declare(
          {
            kind: 'handler',
            name: statement.id.name,
            handler: { name: statement.id.name, node: statement, start: statement.start, end: statement.end },
          },
          statement.id,
        )
        nodes.push(statement)
        for (const child of statement.body.body) checkSyntax(child, report, { isAsync: statement.async })
        break
      case 'ExpressionStatement': {
        const call = statement.expression
        if (call.type === 'CallExpression' && call.callee.type === 'Identifier' && call.callee.name === 'useEffect') {
          const effect = readEffect(call, statement, report)
          nodes.push(call)
          if (effect) effects.push(effect)
          break
        }
        refuse(statement)
        break
      }
      case 'ReturnStatement':
        markup = statement.argument
        break
      default:
        refuse(statement)
    }
  }
  if (markup) nodes.push(markup)
  else report.add('E105', component.id ?? component, 'the component returns no markup', 'end it with return (…)')
  return { nodes, effects, markup }

  function refuse(statement: Node) {
    report.add(
      'E104',
      statement,
      `${describe(statement)} does not belong in a component`,
      'a component has states, constants, effects, functions and returns markup',
    )
  }
}

function readConstant(
  statement: VariableDeclaration,
  nodes: Node[],
  declare: (binding: Binding, at: Span) => void,
  report: Report,
) {
  if (statement.kind !== 'const')
    report.add('E104', statement, `“${statement.kind}” is not supported`, 'use const, and useState for what changes')
  for (const { id, init } of statement.declarations) {
    if (!init) continue
    if (init.type === 'CallExpression' && init.callee.type === 'Identifier' && /^use[A-Z]/.test(init.callee.name)) {
      if (init.callee.name === 'useState') readState(id, init, nodes, declare, report)
      else if (init.callee.name === 'useRef') readRef(id, init, statement, declare, report)
      else if (init.callee.name === 'useId' && id.type === 'Identifier') {
        declare({ kind: 'derived', name: id.name, init, statement }, id)
        nodes.push(init)
      } else
        report.add(
          'E202',
          init.callee,
          `“${init.callee.name}” is not supported`,
          hints[init.callee.name] ??
            'the hooks are useState, useRef, useEffect, useId, useMemo, useCallback and useReducer',
        )
      continue
    }
    if (id.type !== 'Identifier') {
      report.add('E104', id, 'constants must be declared one by one', 'const name = value')
      continue
    }
    if (unwrap(init).type === 'ArrowFunctionExpression') {
      report.add('E104', id, 'functions of a component are written as functions', `function ${id.name}(…) { … }`)
      continue
    }
    checkSyntax(init, report)
    declare({ kind: 'derived', name: id.name, init, statement }, id)
    nodes.push(init)
  }
}

function readState(
  id: Node,
  call: Extract<Expression, { type: 'CallExpression' }>,
  nodes: Node[],
  declare: (binding: Binding, at: Span) => void,
  report: Report,
) {
  const [value, setter] = id.type === 'ArrayPattern' ? id.elements : []
  if (
    id.type !== 'ArrayPattern' ||
    id.elements.length !== 2 ||
    value?.type !== 'Identifier' ||
    setter?.type !== 'Identifier'
  ) {
    report.add('E120', id, 'a state has a value and a setter', 'const [open, setOpen] = useState(false)')
    return
  }
  const expected = `set${value.name[0]?.toUpperCase()}${value.name.slice(1)}`
  if (setter.name !== expected)
    report.add(
      'E120',
      setter,
      `the setter of “${value.name}” must be called “${expected}”`,
      'readers then know what it sets',
    )
  const init = call.arguments[0] ?? null
  if (init?.type === 'SpreadElement' || init?.type === 'ArrowFunctionExpression') {
    report.add('E121', init, 'the initial state must be a plain value')
    return
  }
  if (init) {
    checkSyntax(init, report)
    nodes.push(init)
  }
  const state = { name: value.name, setter: setter.name, init, start: call.start, end: call.end }
  declare({ kind: 'state', name: value.name, state }, value)
  declare({ kind: 'setter', name: setter.name, state }, setter)
}
