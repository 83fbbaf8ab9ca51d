import type { Component } from '../../ir/types.ts'
import type { EmitContext } from '../emit.ts'
import type { PrintedOutput } from '../../marks/mark.ts'
import { classStrings } from '../../tailwind/class-strings.ts'
import { checkDataClasses } from './data-classes.ts'
import { lowerChildren } from './children.ts'
import { lowerElement } from './element.ts'
import { iconSnippets } from './icon.ts'
import { importLines } from './imports.ts'
import { createJavaScript } from './javascript.ts'
import { importName, type Lowering, type Scope } from './lowering.ts'
import { checkNames, createNames } from './names.ts'
import { content, group } from './nodes.ts'
import { printTemplate } from './print-template.ts'
import { printSvelte } from './print.ts'
import { scriptOf } from './script.ts'
import { dependenciesOf, setupOf } from './setup.ts'
import { inScriptElement } from '../../markup/script-text.ts'

/** Svelte 5 with runes, Bits UI for what interacts, and icons as SVG. */
export async function emitSvelte(component: Component, context: EmitContext): Promise<PrintedOutput | null> {
  const { fileName, elements, evaluator, report, design, icons } = context
  const names = createNames(component)
  const snippets: Lowering['snippets'] = new Map()
  const javascript = createJavaScript(component, design, classStrings(component.parsed), (icon) => {
    const name = names.snippet(icon)
    snippets.set(name, icon)
    return name
  })
  const lowering: Lowering = {
    component,
    elements,
    evaluator,
    report,
    design,
    icons,
    imports: new Map(),
    snippets,
    variables: new Map(),
    derived: new Map(),
    indexes: new Map(),
    ids: new Set(),
    children: (nodes, scope, separated) => lowerChildren(nodes, scope, lowering, separated),
    element: (node, scope, recipe) => lowerElement(node, scope, recipe, lowering),
    ...javascript,
    name: names.free,
    declare: names.declare,
    shared: names.shared,
    bits(name) {
      importName(lowering, 'bits-ui', name)
      return name
    },
  }
  const scope: Scope = { passed: null, transition: false, groups: [], keys: [], combobox: null, parts: {} }
  const markup = lowerChildren(component.root, scope, lowering)
  const { file, body } = scriptOf(component, evaluator, javascript, lowering)
  const imported = ['bits-ui', 'svelte'].flatMap((module) => [...(lowering.imports.get(module) ?? [])])
  checkNames(component, imported, markup.nodes, report)
  checkDataClasses(component, report)
  if (report.hasErrors()) return null

  const usesClsx = [...lowering.used].some((binding) => binding.kind === 'import' && binding.imported === 'clsx')
  if (usesClsx) lowering.imports.set('clsx', new Set(['default clsx']))
  const variables = [...lowering.variables.values()].join('\n')
  const own = [variables, body, ...lowering.derived.values()].filter(Boolean).join('\n')
  const script = [importLines(lowering.imports), file, own].filter(Boolean).join('\n\n')
  const code = await printSvelte(
    `${script || javascript.usesTypes() ? `<script lang="ts">\n${inScriptElement(script)}\n</script>\n\n` : ''}${[...iconSnippets(lowering), group(markup)].map((node) => printTemplate(content(node))).join('\n\n')}\n`,
  )
  return {
    files: [{ label: 'Svelte', fileName: `${fileName}.svelte`, language: 'svelte', code }],
    dependencies: dependenciesOf(lowering.imports),
    setup: setupOf(lowering.imports, script !== ''),
  }
}
