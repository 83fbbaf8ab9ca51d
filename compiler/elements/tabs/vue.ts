import type { VuePart } from '../../targets/vue/part.ts'
import { attribute } from '../../targets/vue/nodes.ts'
import { component } from '../../targets/vue/slots.ts'
import { attributeNamed } from '../../ir/attributes.ts'

/** `<TabGroup>` (https://headlessui.com/v1/vue/tabs). */
export const group: VuePart = {
  variants: {},
  write(part, writer, scope) {
    // Written as a number in React, and as text Vue would refuse it.
    const indexes = part.attributes
      .filter((each) => each.kind === 'static')
      .filter(({ name }) => name === 'defaultIndex' || name === 'selectedIndex')
    const onChange = attributeNamed(part, 'onChange')
    return component(part, writer, scope, 'TabGroup', {
      attributes: [
        // In React the group is an element, in Vue only when told so.
        ...(part.as ? [] : [attribute('as', 'div')]),
        ...indexes.map((each) =>
          attribute(each.name === 'defaultIndex' ? ':default-index' : ':selected-index', each.value),
        ),
        ...(onChange?.kind === 'event' ? [attribute('@change', writer.call(onChange.handler, null).code)] : []),
      ],
      consumed: ['onChange', ...indexes.map(({ name }) => name)],
    })
  },
}

/** `<TabList>`. */
export const list: VuePart = {
  variants: {},
  write: (part, writer, scope) => component(part, writer, scope, 'TabList'),
}

/** `<Tab>`, which says by `aria-selected` whether it is selected. */
export const tab: VuePart = {
  variants: {
    selected: 'aria-selected',
    focus: 'focus-visible',
    hover: 'hover',
    active: 'active',
    disabled: 'disabled',
  },
  write: (part, writer, scope) =>
    component(part, writer, scope, 'Tab', { owner: { variants: tab.variants, slot: (name) => name } }),
}

/** `<TabPanels>`. */
export const panels: VuePart = {
  variants: {},
  write: (part, writer, scope) => component(part, writer, scope, 'TabPanels'),
}

/** `<TabPanel>`. */
export const panel: VuePart = {
  variants: { selected: '', focus: 'focus-visible' },
  write: (part, writer, scope) =>
    component(part, writer, scope, 'TabPanel', { owner: { variants: panel.variants, slot: (name) => name } }),
}
