import { isReference, unwrap, walk, type Node } from '../parse/ast.ts'
import { quote } from '../javascript/literal.ts'
import { rewrite, type Override } from '../javascript/rewrite.ts'
import type { Part } from './part.ts'
import type { Argument, Given } from './part-arguments.ts'

/** Markup without the line breaks around it, which JSX drops. */
const lone = (markup: string) => markup.replace(/^[ \t]*\n\s*|[ \t]*\n\s*$/g, '')

type Known = Extract<Argument, { kind: 'known' }>
type Written = { markup: string; statements: string }

const nothing: Known = { kind: 'known', value: undefined }
/** What needs no brackets wherever it stands. */
const isWhole =
  /^(Identifier|MemberExpression|CallExpression|TemplateLiteral|Literal|ArrayExpression|JSXElement|JSXFragment)$/

/**
 * The markup of a part with what it is given in the place of its parameters; of a choice that is known by then only the
 * side that holds.
 *
 * @param holder what the use stands in
 * @returns the text, or why there is none
 */
export function inlined(part: Part, given: Given, source: string, holder: Node | null): Written | string {
  for (const name of part.own)
    if (given.names.has(name) || part.params.has(name) || name === part.props)
      return `“${name}” is something else within “${part.name}” than around it`
  const above = new Map<Node, Node | null>()
  const roots = [...part.statements, part.markup]
  for (const root of roots) walk(root, (node, parent) => void above.set(node, parent))
  const fromDefault = (otherwise: Node | null): Argument => {
    if (!otherwise) return nothing
    const node = unwrap(otherwise)
    return node.type === 'Literal'
      ? { kind: 'known', value: node.value as Known['value'] }
      : { kind: 'code', code: source.slice(node.start, node.end), node }
  }
  /** Constants of the part that stand in several places are written where they are read. */
  const constants = new Map<string, Node>()
  if (!part.hasHooks)
    for (const statement of part.statements)
      if (statement.type === 'VariableDeclaration')
        for (const { id, init } of statement.declarations) {
          if (id.type !== 'Identifier' || !init) return `“${part.name}” takes something apart`
          constants.set(id.name, init)
        }

  function argumentFor(node: Node): Argument | null {
    const parent = above.get(node) ?? null
    if ((node.type === 'Identifier' || node.type === 'JSXIdentifier') && isReference(node, parent)) {
      const param = part.params.get(node.name)
      if (param) return given.byName.get(param.prop) ?? fromDefault(param.otherwise)
      const constant = constants.get(node.name)
      if (constant) return known(constant) ?? { kind: 'code', code: write(constant), node: constant }
    }
    const isMember = (node.type === 'MemberExpression' && !node.computed) || node.type === 'JSXMemberExpression'
    if (isMember && part.props !== null && 'name' in node.object && node.object.name === part.props)
      return 'name' in node.property ? (given.byName.get(String(node.property.name)) ?? nothing) : null
    return null
  }

  /** The value of an expression, as far as what is given tells. */
  function known(expression: Node): Known | null {
    const node = unwrap(expression)
    const argument = argumentFor(node)
    if (argument) return argument.kind === 'known' ? argument : null
    switch (node.type) {
      case 'Literal':
        return { kind: 'known', value: node.value as Known['value'] }
      case 'UnaryExpression': {
        const of = node.operator === '!' ? known(node.argument) : null
        return of && { kind: 'known', value: !of.value }
      }
      case 'BinaryExpression': {
        const [left, right] = [known(node.left), known(node.right)]
        if (!left || !right || !['===', '!=='].includes(node.operator)) return null
        return { kind: 'known', value: (left.value === right.value) === (node.operator === '===') }
      }
      case 'ConditionalExpression':
      case 'LogicalExpression': {
        const side = sideOf(node)
        return side && known(side)
      }
      default:
        return null
    }
  }

  /** Whether something is there, though its value is not known: `children` and markup. */
  function isThere(node: Node): boolean | null {
    const value = known(node)
    if (value) return Boolean(value.value)
    const argument = argumentFor(unwrap(node))
    if (argument?.kind === 'children') return true
    return argument?.kind === 'code' && argument.node && /^JSX(Element|Fragment)$/.test(argument.node.type)
      ? true
      : null
  }

  /** The side of a choice that holds, where that is known. */
  function sideOf(node: Extract<Node, { type: 'ConditionalExpression' | 'LogicalExpression' }>): Node | null {
    if (node.type === 'ConditionalExpression') {
      const test = isThere(node.test)
      return test === null ? null : test ? node.consequent : node.alternate
    }
    if (node.operator === '??') {
      const left = known(node.left)
      return left && ((left.value ?? null) === null ? node.right : node.left)
    }
    const left = isThere(node.left)
    return left === null ? null : left === (node.operator === '&&') ? node.right : node.left
  }

  /** What an expression comes to, through choices that are known. */
  function settled(expression: Node): Node {
    const node = unwrap(expression)
    if (node.type !== 'ConditionalExpression' && node.type !== 'LogicalExpression') return node
    const side = sideOf(node)
    return side ? settled(side) : node
  }

  const override: Override = (node, next) => {
    switch (node.type) {
      case 'JSXAttribute':
        return attribute(node)
      case 'JSXExpressionContainer':
        return node.expression.type === 'JSXEmptyExpression' ? undefined : child(node, node.expression)
      case 'ConditionalExpression':
      case 'LogicalExpression': {
        const side = sideOf(node)
        return side ? write(side) : undefined
      }
      case 'Property': {
        if (!node.shorthand) return undefined
        const argument = argumentFor(node.value)
        return argument ? `${source.slice(node.key.start, node.key.end)}: ${codeOf(argument)}` : undefined
      }
      case 'CallExpression': {
        if (node.callee.type === 'Identifier' && node.callee.name === 'clsx') return classes(node, next)
        const called = argumentFor(node.callee)
        return called?.kind === 'code' && called.node ? applied(called.node, node, next) : undefined
      }
      case 'MemberExpression': {
        const key = node.computed ? known(node.property) : null
        const argument = argumentFor(node)
        if (argument) return codeOf(argument)
        if (typeof key?.value === 'string' && /^[A-Za-z_$][\w$]*$/.test(key.value))
          return `${next(node.object)}.${key.value}`
        return undefined
      }
      case 'JSXMemberExpression':
      case 'JSXIdentifier':
      case 'Identifier': {
        const argument = argumentFor(node)
        if (!argument) return undefined
        return argument.kind === 'code' && needsBrackets(node, argument) ? `(${argument.code})` : codeOf(argument)
      }
      default:
        return undefined
    }
  }

  /** Classes without those that are known not to be there. */
  function classes(node: Extract<Node, { type: 'CallExpression' }>, next: (node: Node) => string): string {
    const kept = node.arguments.filter((each) => {
      const value = known(each)
      return !value || Boolean(value.value)
    })
    return `clsx(${kept.map((each) => next(each)).join(', ')})`
  }

  /** `onSelect(id)`, where `onSelect` is `(id) => choose(id)`. */
  function applied(
    called: Node,
    call: Extract<Node, { type: 'CallExpression' }>,
    next: (node: Node) => string,
  ): string | undefined {
    const node = unwrap(called)
    if (node.type !== 'ArrowFunctionExpression' || node.body.type === 'BlockStatement') return undefined
    const params = new Map<string, string>()
    for (const [index, param] of node.params.entries()) {
      const argument = call.arguments[index]
      if (param.type !== 'Identifier') return undefined
      const code = argument ? next(argument) : 'undefined'
      params.set(param.name, argument && isWhole.test(unwrap(argument).type) ? code : `(${code})`)
    }
    const around = new Map<Node, Node | null>()
    walk(node.body, (each, parent) => void around.set(each, parent))
    return rewrite(node.body, source, (each) =>
      each.type === 'Identifier' && isReference(each, around.get(each) ?? null) ? params.get(each.name) : undefined,
    )
  }

  function needsBrackets(node: Node, { node: value }: Extract<Argument, { kind: 'code' }>): boolean {
    const parent = above.get(node)
    if (!parent || /^(JSXExpressionContainer|TemplateLiteral|Property|VariableDeclarator|JSX\w+)$/.test(parent.type))
      return false
    if (parent.type === 'CallExpression' && parent.callee !== node) return false
    return value !== null && !isWhole.test(value.type)
  }

  function codeOf(argument: Argument): string {
    if (argument.kind === 'code') return argument.code
    if (argument.kind === 'children') return `<>${argument.markup}</>`
    return typeof argument.value === 'string' ? quote(argument.value) : String(argument.value)
  }

  function attribute(node: Extract<Node, { type: 'JSXAttribute' }>): string | undefined {
    if (node.value?.type !== 'JSXExpressionContainer') return undefined
    const expression = settled(node.value.expression)
    const value = known(expression)
    const name = source.slice(node.name.start, node.name.end)
    if (!value) {
      const code = write(expression)
      const only = /^clsx\(('[^'{}"]*')\)$/.exec(code)?.[1]
      if (name === 'className' && code === 'clsx()') return ''
      return name === 'className' && only ? `${name}="${only.slice(1, -1)}"` : `${name}={${code}}`
    }
    if (value.value === undefined || value.value === null) return ''
    if (typeof value.value === 'string' && !/["{}&\\\n]/.test(value.value)) return `${name}="${value.value}"`
    return value.value === true && !name.includes('-') ? name : `${name}={${codeOf(value)}}`
  }

  /** What stands between braces among other markup. */
  function child(node: Node, inner: Node): string | undefined {
    const parent = above.get(node)
    if (parent?.type !== 'JSXElement' && parent?.type !== 'JSXFragment') return undefined
    const expression = settled(inner)
    const value = known(expression)
    const others = parent.children.filter(
      (each) => each !== node && !(each.type === 'JSXText' && /^\s*$/.test(each.value)),
    )
    if (value) {
      if (typeof value.value === 'number') return `{${value.value}}`
      if (typeof value.value !== 'string') return ''
      const index = parent.children.findIndex((each) => each === node)
      const besides = [parent.children[index - 1], parent.children[index + 1]]
      // A text that goes over several lines would gain a space.
      const mayMelt = besides.every(
        (each) => each?.type !== 'JSXText' || /^\s*\n\s*$/.test(each.value) || !each.value.includes('\n'),
      )
      const isPlain = mayMelt && /^\S(.*\S)?$/.test(value.value) && !/[{}<>&\\]/.test(value.value)
      return isPlain ? value.value : `{${quote(value.value)}}`
    }
    const argument = argumentFor(expression)
    if (argument?.kind === 'children')
      return others.length === 0 || /^\s*</.test(argument.markup) ? lone(argument.markup) : `<>${argument.markup}</>`
    if (expression.type === 'JSXElement' || expression.type === 'JSXFragment') return write(expression)
    if (argument?.kind === 'code' && argument.code.startsWith('<')) return argument.code
    return `{${write(expression)}}`
  }

  function write(node: Node): string {
    return rewrite(node, source, override)
  }

  const root = settled(part.markup)
  if (given.key && root.type !== 'JSXElement') return `“${part.name}” stands in a list, and is not one element`
  let markup = write(root)
  if (given.key && root.type === 'JSXElement') {
    const { name } = root.openingElement
    const head = write(name)
    markup = `<${head} ${given.key}${markup.slice(head.length + 1)}`
  }
  const isChild = holder?.type === 'JSXElement' || holder?.type === 'JSXFragment'
  if (isChild && !markup.startsWith('<')) markup = markup === 'undefined' ? '' : `{${markup}}`
  const statements = part.hasHooks ? part.statements.map(write).join('\n\n  ') : ''
  return { markup, statements }
}
