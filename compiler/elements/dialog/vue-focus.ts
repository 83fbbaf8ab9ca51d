import type { Attribute, Element, Part, ViewNode } from '../../ir/types.ts'
import { contentsOf } from './contents.ts'
import { childrenOf, walkView } from '../../ir/walk.ts'
import type { Writer } from '../../targets/vue/writer.ts'

/** The template refs a dialog needs: what has the focus first, and what gets it back. */
export type DialogRefs = { initialFocus: string | null; opener: string | null }

/** Marks the elements that dialogs move the focus to, before any of them is written. */
export function markDialogs(writer: Writer) {
  const { root } = writer.component
  walkView(root, (node) => {
    if (node.kind !== 'part' || node.part !== 'Dialog') return
    const inside = contentsOf(node)
    const first = inside.find(hasAutofocus)
    const needsRef = first !== undefined && first !== inside.find(canHaveFocus)
    const initialFocus = needsRef ? writer.ref('HTMLElement', 'initialFocus') : null
    if (first && initialFocus) writer.marks.set(first, initialFocus)
    writer.dialogs.set(node, { initialFocus, opener: hasTransition(node) ? openerOf(node, writer) : null })
  })
}

/** Whether anything of a dialog fades. */
export const hasTransition = (dialog: Part) =>
  [dialog, ...contentsOf(dialog)].some(
    (node) => node.kind === 'part' && node.attributes.some(({ name }) => name === 'transition'),
  )

/**
 * The name of what gets the focus back after a dialog has faded, which Headless UI forgets:
 * https://github.com/tailwindlabs/headlessui/issues/3535
 */
function openerOf(dialog: Part, writer: Writer): string {
  const candidates: { node: Element | Part; isSingle: boolean }[] = []
  const inside = new Set<ViewNode>(descendants(dialog))
  walkView(writer.component.root, (node, ancestors) => {
    if ((node.kind !== 'element' && node.kind !== 'part') || node === dialog || inside.has(node)) return
    if (!node.attributes.some((attribute) => opens(attribute, dialog, writer))) return
    const isSingle =
      node.kind === 'element' &&
      ancestors.every(
        (ancestor) => ancestor.kind !== 'for' && !(ancestor.kind === 'part' && ancestor.part.startsWith('Menu')),
      )
    candidates.push({ node, isSingle })
  })
  const [only] = candidates
  if (candidates.length === 1 && only?.isSingle && !writer.marks.has(only.node)) {
    const name = writer.ref('HTMLElement', 'opener')
    writer.marks.set(only.node, name)
    return name
  }
  const open = dialog.attributes.find(({ name }) => name === 'open')
  const name = writer.name('opener')
  const source = open?.kind === 'expr' ? writer.watched(open.value) : '() => false'
  writer.declare(
    [
      `let ${name}: HTMLElement | null = null`,
      `${writer.imports.use('vue', 'watch')}(${source}, (isOpen) => { if (isOpen) ${name} = document.activeElement as HTMLElement | null })`,
    ].join('\n'),
  )
  return name
}

/** Whether an event sets the state that a dialog is open by, itself or through a function. */
function opens(attribute: Attribute, dialog: Part, { evaluator }: Writer): boolean {
  const open = dialog.attributes.find(({ name }) => name === 'open')
  if (attribute.kind !== 'event' || open?.kind !== 'expr') return false
  const states = new Set(
    [...evaluator.dependencies(open.value)].flatMap((each) => (each.kind === 'state' ? [each.state] : [])),
  )
  const bodies =
    attribute.handler.kind === 'inline'
      ? [attribute.handler.body].flat()
      : attribute.handler.binding.kind === 'handler'
        ? [attribute.handler.binding.handler.node]
        : []
  if (attribute.handler.kind === 'named' && attribute.handler.binding.kind === 'setter')
    return states.has(attribute.handler.binding.state)
  return bodies.some((body) =>
    [...evaluator.dependencies(body)].some((each) => {
      if (each.kind === 'setter') return states.has(each.state)
      if (each.kind !== 'handler') return false
      return [...evaluator.dependencies(each.handler.node)].some(
        (inner) => inner.kind === 'setter' && states.has(inner.state),
      )
    }),
  )
}

const hasAutofocus = (node: ViewNode) =>
  'attributes' in node && node.attributes.some(({ name }) => name === 'data-autofocus')

const focusable = /^(a|button|input|select|textarea)$/
const focusableParts =
  /^(MenuButton|Switch|Tab|DisclosureButton|PopoverButton|CloseButton|Checkbox|Radio|Input|Select|Textarea|ListboxButton|ComboboxInput)$/

const canHaveFocus = (node: ViewNode) =>
  node.kind === 'element'
    ? focusable.test(node.tag) || node.attributes.some(({ name }) => name === 'tabIndex')
    : node.kind === 'part' && focusableParts.test(node.part)

const descendants = (node: ViewNode): ViewNode[] => childrenOf(node).flatMap((child) => [child, ...descendants(child)])
