import type { Binding, Refs } from '../ir/types.ts'
import type { ArrowFunctionExpression, FunctionNode, Node } from '../parse/ast.ts'
import { unwrap } from '../parse/ast.ts'
import { Refusal, type Budget } from './budget.ts'
import { makeObject, makeArray } from './literals.ts'
import { callStatic, construct, readGlobal } from './globals.ts'
import { callMember, readMember, keyOf } from './members.ts'
import { binary, unary } from './operators.ts'
import { bind, returned, runBlock } from './statements.ts'

/** The names of one function call or block, and those around it. */
export type Frame = { values: Map<Binding, unknown>; outer: Frame | null }

/** What an evaluation works with. `env` are the names above all functions. */
export type Interpreter = {
  refs: Refs
  env: ReadonlyMap<Binding, unknown>
  budget: Budget
  source: string
  value(node: Node, frame: Frame | null): unknown
}

/** An optional chain that ended early: `a?.b.c` with no `a`. */
const ended = Symbol('ended')
const mostCalls = 250

/**
 * Computes what an expression of the author's yields, without running it: each kind of syntax is one of the cases
 * below, and reads and calls only what `methods.ts` lists. Functions become functions that are computed when called.
 *
 * @throws Refusal where something is not computed, and whatever the expression itself would throw
 */
export function createInterpreter(o: Omit<Interpreter, 'value'>): Interpreter {
  const { refs, env, budget, source } = o
  let calls = 0
  const self: Interpreter = { ...o, value }

  function value(node: Node, frame: Frame | null): unknown {
    const result = link(node, frame)
    return result === ended ? undefined : result
  }

  /** Like `value`, but says so when an optional chain ended. */
  function link(node: Node, frame: Frame | null): unknown {
    budget.spend(1, node)
    switch (node.type) {
      case 'Literal':
        if ('bigint' in node && node.bigint) throw new Refusal('integers of any size are not computed', { at: node })
        return 'regex' in node && node.regex ? new RegExp(node.regex.pattern, node.regex.flags) : node.value
      case 'Identifier':
      case 'JSXIdentifier':
        return read(node, frame)
      case 'TemplateLiteral':
        return template(node, frame)
      case 'ArrayExpression':
        return makeArray(node, self, frame)
      case 'ObjectExpression':
        return makeObject(node, self, frame)
      case 'ArrowFunctionExpression':
      case 'FunctionDeclaration':
        return closure(node, frame)
      case 'UnaryExpression':
        return unary(node.operator, value(node.argument, frame), node)
      case 'BinaryExpression':
        return binary(node, value(node.left, frame), value(node.right, frame), budget)
      case 'LogicalExpression': {
        const left = value(node.left, frame)
        const goesOn =
          node.operator === '&&' ? left : node.operator === '||' ? !left : left === null || left === undefined
        return goesOn ? value(node.right, frame) : left
      }
      case 'ConditionalExpression':
        return value(node.test, frame) ? value(node.consequent, frame) : value(node.alternate, frame)
      case 'ChainExpression':
        return value(node.expression, frame)
      case 'MemberExpression':
        return member(node, frame)
      case 'JSXMemberExpression':
        return readMember(link(node.object, frame), node.property.name, node, self)
      case 'CallExpression':
        return call(node, frame)
      case 'NewExpression':
        return construct(node, argumentsOf(node.arguments, frame), self)
      case 'TSAsExpression':
      case 'TSNonNullExpression':
      case 'TSSatisfiesExpression':
        return link(node.expression, frame)
      default:
        throw new Refusal('this is not computed before the page runs', { at: node })
    }
  }

  function read(node: Extract<Node, { type: 'Identifier' | 'JSXIdentifier' }>, frame: Frame | null): unknown {
    const binding = refs.get(node)
    if (!binding) throw new Refusal(`“${node.name}” is not known here`, { at: node })
    for (let each = frame; each; each = each.outer) if (each.values.has(binding)) return each.values.get(binding)
    if (env.has(binding)) return env.get(binding)
    if (binding.kind === 'global') return readGlobal(binding.name, node, self)
    throw new ReferenceError(`“${node.name}” is read before it has a value`)
  }

  function template(node: Extract<Node, { type: 'TemplateLiteral' }>, frame: Frame | null): string {
    let text = node.quasis[0]?.value.cooked ?? ''
    node.expressions.forEach((expression, index) => {
      const piece = value(expression, frame)
      text += keyText(piece, expression) + (node.quasis[index + 1]?.value.cooked ?? '')
      budget.spend(text.length / 16, node)
    })
    return text
  }

  const keyText = (piece: unknown, at: Node) => String(keyOf(piece, budget, at))

  function closure(node: ArrowFunctionExpression | FunctionNode, frame: Frame | null) {
    if (node.async || node.generator) throw new Refusal('what waits is not computed before the page runs', { at: node })
    return (...args: unknown[]): unknown => {
      budget.spend(1 + args.length, node)
      if (calls >= mostCalls)
        throw new Refusal('functions call each other too deep', { at: node, help: 'let the function come to an end' })
      calls++
      try {
        const inner: Frame = { values: new Map(), outer: frame }
        node.params.forEach((param, index) => bind(param, args[index], inner, self))
        if (!node.body) return undefined
        if (node.body.type !== 'BlockStatement') return value(node.body, inner)
        return returned(runBlock(node.body.body, inner, self))
      } finally {
        calls--
      }
    }
  }

  function member(node: Extract<Node, { type: 'MemberExpression' }>, frame: Frame | null): unknown {
    const object = link(node.object, frame)
    if (object === ended || (node.optional && (object === null || object === undefined))) return ended
    return readMember(object, nameOf(node, frame), node, self)
  }

  function nameOf(node: Extract<Node, { type: 'MemberExpression' }>, frame: Frame | null): string {
    if (!node.computed && node.property.type === 'Identifier') return node.property.name
    if (node.property.type === 'PrivateIdentifier') throw new Refusal('this is not computed', { at: node })
    return String(keyOf(value(node.property, frame), budget, node.property))
  }

  function call(node: Extract<Node, { type: 'CallExpression' }>, frame: Frame | null): unknown {
    const callee = unwrap(node.callee)
    // `a?.b!.c` and `(a?.b)()` read alike here: what is not there is then called, as in the author's own file.
    if (callee.type === 'MemberExpression') {
      const isGlobal = callee.object.type === 'Identifier' && refs.get(callee.object)?.kind === 'global'
      if (isGlobal && !node.optional && !callee.optional)
        return callStatic(callee, nameOf(callee, frame), argumentsOf(node.arguments, frame), self)
      const object = link(callee.object, frame)
      if (object === ended || (callee.optional && (object === null || object === undefined))) return ended
      const key = nameOf(callee, frame)
      if (node.optional && (object as Record<string, unknown> | null)?.[key] == null) return ended
      return callMember({ object, key, args: argumentsOf(node.arguments, frame) }, callee, self)
    }
    const called = link(callee, frame)
    if (called === ended || (node.optional && (called === null || called === undefined))) return ended
    if (typeof called !== 'function') throw new TypeError(`${source.slice(callee.start, callee.end)} is not a function`)
    return (called as (...args: unknown[]) => unknown)(...argumentsOf(node.arguments, frame))
  }

  function argumentsOf(nodes: readonly Node[], frame: Frame | null): unknown[] {
    return nodes.flatMap((each) => {
      if (each.type !== 'SpreadElement') return [value(each, frame)]
      return makeArray({ elements: [each], node: each }, self, frame)
    })
  }

  return self
}
