import type { If, ViewNode } from '../../ir/types.ts'
import { layoutOf } from '../../tailwind/display.ts'
import { holdsField } from './form-conditions.ts'
import { addAttributes, plain, script, type HtmlAttribute, type HtmlElement, type HtmlNode } from './nodes.ts'
import type { Lowering, Scope } from './lowering.ts'
import { narrows } from './narrowing.ts'
import { opposite } from './opposite.ts'
import { residual } from './residual.ts'
import { template } from './template.ts'

/** A condition known now chooses its branch; one that changes shows and hides both. */
export function lowerCondition(node: If, scope: Scope, lowering: Lowering): HtmlNode[] {
  const condition = residual(node.test, true, (each) => lowering.evaluate(each, scope))
  const result = lowering.evaluate(condition, scope)
  if (result.known) return lowering.children(result.value ? node.consequent : node.alternate, scope)
  const test = lowering.expression(condition, scope)
  const initially = lowering.initially(condition, scope)
  const shown = initially.known && Boolean(initially.value)
  const otherwise = opposite(condition, test, lowering, scope)
  // A field that is only hidden would be sent and checked with its form.
  const decides = lowering.formConditions.has(node)
  const write = (nodes: ViewNode[], code: string, shows: boolean, narrowed: boolean) =>
    decides && holdsField(nodes)
      ? removed(nodes, code, scope, lowering)
      : branch(nodes, code, shows, narrowed, scope, lowering)
  return [
    ...write(node.consequent, test, shown, narrows(node, lowering)),
    ...write(node.alternate, otherwise, initially.known && !shown, false),
  ]
}

/** Takes what a condition holds out of the page, each element by itself, since a template has one root. */
function removed(nodes: ViewNode[], test: string, scope: Scope, lowering: Lowering): HtmlNode[] {
  lowering.needs.add('alpine')
  return lowering.children(nodes, { ...scope, inTemplate: true }).map((child) => {
    if (child.kind === 'comment') return child
    const inner = directive(child, 'x-if')
    if (inner) inner.code = `${group(test)} && ${group(inner.code)}`
    if (inner || hideLoop(child, test)) return child
    const element = child.kind === 'element' ? child : wrap(child.kind === 'text' ? 'span' : 'div', [child])
    return template([script('x-if', test)], [element])
  })
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
    const children = lowering.children(nodes, { ...scope, inTemplate: true })
    return [
      template(
        [script('x-if', test)],
        children.length === 1 && children[0]?.kind === 'element' ? children : [wrap('div', children)],
      ),
    ]
  }
  return lowering.children(nodes, scope).map((child) => {
    if (child.kind === 'comment') return child
    if (hideLoop(child, test)) return child
    const element =
      child.kind === 'element' && child.tag !== 'template'
        ? child
        : wrap(child.kind === 'text' ? 'span' : 'div', [child])
    show(element, test, shown, scope, lowering)
    return element
  })
}

/** A list that comes and goes is an empty list meanwhile: nothing may stand between it and its parent. */
function hideLoop(node: HtmlNode, test: string): boolean {
  const loop = directive(node, 'x-for')
  if (loop) loop.code = loop.code.replace(/ in (.*)$/s, (_, list: string) => ` in ${group(test)} ? ${list} : []`)
  return loop !== undefined
}

/** What a <template> is there for. */
function directive(node: HtmlNode, name: 'x-for' | 'x-if'): Extract<HtmlAttribute, { kind: 'script' }> | undefined {
  if (node.kind !== 'element' || node.tag !== 'template') return undefined
  return node.attributes.filter((attribute) => attribute.kind === 'script').find((each) => each.name === name)
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
