import type { Part } from '../../ir/types.ts'
import { type Lowering, type Scope } from '../../targets/svelte/lowering.ts'
import type { SveltePart } from '../../targets/svelte/part.ts'
import { hiddenWhile } from '../../targets/svelte/recipe.ts'
import { code, flag, plain } from '../../targets/svelte/nodes.ts'
import { hasPart } from '../../ir/parts.ts'
import { attributeNamed } from '../../ir/attributes.ts'
import { within } from '../../ir/facts.ts'

const open = { open: 'data-[state=open]' }

/** What a disclosure is bound to, and what a button inside does to close it. */
type Closing = { state?: string; button?: string; close: string }

/** Bits UI has no button that closes a disclosure from inside, and gives the focus back to its own button. */
function closing(part: Part, initially: string, scope: Scope, lowering: Lowering): Closing | null {
  if (!hasPart(part.children, 'CloseButton')) return null
  // In a list each disclosure would need variables of its own; around the button there is only one.
  if (scope.keys.length > 0) return { close: closeAround(lowering) }
  const state = lowering.declare('isOpen')
  const button = lowering.declare('disclosureButton')
  lowering.variables.set(state, `let ${state} = $state(${initially})`)
  lowering.variables.set(button, `let ${button} = $state<HTMLElement | null>(null)`)
  return { state, button, close: `() => {\n${state} = false\n${button}?.focus()\n}` }
}

/** Adds the function that closes the disclosure around what was clicked, and answers its name. */
function closeAround(lowering: Lowering): string {
  const name = lowering.shared('closeDisclosure')
  const code = `
function ${name}({ currentTarget }: MouseEvent & { currentTarget: HTMLElement }) {
const disclosure = currentTarget.closest('[data-collapsible-root]')
const button = disclosure?.querySelector<HTMLElement>('[data-collapsible-trigger]')
button?.click()
button?.focus()
}`
  lowering.derived.set(name, code)
  return name
}

/** Without an element of the author's, the one Bits UI renders leaves no trace in the layout. */
export const disclosure: SveltePart = {
  variants: open,
  lower(part, lowering, scope) {
    const defaultOpen = attributeNamed(part, 'defaultOpen')
    const initially =
      defaultOpen?.kind === 'expr' ? lowering.expression(defaultOpen.value) : String(defaultOpen !== undefined)
    const facts = closing(part, initially, scope, lowering)
    const state = facts?.state
      ? [code('bind:open', facts.state)]
      : initially === 'true'
        ? [flag('open')]
        : initially === 'false'
          ? []
          : [code('open', initially)]
    const inner = within(within(scope, 'Disclosure', facts ?? {}), 'CloseButton', { close: facts?.close ?? '' })
    return lowering.element(part, inner, {
      component: `${lowering.bits('Collapsible')}.Root`,
      renders: 'div',
      variants: open,
      attributes: [...state, ...(part.as ? [] : [plain('class', 'contents')])],
      consumed: ['defaultOpen'],
    })
  },
}

/**
 * `Collapsible.Trigger` (https://bits-ui.com/docs/components/collapsible), bound to a variable where a button inside
 * gives the focus back to it.
 */
export const button: SveltePart = {
  variants: { ...open, focus: 'focus-visible', hover: 'hover', active: 'active', disabled: 'disabled' },
  lower: (part, lowering, scope) =>
    lowering.element(part, scope, {
      component: `${lowering.bits('Collapsible')}.Trigger`,
      renders: 'button',
      variants: button.variants,
      attributes: scope.parts.Disclosure?.button ? [code('bind:ref', scope.parts.Disclosure.button)] : [],
    }),
}

/** `Collapsible.Content`. */
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
