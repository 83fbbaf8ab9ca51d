import type { Component } from '../../ir/types.ts'
import type { EmitContext } from '../emit.ts'
import type { PrintedOutput } from '../../marks/mark.ts'
import { indent } from '../../javascript/indent.ts'
import { formatScript } from '../../print/prettier.ts'
import { createAlpine } from './alpine.ts'
import { lowerChildren } from './children.ts'
import { componentData } from './component-data.ts'
import { refusedByCsp } from './csp.ts'
import { formConditions } from './form-conditions.ts'
import { lowerElement } from './element.ts'
import { setupOf } from './setup.ts'
import { nameOf, plain, settle, type HtmlNode } from './nodes.ts'
import { printHtml } from './print.ts'
import type { Lowering, Scope } from './lowering.ts'
import { inScriptElement } from '../../markup/script-text.ts'

/** HTML with Alpine for what moves. Everything a customer needs is in the snippet, apart from what `setup` says. */
export async function emitHtml(
  component: Component,
  { fileName, elements, evaluator, report, design, icons }: EmitContext,
): Promise<PrintedOutput | null> {
  const alpine = createAlpine(component, evaluator, report)
  const taken = new Set([...component.refs.values()].map(({ name }) => name))
  const lowering: Lowering = {
    component,
    elements,
    evaluator,
    report,
    design,
    icons,
    alpine,
    formConditions: formConditions(component),
    needs: new Set(),
    recipes: new Map(),
    children: (nodes, scope) => lowerChildren(nodes, scope, lowering),
    element: (node, scope, recipe) => lowerElement(node, scope, recipe, lowering),
    expression: (node, scope) => alpine.expression(node, scope.env),
    evaluate: (node, scope) => alpine.evaluate(node, scope.env),
    initially: (node, scope) => evaluator.evaluate(node, new Map([...evaluator.initial, ...scope.env])),
    name: (...wishes) => wishes.find((wish) => !taken.has(wish)) ?? `${wishes.at(-1)}Part`,
    reserve(names, owner) {
      for (const binding of [
        ...component.states,
        ...component.derived,
        ...component.handlers,
        ...component.elementRefs,
      ]) {
        if (!names.includes(binding.name)) continue
        const at =
          binding.kind === 'state'
            ? binding.state
            : binding.kind === 'derived'
              ? binding.init
              : binding.kind === 'ref'
                ? binding.statement
                : binding.handler
        report.add(
          'E106',
          { start: at.start, end: at.start + 1 },
          `“${binding.name}” is a name that ${owner} uses in HTML`,
          'choose another name',
        )
      }
    },
  }
  const scope: Scope = {
    env: evaluator.constants,
    inTemplate: false,
    passed: null,
    separated: false,
    selected: null,
    groups: [],
    nested: null,
    parts: {},
  }
  lowering.reserve(['init', 'destroy'], 'Alpine.js')
  const body = lowerChildren(component.root, scope, lowering)
  const own = componentData(component, evaluator, alpine, report, body)
  const nodes: HtmlNode[] = own ? [{ kind: 'scope', attributes: [own.attribute, ...own.ids], children: body }] : body
  if (report.hasErrors()) return null
  if (own) lowering.needs.add('alpine')
  const recipes = new Map([...(own?.recipe ? [[own.recipe.name, own.recipe.code] as const] : []), ...lowering.recipes])
  const settled = settleAll(nodes)
  if (wake(settled)) lowering.needs.add('alpine')
  const code = (await printHtml(settled)) + (await printScript(recipes, own?.recipe?.constants ?? ''))
  if (recipes.size > 0) lowering.needs.add('script')
  return {
    files: [{ label: 'HTML', fileName: `${fileName}.html`, language: 'html', code }],
    dependencies: lowering.needs.has('alpine')
      ? ['alpinejs', ...(lowering.needs.has('focus') ? ['@alpinejs/focus'] : [])]
      : [],
    setup: setupOf(lowering.needs, refusedByCsp(settled)),
  }
}

/** Settles scopes at every level, innermost first. */
function settleAll(nodes: HtmlNode[]): HtmlNode[] {
  for (const node of nodes)
    if (node.kind === 'element' || node.kind === 'scope') node.children = settleAll(node.children)
  return settle(nodes)
}

/** Gives what Alpine is to run outside of every `x-data` one of its own, without which it stands still; says whether it did. */
function wake(nodes: HtmlNode[]): boolean {
  const woken = nodes.map((node) => {
    if (node.kind !== 'element' || node.attributes.some((attribute) => nameOf(attribute) === 'x-data')) return false
    if (!node.attributes.some(({ kind }) => kind === 'script')) return wake(node.children)
    node.attributes.unshift(plain('x-data'))
    return true
  })
  return woken.includes(true)
}

/** Registers what the markup names: when Alpine starts, or at once where it already runs. */
async function printScript(recipes: ReadonlyMap<string, string>, constants: string): Promise<string> {
  if (recipes.size === 0) return ''
  const registrations = [...recipes].map(([name, code]) => `Alpine.data('${name}', () => ${code})`)
  const parts = [...(constants ? [constants] : []), ...registrations]
  const code = `{
    const register = () => {\n${parts.join('\n\n')}\n}

    // Where markup is swapped in later, as by Turbo, Livewire or htmx, Alpine.js has started already.
    if (window.Alpine) register()
    else document.addEventListener('alpine:init', register)
  }`
  const script = inScriptElement(await formatScript(code, 2))
  return `\n<script>\n${indent(script, '  ')}\n</script>\n`
}
