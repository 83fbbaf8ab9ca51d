import type { Part } from '../../ir/types.ts'
import type { VuePart } from '../../targets/vue/part.ts'
import { attribute, wrapper, type VueNode } from '../../targets/vue/nodes.ts'
import { component, headless } from '../../targets/vue/slots.ts'
import { stageAttributes } from '../../targets/vue/transition.ts'
import { type Recipe, type Scope, type Writer } from '../../targets/vue/writer.ts'
import { hasTransition, markDialogs } from './vue-focus.ts'
import { attributeNamed } from '../../ir/attributes.ts'
import { within } from '../../ir/facts.ts'
import { noStages } from '../../tailwind/stages.ts'

/**
 * `<Dialog>` (https://headlessui.com/v1/vue/dialog), in a `<TransitionRoot>` where it fades. There the focus goes
 * back by hand: `vue-focus.ts`.
 */
export const dialog: VuePart = {
  variants: { open: '' },
  prepare: markDialogs,
  write(part, writer, scope) {
    const open = attributeNamed(part, 'open')
    const onClose = attributeNamed(part, 'onClose')
    if (open?.kind !== 'expr' || onClose?.kind !== 'event') return []
    const shown = writer.code(open.value)
    const { handler } = onClose
    const { code } = writer.call(handler, null)
    const close = handler.kind === 'named' && handler.binding.kind === 'setter' ? code.replace('$event', 'false') : code
    const { initialFocus, opener } = writer.dialogs.get(part) ?? {}
    const fades = hasTransition(part)
    const inner = within(within(scope, 'Dialog', {}), 'CloseButton', { close })
    const nodes = fading(part, writer, inner, {
      tag: headless(writer, 'Dialog'),
      consumed: ['open', 'onClose', 'transition'],
      attributes: [
        ...(part.as ? [attribute('as', part.as)] : []),
        ...(fades ? [] : [attribute(':open', shown)]),
        ...(initialFocus ? [attribute(':initial-focus', initialFocus)] : []),
        attribute('@close', close),
      ],
    })
    if (!fades) return nodes
    const restore = opener ? [attribute('@after-leave', `$nextTick(() => ${opener}?.focus())`)] : []
    const attributes = [attribute('as', 'template'), attribute(':show', shown), ...restore]
    return [wrapper(headless(writer, 'TransitionRoot'), attributes, nodes)]
  },
}

/** Headless UI has no backdrop for Vue: it is an element like any other. */
export const backdrop: VuePart = {
  variants: { open: '' },
  write: (part, writer, scope) =>
    fading(part, writer, scope, {
      tag: part.as ?? 'div',
      consumed: ['transition'],
      attributes: [attribute('aria-hidden', 'true')],
    }),
}

/** `<DialogPanel>`. */
export const panel: VuePart = {
  variants: { open: '' },
  write: (part, writer, scope) =>
    fading(part, writer, scope, {
      tag: headless(writer, 'DialogPanel'),
      consumed: ['transition'],
      attributes: part.as ? [attribute('as', part.as)] : [],
    }),
}

/** `<DialogTitle>`. */
export const title: VuePart = {
  variants: { open: '' },
  write: (part, writer, scope) => component(part, writer, scope, 'DialogTitle', { owner: owner() }),
}

const owner = () => ({ variants: { open: '' }, slot: (name: string) => name })

/** What fades with the dialog stands in a <TransitionChild>. */
function fading(part: Part, writer: Writer, scope: Scope, recipe: Recipe): VueNode[] {
  if (!attributeNamed(part, 'transition')) return writer.element(part, scope, { ...recipe, owner: owner() })
  const stages = noStages()
  const nodes = writer.element(part, scope, { ...recipe, owner: owner(), stages })
  const attributes = [attribute('as', 'template'), ...stageAttributes(stages, 'headlessui')]
  return [wrapper(headless(writer, 'TransitionChild'), attributes, nodes)]
}
