import type { Binding, Component, Refs } from '../ir/types.ts'
import type { FunctionNode, Node, VariableDeclaration } from '../parse/ast.ts'
import type { Parsed } from '../parse/parse.ts'
import type { Span } from '../problems/problem.ts'
import type { Report } from '../problems/report.ts'
import type { CompilerOptions } from '../types.ts'
import type { Elements } from '../elements/dialect.ts'
import { partNames, type PartName } from '../elements/names.ts'
import { describe } from './expressions.ts'
import { checkSyntax } from './expressions.ts'
import { readImport } from './imports.ts'
import { readBody } from './body.ts'
import { readMarkup } from './markup.ts'
import { resolve, yieldsMarkup } from './resolve.ts'

/** What a file is read with: the icons and parts it may name, and where its problems go. */
type Surroundings = { icons: CompilerOptions['icons']; elements: Elements; report: Report }

/**
 * Reads a whole file: imports, constants, helpers, types and the one component.
 *
 * @returns the component, or null when the file has no readable default export; problems are in the report
 */
export function readFile(parsed: Parsed, { icons, elements, report }: Surroundings): Component | null {
  const scope = new Map<string, Binding>()
  const packages = new Set<string>()
  const bodies: Node[] = []
  let component: FunctionNode | null = null

  function declare(binding: Binding, at: Span) {
    if (scope.has(binding.name)) report.add('E106', at, `“${binding.name}” is declared twice`)
    scope.set(binding.name, binding)
  }

  for (const statement of parsed.program.body) {
    switch (statement.type) {
      case 'ImportDeclaration': {
        const name = readImport(statement, { icons, report, declare })
        if (name) packages.add(name)
        break
      }
      case 'VariableDeclaration':
        readConstants(statement, declare, bodies, report)
        break
      case 'FunctionDeclaration':
        readHelper(statement, declare, bodies, report)
        break
      case 'TSTypeAliasDeclaration':
      case 'TSInterfaceDeclaration':
        declare({ kind: 'type', name: statement.id.name }, statement.id)
        break
      case 'ExportDefaultDeclaration':
        if (statement.declaration.type === 'FunctionDeclaration' && !component) component = statement.declaration
        else
          report.add(
            'E102',
            head(statement),
            'the default export must be one named function',
            'export default function Name() { … }',
          )
        break
      default:
        report.add(
          'E101',
          head(statement),
          `${describe(statement)} does not belong here`,
          'a file has imports, constants, functions, types and one default export',
        )
    }
  }
  if (!component) {
    const at = parsed.program.body.at(-1) ?? { start: 0, end: 0 }
    report.add('E102', head(at), 'the file has no default export', 'export default function Name() { … }')
    return null
  }
  const name = componentName(component, report)
  const refs: Refs = new Map()
  // What stands above the component does not see its names, and may use them for its own.
  resolve(bodies, new Map(scope), refs, report)
  const body = readBody(component, declare, report)
  resolve(body.nodes, scope, refs, report)
  for (const node of bodies) if (node.type !== 'FunctionDeclaration') checkSyntax(node, report)
  const every = [...scope.values()]
  const pick = <K extends Binding['kind']>(kind: K) =>
    every.filter((binding): binding is Extract<Binding, { kind: K }> => binding.kind === kind)
  const partial: Omit<Component, 'root'> = {
    name,
    parsed,
    refs,
    scope,
    data: pick('data'),
    helpers: pick('helper'),
    states: pick('state'),
    derived: pick('derived'),
    handlers: pick('handler'),
    elementRefs: pick('ref'),
    effects: body.effects,
    packages: [...packages],
  }
  return { ...partial, root: body.markup ? readMarkup(body.markup, { component: partial, elements, report }) : [] }
}

function componentName(node: FunctionNode, report: Report): string {
  const name = node.id?.name ?? 'Component'
  const at = node.id ?? head(node)
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name) || !node.id) report.add('E103', at, 'the component needs a name in PascalCase')
  // In HTML a snippet's behaviour goes by its component's name, and that of a menu by “menu”, on every page.
  if (partNames.includes(name as PartName))
    report.add('E106', at, `“${name}” is the name of a part`, 'say what this component is for')
  if (node.async || node.generator) report.add('E103', at, 'the component must be a plain function')
  const param = node.params[0]
  if (param) report.add('E103', param, 'the component takes no props', 'write its content into constants of the file')
  return name
}

type Declare = (binding: Binding, at: Span) => void

function readConstants(statement: VariableDeclaration, declare: Declare, bodies: Node[], report: Report) {
  if (statement.kind !== 'const') report.add('E101', statement, `“${statement.kind}” is not supported`, 'use const')
  for (const { id, init } of statement.declarations) {
    if (id.type !== 'Identifier' || !init) {
      report.add('E130', id, 'constants must be declared one by one', 'const name = value')
      continue
    }
    const isFunction = init.type === 'ArrowFunctionExpression'
    if (isFunction) declare({ kind: 'helper', name: id.name, node: init, statement }, id)
    else declare({ kind: 'data', name: id.name, init, statement }, id)
    bodies.push(init)
  }
}

function readHelper(node: FunctionNode, declare: Declare, bodies: Node[], report: Report) {
  if (!node.id || !node.body) return
  if (node.async || node.generator) report.add('E101', head(node), 'helpers must be plain functions')
  if (yieldsMarkup(node.body)) {
    report.add(
      'E101',
      node.id,
      'a file has one component',
      'write the markup where it is shown, or repeat it with map()',
    )
    return
  }
  declare({ kind: 'helper', name: node.id.name, node, statement: node }, node.id)
  bodies.push(node)
  for (const child of node.body.body) checkSyntax(child, report)
}

/** The beginning of a long node, so that carets do not run over a whole function. */
const head = (node: Span): Span => ({ start: node.start, end: Math.min(node.end, node.start + 24) })
