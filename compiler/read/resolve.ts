import { childrenOf, type ArrowFunctionExpression, type FunctionNode, type Node } from '../parse/ast.ts'
import type { Binding, Refs } from '../ir/types.ts'
import type { Report } from '../problems/report.ts'
import { purityOf } from './globals.ts'

type Scope = { names: Map<string, Binding>; parent: Scope | null }

/**
 * Finds out what every identifier stands for.
 *
 * @param nodes the bodies to resolve, in the scope of `top`
 * @param refs receives each reference and each declared name
 * @param report receives E203 (unknown name) and E106 (a name that hides another)
 */
export function resolve(nodes: Node[], top: Map<string, Binding>, refs: Refs, report: Report) {
  const root: Scope = { names: top, parent: null }
  const globals = new Map<string, Binding>()

  const find = (name: string, scope: Scope | null): Binding | undefined =>
    scope === null ? undefined : (scope.names.get(name) ?? find(name, scope.parent))

  function declare(pattern: Node, scope: Scope, make: (name: string) => Binding) {
    switch (pattern.type) {
      case 'Identifier': {
        const name = pattern.name
        if (find(name, scope))
          report.add('E106', pattern, `“${name}” hides another “${name}”`, 'give it a name of its own')
        const binding = make(name)
        scope.names.set(name, binding)
        refs.set(pattern, binding)
        return
      }
      case 'ObjectPattern':
        for (const property of pattern.properties)
          declare(property.type === 'Property' ? property.value : property.argument, scope, make)
        return
      case 'ArrayPattern':
        for (const element of pattern.elements)
          if (element) declare(element.type === 'RestElement' ? element.argument : element, scope, make)
        return
      default:
        report.add('E201', pattern, 'this kind of parameter is not supported', 'use a plain name or { a, b }')
    }
  }

  function enterFunction(node: ArrowFunctionExpression | FunctionNode, scope: Scope) {
    const inner: Scope = { names: new Map(), parent: scope }
    const forMarkup = node.type === 'ArrowFunctionExpression' && yieldsMarkup(node.body)
    node.params.forEach((param, index) => {
      declare(param, inner, (name): Binding => {
        if (!forMarkup) return { kind: 'local', name, owner: node }
        return { kind: 'item', name, role: index === 1 ? 'index' : param.type === 'Identifier' ? 'item' : 'part' }
      })
    })
    if (node.body) visit(node.body, inner, node)
  }

  function visit(node: Node, scope: Scope, parent: Node | null) {
    switch (node.type) {
      case 'ArrowFunctionExpression':
      case 'FunctionDeclaration':
      case 'FunctionExpression':
        return enterFunction(node, scope)
      case 'BlockStatement': {
        const inner: Scope = { names: new Map(), parent: scope }
        for (const statement of node.body) visit(statement, inner, node)
        return
      }
      case 'SwitchStatement': {
        visit(node.discriminant, scope, node)
        const inner: Scope = { names: new Map(), parent: scope }
        for (const each of node.cases) visit(each, inner, node)
        return
      }
      case 'VariableDeclaration':
        for (const { id, init } of node.declarations) {
          if (init) visit(init, scope, node)
          declare(id, scope, (name) => ({ kind: 'local', name, owner: node }))
        }
        return
      case 'CatchClause': {
        const inner: Scope = { names: new Map(), parent: scope }
        if (node.param) declare(node.param, inner, (name) => ({ kind: 'local', name, owner: node }))
        visit(node.body, inner, node)
        return
      }
      case 'MemberExpression':
        visit(node.object, scope, node)
        if (node.computed) visit(node.property, scope, node)
        return
      case 'Property':
        if (node.computed) visit(node.key, scope, node)
        visit(node.value, scope, node)
        return
      case 'JSXAttribute':
        if (node.value) visit(node.value, scope, node)
        return
      case 'JSXMemberExpression':
        visit(node.object, scope, node)
        return
      case 'JSXClosingElement':
        return
      case 'JSXIdentifier':
        // Lower-case tags are HTML elements; unknown components are reported by the reader, which knows why.
        if (parent?.type === 'JSXMemberExpression' || /^[A-Z]/.test(node.name)) {
          const binding = find(node.name, scope)
          if (binding) refs.set(node, binding)
        }
        return
      case 'Identifier':
        return reference(node, scope)
      default:
        if (node.type.startsWith('TS') && !('expression' in node)) return
        for (const child of childrenOf(node)) {
          if (child.type.startsWith('TS') && !('expression' in child)) continue
          visit(child, scope, node)
        }
    }
  }

  function reference(node: Extract<Node, { type: 'Identifier' }>, scope: Scope) {
    const binding = find(node.name, scope) ?? globals.get(node.name)
    if (binding) {
      refs.set(node, binding)
      return
    }
    const pure = purityOf(node.name)
    if (pure === undefined) {
      report.add(
        'E203',
        node,
        `“${node.name}” is not known here`,
        'declare it in this file; only common browser globals are available',
      )
      return
    }
    const created: Binding = { kind: 'global', name: node.name, pure }
    globals.set(node.name, created)
    refs.set(node, created)
  }

  for (const node of nodes) visit(node, root, null)
}

/** Whether a function's body is markup, so that its parameters are those of a list. */
export function yieldsMarkup(body: Node | null): boolean {
  if (!body) return false
  switch (body.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return true
    case 'ConditionalExpression':
      return yieldsMarkup(body.consequent) || yieldsMarkup(body.alternate)
    case 'LogicalExpression':
      return yieldsMarkup(body.right)
    case 'BlockStatement':
      return body.body.some((statement) => statement.type === 'ReturnStatement' && yieldsMarkup(statement.argument))
    default:
      return false
  }
}
