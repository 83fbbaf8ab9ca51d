import type { Element, Expr, For, If, Part, ViewNode } from '../../ir/types.ts'
import { elements } from '../../elements/index.ts'
import { layoutOf } from '../../tailwind/display.ts'
import { fixedClasses } from './fixed-classes.ts'
import { lowerElement } from './element.ts'
import { lowerIcon } from './icon.ts'
import type { Lowering, Scope } from './lowering.ts'

/** Lowers siblings. Between them goes a line break wherever the browser ignores it, and nothing where it would show. */
export function lowerChildren(nodes: ViewNode[], scope: Scope, lowering: Lowering, isSeparated = false): string {
  const isText = (node: ViewNode | undefined) => node?.kind === 'text' || node?.kind === 'expr'
  const isLine = !isSeparated && nodes.some(isText)
  let code = ''
  nodes.forEach((node, index) => {
    const before = nodes[index - 1]
    const isRun = isText(before) && isText(node)
    const mayBreak = before !== undefined && !isRun && (!isLine || isBlock(before) || isBlock(node))
    const own = lowerNode(node, scope, lowering)
    code = mayBreak ? `${code.trimEnd()}\n${own.trimStart()}` : code + own
  })
  return keepEdges(code, isLine)
}

/** Svelte drops white space at the edges of elements and blocks; a space in the middle of a line must be told so. */
const keepEdges = (code: string, isLine: boolean) =>
  isLine ? code.replace(/^ +/, "{' '}").replace(/ +$/, "{' '}") : code.trim()

function lowerNode(node: ViewNode, scope: Scope, lowering: Lowering): string {
  switch (node.kind) {
    case 'element':
      return lowerElement(node, scope, { component: null }, lowering)
    case 'part':
      return elements[node.part].dialects.svelte.lower(node, lowering, scope)
    case 'icon':
      return lowerIcon(node, scope, lowering)
    case 'text':
      return node.raw.replaceAll(/[{}]/g, (brace) => `&#${brace.charCodeAt(0)};`)
    case 'expr':
      return `{${shownCode(node, lowering)}}`
    case 'comment':
      return `<!-- ${node.text} -->`
    case 'if':
      return lowerCondition(node, scope, lowering)
    case 'for':
      return lowerList(node, scope, lowering)
  }
}

/** `error && error.message` shows nothing, not “false”. */
function shownCode({ expression }: Expr, lowering: Lowering): string {
  if (expression.type !== 'LogicalExpression' || expression.operator !== '&&') return lowering.expression(expression)
  return `${lowering.expression(expression.left)} ? ${lowering.expression(expression.right)} : ''`
}

function lowerCondition(node: If, scope: Scope, lowering: Lowering): string {
  const branch = (nodes: ViewNode[]) => lowering.children(nodes, scope)
  let code = `{#if ${lowering.expression(node.test)}}\n${branch(node.consequent)}\n`
  let rest = node.alternate
  for (let [only] = rest; rest.length === 1 && only?.kind === 'if'; [only] = rest) {
    code += `{:else if ${lowering.expression(only.test)}}\n${branch(only.consequent)}\n`
    rest = only.alternate
  }
  return `${code}${rest.length > 0 ? `{:else}\n${branch(rest)}\n` : ''}{/if}`
}

function lowerList(node: For, scope: Scope, lowering: Lowering): string {
  const item = node.item ? ` as ${lowering.expression(node.item)}` : ''
  const key = node.key && lowering.expression(node.key)
  const inner: Scope = { ...scope, keys: key ? [...scope.keys, key] : scope.keys }
  // An index says no more than the position Svelte goes by anyway.
  const isIndex =
    node.key?.type === 'Identifier' && node.index?.type === 'Identifier' && node.key.name === node.index.name
  const body = lowering.children(node.body, inner)
  const invented = lowering.indexes.get(node)
  const own = node.index ? lowering.expression(node.index) : invented
  // What only was the key is not named at all.
  const isUnused = isIndex && !new RegExp(`\\b${own}\\b`).test(body)
  const index = own && !isUnused ? `, ${own}` : ''
  return `{#each ${lowering.expression(node.list)}${item}${index}${key && !isIndex ? ` (${key})` : ''}}\n${body}\n{/each}`
}

/** Whether white space beside a node never shows, because the node stands on lines of its own. */
function isBlock(node: ViewNode): boolean {
  switch (node.kind) {
    case 'element':
      return standsAlone(node.tag, node)
    case 'part': {
      const tag = node.as ?? elements[node.part].tag
      return tag ? standsAlone(tag, node) : node.children.every(isBlock)
    }
    case 'icon':
      return layoutOf('svg', fixedClasses(node)).display === 'block'
    case 'if':
      return [...node.consequent, ...node.alternate].every(isBlock)
    case 'for':
      return node.body.every(isBlock)
    default:
      return false
  }
}

/** What is out of the flow is still read aloud in the line it stands in, unless it is empty. */
function standsAlone(tag: string, node: Element | Part): boolean {
  const { display, outOfFlow } = layoutOf(tag, fixedClasses(node))
  return display === 'block' && !(outOfFlow && node.children.length > 0)
}
