import {
  choiceAttributes,
  choiceFacts,
  controlAttributes,
  disabledOption,
  hiddenInputs,
  mayBeNull,
  optionValue,
  scrolls,
} from '../choice/svelte.ts'
import type { SveltePart } from '../../targets/svelte/part.ts'
import { content, element, group, plain } from '../../targets/svelte/nodes.ts'
import { attributeNamed, isFlagged } from '../../ir/attributes.ts'
import { within } from '../../ir/facts.ts'

const open = { open: 'data-[state=open]' }

/** The root renders no element, so its state is what its button says. */
export const listbox: SveltePart = {
  variants: { open: 'has-data-[state=open]', disabled: 'has-data-disabled' },
  lower(part, lowering, scope) {
    const inner = within(scope, 'Listbox', choiceFacts(part, lowering, scope))
    const name = attributeNamed(part, 'name')
    const byHand = isFlagged(part, 'multiple') || mayBeNull(part, lowering)
    const attributes = [
      ...choiceAttributes(part, lowering),
      ...(name?.kind === 'static' && !byHand ? [plain('name', name.value)] : []),
    ]
    const consumed = ['value', 'onChange', 'name', 'multiple', 'disabled']
    const node = part.as
      ? lowering.element(part, inner, { component: null, variants: listbox.variants, consumed })
      : group(lowering.children(part.children, inner))
    const inputs = byHand ? hiddenInputs(part, lowering) : null
    return element(`${lowering.bits('Select')}.Root`, attributes, content(inputs, node))
  },
}

/** `Select.Trigger` (https://bits-ui.com/docs/components/select). */
export const button: SveltePart = {
  variants: { ...open, focus: 'focus-visible', hover: 'hover', active: 'active', disabled: 'disabled' },
  lower: (part, lowering, scope) =>
    lowering.element(part, scope, {
      component: `${lowering.bits('Select')}.Trigger`,
      renders: 'button',
      variants: button.variants,
      attributes: controlAttributes(scope.parts.Listbox ?? {}),
    }),
}

/** Static content stays where it is; the other kind is placed beside the button by Bits UI. */
export const options: SveltePart = {
  variants: open,
  lower(part, lowering, scope) {
    const { id, label } = scope.parts.Listbox ?? {}
    const name = lowering.bits('Select')
    return lowering.element(part, within(scope, 'ListboxOptions', {}), {
      component: `${name}.ContentStatic`,
      renders: 'div',
      variants: open,
      attributes: [plain('aria-labelledby', `${id}${label ? '-label' : ''}`)],
      consumed: ['transition', 'modal'],
      ...(scrolls(part) && {
        children: content(
          element(`${name}.Viewport`, [], lowering.children(part.children, within(scope, 'ListboxOptions', {}))),
        ),
      }),
    })
  },
}

/** `Select.Item`. */
export const option: SveltePart = {
  variants: { focus: 'data-highlighted', selected: 'data-selected', disabled: 'data-disabled' },
  lower: (part, lowering, scope) =>
    lowering.element(part, scope, {
      component: `${lowering.bits('Select')}.Item`,
      renders: 'div',
      variants: option.variants,
      attributes: [...optionValue(part, lowering), ...disabledOption(part, lowering)],
      consumed: ['value', 'disabled'],
    }),
}
