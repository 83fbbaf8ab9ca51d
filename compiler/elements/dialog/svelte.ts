import type { Part, ViewNode } from '../../ir/types.ts'
import { isDialog } from './contents.ts'
import type { PartName } from '../names.ts'
import { childrenOf } from '../../ir/walk.ts'
import { type Lowering, type Scope } from '../../targets/svelte/lowering.ts'
import type { SveltePart } from '../../targets/svelte/part.ts'
import { binding } from '../../targets/svelte/recipe.ts'
import {
  asChild,
  code,
  content,
  element,
  group,
  nothing,
  plain,
  spread,
  type SvelteAttribute,
  type SvelteContent,
} from '../../targets/svelte/nodes.ts'
import { hasPart } from '../../ir/parts.ts'
import { attributeNamed } from '../../ir/attributes.ts'
import { within } from '../../ir/facts.ts'

const variants = { open: 'data-[state=open]' }

/**
 * Bits UI keeps Root and Portal on the page and mounts only Overlay and Content. So what stands between the dialog and
 * its panel goes into Content's snippet: outside it would lie over the page while the dialog is closed.
 */
export const dialog: SveltePart = {
  variants,
  lower(part, lowering, scope) {
    const open = attributeNamed(part, 'open')
    const onClose = attributeNamed(part, 'onClose')
    if (open?.kind !== 'expr' || onClose?.kind !== 'event') {
      lowering.report.add('E234', part, '<Dialog> needs open and onClose', 'open={open} onClose={setOpen}')
      return nothing()
    }
    const name = lowering.bits('Dialog')
    const focus = initialFocus(part, lowering)
    const role = attributeNamed(part, 'role')
    const label = attributeNamed(part, 'aria-label')
    const facts: Record<string, string> = {
      ...(focus ? { initialFocus: focus } : {}),
      ...(role?.kind === 'static' && role.value !== 'dialog' ? { role: role.value } : {}),
      ...(label?.kind === 'static' ? { label: label.value } : {}),
      ...(label?.kind === 'expr' ? { labelCode: lowering.expression(label.value) } : {}),
    }
    const inner = within(within(scope, 'Dialog', facts), 'CloseButton', { component: 'Dialog.Close' })
    const children = contentOf(part, facts, inner, lowering)
    const wrapped = lowering.element(part, scope, {
      component: null,
      consumed: ['open', 'onClose', 'transition', 'role', 'aria-label'],
      variants,
      children,
    })
    const hasOwn = part.classes.length > 0 || (wrapped.tag === 'div' && wrapped.attributes.length > 0)
    const portal = element(`${name}.Portal`, [], hasOwn ? content(wrapped) : children)
    return element(`${name}.Root`, [binding('open', open, onClose, lowering, { sets: 'false' })], content(portal))
  },
}

/** The overlay, then the content with everything else around the panel. */
function contentOf(part: Part, facts: Record<string, string>, scope: Scope, lowering: Lowering): SvelteContent {
  const isBackdrop = (node: ViewNode) => node.kind === 'part' && node.part === 'DialogBackdrop'
  const overlays = part.children.filter(isBackdrop)
  const rest = part.children.filter((node) => !isBackdrop(node))
  if (!hasPart(part.children, 'DialogPanel'))
    lowering.report.add('E234', part, '<Dialog> needs a <DialogPanel>', 'put what the dialog shows into one')
  const [only] = rest
  // A role of its own must follow the properties, so it needs the snippet.
  const standsAlone = !facts.role && rest.length === 1 && only?.kind === 'part' && only.part === 'DialogPanel'
  const inner = within(scope, 'Dialog', { ...facts, ...(standsAlone ? { alone: 'yes' } : {}) })
  const shown = group(lowering.children(rest, inner))
  const component = `${lowering.bits('Dialog')}.Content`
  const main = standsAlone ? shown : element(component, contentAttributes(facts), asChild(shown))
  return content(...overlays.map((node) => group(lowering.children([node], scope))), main)
}

const contentAttributes = ({ label, labelCode, initialFocus: name }: Record<string, string>): SvelteAttribute[] => [
  ...(label ? [plain('aria-label', label)] : []),
  ...(labelCode ? [code('aria-label', labelCode)] : []),
  ...(name ? [code('onOpenAutoFocus', `(event) => {\nevent.preventDefault()\n${name}?.focus()\n}`)] : []),
]

/** `Dialog.Overlay`. */
export const backdrop: SveltePart = {
  variants,
  lower: (part, lowering, scope) =>
    lowering.element(part, scope, {
      component: `${lowering.bits('Dialog')}.Overlay`,
      renders: 'div',
      variants,
      consumed: ['transition'],
    }),
}

/** `Dialog.Content` where the panel is all there is, else the element inside the content's snippet. */
export const panel: SveltePart = {
  variants,
  lower(part, lowering, scope) {
    const facts = scope.parts.Dialog ?? {}
    const recipe = { variants, consumed: ['transition'] }
    if (!facts.alone)
      return lowering.element(part, scope, {
        ...recipe,
        component: null,
        attributes: [spread('props'), ...(facts.role ? [plain('role', facts.role)] : [])],
      })
    const component = `${lowering.bits('Dialog')}.Content`
    return lowering.element(part, scope, { ...recipe, component, renders: 'div', attributes: contentAttributes(facts) })
  },
}

/** A heading of the author's level, by Bits UI's own means. */
export const title: SveltePart = {
  variants: {},
  lower(part, lowering, scope) {
    const component = `${lowering.bits('Dialog')}.Title`
    const [, level] = /^h([1-6])$/.exec(part.as ?? 'h2') ?? []
    if (!level) return lowering.element(part, scope, { component, renders: 'div' })
    const attributes = level === '2' ? [] : [code('level', level)]
    return lowering.element(part, scope, { component, renders: 'div', tag: 'div', attributes })
  },
}

/** A reference to what the dialog focuses first; none is needed when that is its first control. */
function initialFocus(part: Part, lowering: Lowering): string | null {
  const controls = controlsIn(part.children)
  const wanted = controls.findIndex((node) => node.attributes.some(({ name }) => name === 'data-autofocus'))
  if (wanted <= 0) return null
  const count = [...lowering.variables.keys()].filter((name) => name.startsWith('initialFocus')).length
  const name = lowering.declare(count === 0 ? 'initialFocus' : `initialFocusOf${count + 1}`)
  lowering.variables.set(name, `let ${name} = $state<HTMLElement | null>(null)`)
  return name
}

const focusableParts = new Set<PartName>([
  'MenuButton',
  'DisclosureButton',
  'PopoverButton',
  'CloseButton',
  'Switch',
  'Tab',
  'Checkbox',
  'Radio',
  'Input',
  'Select',
  'Textarea',
  'ListboxButton',
  'ComboboxInput',
])
const focusable = new Set(['a', 'button', 'input', 'select', 'textarea'])

/** What may take the focus, in the order of the page. */
function controlsIn(nodes: ViewNode[]): Extract<ViewNode, { kind: 'element' | 'part' }>[] {
  return nodes.flatMap((node) => {
    if (isDialog(node)) return []
    const below = controlsIn(childrenOf(node))
    if (node.kind === 'element')
      return focusable.has(node.tag) || attributeNamed(node, 'tabIndex') || attributeNamed(node, 'data-autofocus')
        ? [node, ...below]
        : below
    if (node.kind !== 'part') return below
    return focusableParts.has(node.part) || attributeNamed(node, 'data-autofocus') ? [node, ...below] : below
  })
}
