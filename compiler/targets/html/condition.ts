import type { If, ViewNode } from '../../ir/types.ts'
import type { Node } from '../../parse/ast.ts'
import { unwrap, walk } from '../../parse/ast.ts'
import { childrenOf as viewChildren } from '../../ir/walk.ts'
import { negate } from '../../javascript/literal.ts'
import { layoutOf } from '../../tailwind/display.ts'
import { lowerChildren } from './children.ts'
import { addAttributes, block, plain, script, type HtmlAttribute, type HtmlElement, type HtmlNode } from './nodes.ts'
import type { Lowering, Scope } from './lowering.ts'

/** A condition known now chooses its branch; one that changes shows and hides both. */
export function lowerCondition(node: If, scope: Scope, lowering: Lowering): HtmlNode[] {
  const result = lowering.evaluate(node.test, scope)
  if (result.known) return lowerChildren(result.value ? node.consequent : node.alternate, scope, lowering)
  const test = lowering.expression(node.test, scope)
  const initially = lowering.initially(node.test, scope)
  const shown = initially.known && Boolean(initially.value)
  return [
    ...branch(node.consequent, test, shown, narrows(node, lowering), scope, lowering),
    ...branch(node.alternate, negate(test), initially.known && !shown, false, scope, lowering),
  ]
}

function branch(
  nodes: ViewNode[],
  test: string,
  shown: boolean,
  narrowed: boolean,
  scope: Scope,
  lowering: Lowering,
): HtmlNode[] {
  if (nodes.length === 0) return []
  lowering.needs.add('alpine')
  if (narrowed) {
    const children = lowerChildren(nodes, { ...scope, inTemplate: true }, lowering)
    return [
      template(
        [script('x-if', test)],
        children.length === 1 && children[0]?.kind === 'element' ? children : [wrap('div', children)],
      ),
    ]
  }
  return lowerChildren(nodes, scope, lowering).map((child) => {
    if (child.kind === 'comment') return child
    const loop = loopOf(child)
    if (loop) {
      // A list that comes and goes is an empty list meanwhile: nothing may stand between it and its parent.
      loop.code = loop.code.replace(/ in (.*)$/s, (_, list: string) => ` in ${group(test)} ? ${list} : []`)
      return child
    }
    const element =
      child.kind === 'element' && child.tag !== 'template'
        ? child
        : wrap(child.kind === 'text' ? 'span' : 'div', [child])
    show(element, test, shown, scope, lowering)
    return element
  })
}

function loopOf(node: HtmlNode): Extract<HtmlAttribute, { kind: 'script' }> | undefined {
  if (node.kind !== 'element' || node.tag !== 'template') return undefined
  return node.attributes.filter((attribute) => attribute.kind === 'script').find(({ name }) => name === 'x-for')
}

/** Shows an element while a condition holds. */
export function show(element: HtmlElement, test: string, shown: boolean, scope: Scope, lowering: Lowering) {
  const present = element.attributes.find((attribute) => attribute.kind === 'script' && attribute.name === 'x-show')
  if (present?.kind === 'script') present.code = `${group(test)} && ${group(present.code)}`
  else element.attributes.push(script('x-show', test))
  if (shown || scope.inTemplate) return
  lowering.needs.add('cloak')
  addAttributes(element, [plain('x-cloak')])
}

const group = (code: string) => (/\|\||\?/.test(code) ? `(${code})` : code)

const wrap = (tag: string, children: HtmlNode[]): HtmlElement => ({
  kind: 'element',
  tag,
  attributes: [],
  children,
  layout: layoutOf(tag, ''),
})

/** A <template>, which takes part in layout as what it makes does. */
export function template(attributes: HtmlElement['attributes'], children: HtmlNode[]): HtmlElement {
  const [only] = children
  return {
    kind: 'element',
    tag: 'template',
    attributes,
    children,
    layout: only?.kind === 'element' ? only.layout : block,
  }
}

/** Whether the branch reads properties of what the test has found to exist: then it must not run without it. */
function narrows(node: If, { component }: Lowering): boolean {
  const { source } = component.parsed
  const tested = new Set<string>()
  const add = (expression: Node) => {
    const inner = unwrap(expression)
    if (inner.type === 'LogicalExpression' && inner.operator === '&&') [inner.left, inner.right].forEach(add)
    else if (inner.type === 'Identifier' || inner.type === 'MemberExpression')
      tested.add(source.slice(inner.start, inner.end))
    else if (inner.type === 'BinaryExpression' && /^!==?$/.test(inner.operator)) add(inner.left)
  }
  add(node.test)
  let found = false
  const look = (expression: Node) =>
    walk(expression, (child) => {
      if (
        child.type === 'MemberExpression' &&
        !child.optional &&
        tested.has(source.slice(child.object.start, child.object.end))
      )
        found = true
    })
  const visit = (view: ViewNode) => {
    if (view.kind === 'expr') look(view.expression)
    if (view.kind === 'if') look(view.test)
    if (view.kind === 'for') look(view.list)
    if ('attributes' in view)
      for (const attribute of view.attributes) if (attribute.kind === 'expr') look(attribute.value)
    viewChildren(view).forEach(visit)
  }
  node.consequent.forEach(visit)
  return found
}
