import type { VuePart } from '../part.ts'
import { attribute } from '../nodes.ts'
import { attributeNamed, component } from '../slots.ts'

export const group: VuePart = {
  variants: {},
  write(part, writer, scope) {
    const index = ['defaultIndex', 'selectedIndex'].flatMap((name) => {
      const given = attributeNamed(part, name)
      return given?.kind === 'static'
        ? [attribute(name === 'defaultIndex' ? ':default-index' : ':selected-index', given.value)]
        : []
    })
    const onChange = attributeNamed(part, 'onChange')
    const change = onChange?.kind === 'event' ? [attribute('@change', writer.call(onChange.handler, null).code)] : []
    const isStatic = part.attributes.filter((each) => each.kind === 'static' && each.name.endsWith('Index'))
    // In React the group is an element, in Vue only when told so.
    const box = part.as ? [] : [attribute('as', 'div')]
    return component(part, writer, scope, 'TabGroup', {
      attributes: [...box, ...index, ...change],
      consumed: ['onChange', ...isStatic.map(({ name }) => name)],
    })
  },
}

export const list: VuePart = {
  variants: {},
  write: (part, writer, scope) => component(part, writer, scope, 'TabList'),
}

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

export const panels: VuePart = {
  variants: {},
  write: (part, writer, scope) => component(part, writer, scope, 'TabPanels'),
}

export const panel: VuePart = {
  variants: { selected: '', focus: 'focus-visible' },
  write: (part, writer, scope) =>
    component(part, writer, scope, 'TabPanel', { owner: { variants: panel.variants, slot: (name) => name } }),
}
