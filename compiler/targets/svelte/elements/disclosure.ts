import type { Part } from '../../../ir/types.ts'
import { within, type Lowering, type Scope } from '../lowering.ts'
import type { SveltePart } from '../part.ts'
import { attributeNamed, contains, hiddenWhile } from '../recipe.ts'

const open = { open: 'data-[state=open]' }

/**
 * The variables by which a button inside closes it, since Bits UI has no such button: whether it is open, and the
 * button that gets the focus back.
 */
function closing(
  part: Part,
  initially: string,
  scope: Scope,
  lowering: Lowering,
): { state: string; button: string } | null {
  if (!contains(part.children, 'CloseButton')) return null
  if (scope.keys.length > 0) {
    const help = 'close it by its own button, or keep what is open in a state'
    lowering.report.add('E499', part, 'in a list, Bits UI has no button that closes a disclosure', help)
  }
  const state = lowering.declare('isOpen')
  const button = lowering.declare('disclosureButton')
  lowering.variables.set(state, `let ${state} = $state(${initially})`)
  lowering.variables.set(button, `let ${button} = $state<HTMLElement | null>(null)`)
  return { state, button }
}

/** Without an element of the author's, the one Bits UI renders leaves no trace in the layout. */
export const disclosure: SveltePart = {
  variants: open,
  lower(part, lowering, scope) {
    const defaultOpen = attributeNamed(part, 'defaultOpen')
    const initially =
      defaultOpen?.kind === 'expr' ? lowering.expression(defaultOpen.value) : String(defaultOpen !== undefined)
    const facts = closing(part, initially, scope, lowering)
    const state = facts
      ? `bind:open={${facts.state}}`
      : initially === 'true'
        ? 'open'
        : initially === 'false'
          ? ''
          : `open={${initially}}`
    const attributes = state === '' ? [] : [state]
    const inner = within(within(scope, 'Disclosure', facts ?? {}), 'CloseButton', facts ?? {})
    return lowering.element(part, inner, {
      component: `${lowering.bits('Collapsible')}.Root`,
      renders: 'div',
      variants: open,
      attributes: [...attributes, ...(part.as ? [] : ['class="contents"'])],
      consumed: ['defaultOpen'],
    })
  },
}

export const button: SveltePart = {
  variants: { ...open, focus: 'focus-visible', hover: 'hover', active: 'active', disabled: 'disabled' },
  lower: (part, lowering, scope) =>
    lowering.element(part, scope, {
      component: `${lowering.bits('Collapsible')}.Trigger`,
      renders: 'button',
      variants: button.variants,
      attributes: scope.parts.Disclosure?.button ? [`bind:ref={${scope.parts.Disclosure.button}}`] : [],
    }),
}

export const panel: SveltePart = {
  variants: open,
  lower: (part, lowering, scope) =>
    lowering.element(hiddenWhile('data-[state=closed]', part), scope, {
      component: `${lowering.bits('Collapsible')}.Content`,
      renders: 'div',
      variants: open,
      consumed: ['transition'],
    }),
}
