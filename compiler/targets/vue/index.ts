import type { Binding, Component, ViewNode } from '../../ir/types.ts'
import { walkView } from '../../ir/walk.ts'
import type { EmitContext } from '../emit.ts'
import type { PrintedOutput } from '../../marks/mark.ts'
import { formatVue } from '../../print/prettier.ts'
import { changedInPlace } from '../../javascript/copies.ts'
import { computedValues } from '../../javascript/computed-values.ts'
import { writeCall } from './call.ts'
import { writeChildren } from './children.ts'
import { isDrawn, writeElement } from './element.ts'
import { createTranslate } from './expressions.ts'
import { createImports } from './imports.ts'
import { printTemplate } from './print.ts'
import { writeBody, writeModule } from './script.ts'
import type { Scope, Writer } from './writer.ts'
import { inScriptElement } from '../../markup/script-text.ts'

/** Vue 3: a single-file component with `<script setup lang="ts">`, on Headless UI and Heroicons for Vue. */
export async function emitVue(component: Component, context: EmitContext): Promise<PrintedOutput | null> {
  const { fileName, elements, evaluator, report, design, icons } = context
  const names = new Set(
    [...component.refs.values()]
      .filter(({ kind }) => kind !== 'part' && kind !== 'import' && kind !== 'global')
      .map(({ name }) => name),
  )
  const imports = createImports(names)
  const computed = computedValues(component, evaluator)
  const translate = createTranslate({
    component,
    report,
    design,
    imports,
    computed,
  })
  const drawn = drawnIcons(component)
  for (const binding of component.scope.values())
    if (binding.kind === 'icon' && !drawn.has(binding))
      imports.useAs(`@heroicons/vue/${binding.set}`, binding.icon, binding.name)

  const declarations: string[] = []
  const writer: Writer = {
    component,
    elements,
    evaluator,
    report,
    design,
    icons,
    imports,
    changedInPlace: changedInPlace(component),
    marks: new Map<ViewNode, string>(),
    children: (nodes, scope) => writeChildren(nodes, scope, writer),
    element: (node, scope, recipe) => writeElement(node, scope, recipe, writer),
    code: (node, own) => translate(node, 'template', own),
    call: (handler, tag) => writeCall(handler, tag, writer, translate),
    name(...wishes) {
      let name = wishes.find((wish) => !names.has(wish))
      for (let count = 2; name === undefined; count++) {
        const wish = `${wishes.at(-1)}${count}`
        if (!names.has(wish)) name = wish
      }
      names.add(name)
      return name
    },
    dialogs: new Map(),
    slotName: (property) =>
      names.has(property) ? `is${property.charAt(0).toUpperCase()}${property.slice(1)}` : property,
    watched: (node) =>
      component.refs.get(node)?.kind === 'state' ? translate(node, 'template') : `() => ${translate(node, 'script')}`,
    declare: (code) => void declarations.push(code),
    ref(type, ...wishes) {
      const name = writer.name(...wishes)
      declarations.push(`const ${name} = ${imports.use('vue', 'useTemplateRef')}<${type}>('${name}')`)
      return name
    },
  }
  const scope: Scope = { passed: null, control: null, groups: [], positions: [], selected: null, parts: {} }
  for (const { dialects } of Object.values(elements)) dialects.vue.prepare?.(writer)
  const template = printTemplate(writeChildren(component.root, scope, writer))
  const body = writeBody(component, computed, declarations, writer, translate)
  const module = writeModule(component, translate)
  if (report.hasErrors()) return null
  const parts = [imports.print(), module, body].map((part) => part.trim()).filter(Boolean)
  const block =
    parts.length === 0 ? '' : `<script setup lang="ts">\n${inScriptElement(parts.join('\n\n'))}\n</script>\n\n`
  const code = await formatVue(`${block}<template>\n${template}\n</template>\n`)
  return {
    files: [{ label: 'Vue', fileName: `${fileName}.vue`, language: 'vue', code }],
    dependencies: imports.packages(),
    setup: ['useId', 'useTemplateRef'].some((name) => imports.has('vue', name)) ? [versionNote] : [],
  }
}

/** Icons that the markup only draws, and nothing else names. */
function drawnIcons({ root, refs }: Component): Set<Binding> {
  const uses = new Map<Binding, number>()
  for (const binding of refs.values()) uses.set(binding, (uses.get(binding) ?? 0) + 1)
  walkView(root, (node) => {
    if (node.kind === 'icon' && node.binding && isDrawn(node)) uses.set(node.binding, (uses.get(node.binding) ?? 0) - 1)
  })
  return new Set([...uses].filter(([, left]) => left === 0).map(([binding]) => binding))
}

const versionNote = 'Needs Vue 3.5 or later.'
