import type { Part, ViewNode } from '../ir/types.ts'
import type { PartName } from '../elements/names.ts'
import { childrenOf, walkView } from '../ir/walk.ts'
import type { CheckContext } from './context.ts'

/** What a part cannot do without, besides its place. */
const required: Partial<Record<PartName, readonly PartName[]>> = {
  Combobox: ['ComboboxInput', 'ComboboxOptions'],
  ComboboxOptions: ['ComboboxOption'],
  Dialog: ['DialogPanel'],
  Disclosure: ['DisclosureButton', 'DisclosurePanel'],
  Listbox: ['ListboxButton', 'ListboxOptions'],
  ListboxOptions: ['ListboxOption'],
  Menu: ['MenuButton', 'MenuItems'],
  MenuItems: ['MenuItem'],
  Popover: ['PopoverButton', 'PopoverPanel'],
  PopoverGroup: ['Popover'],
  TabGroup: ['TabList', 'TabPanels'],
}

/** Parts stand where they belong (E233) and have what they need (E234). */
export function checkParts({ component, elements, report }: CheckContext) {
  walkView(component.root, (node, ancestors) => {
    if (node.kind !== 'part') return
    const { inside } = elements[node.part]
    const parents = ancestors.filter((ancestor): ancestor is Part => ancestor.kind === 'part')
    const holders = inside === null ? [] : [inside].flat()
    if (holders.length > 0 && !parents.some((parent) => holders.includes(parent.part)))
      report.add('E233', node, `<${node.part}> must stand in <${holders.join('> or <')}>`)
    for (const element of ['Popover', 'Disclosure'] as const) {
      if (node.part === `${element}Button` && nearest(parents, [element, `${element}Panel`]) === `${element}Panel`)
        report.add('E233', node, `<${element}Button> cannot stand in its own <${element}Panel>`, 'use <CloseButton>')
    }
    if (node.part === 'CloseButton' && !isIn(parents, ['Popover', 'Disclosure', 'Dialog']))
      report.add('E233', node, '<CloseButton> must stand in <Popover>, <Disclosure> or <Dialog>')
    for (const name of required[node.part] ?? []) {
      if (!descendants(node).some((below) => below.kind === 'part' && below.part === name))
        report.add('E234', node, `<${node.part}> needs <${name}> inside`)
    }
    const control = controls[node.part]
    if (control && !isNamed(node, parents))
      report.add(
        'E234',
        node,
        `the ${control} has no name`,
        'put it in a <Field> with a <Label>, or give it an aria-label',
      )
  })
}

/** What must have a name, as people call it. */
const controls: Partial<Record<PartName, string>> = {
  Switch: 'switch',
  Checkbox: 'checkbox',
  Radio: 'radio button',
  Input: 'field',
  Select: 'select',
  Textarea: 'text area',
}

const nearest = (parents: Part[], names: readonly PartName[]) =>
  parents.findLast(({ part }) => names.includes(part))?.part

const isIn = (parents: Part[], names: readonly PartName[]) => parents.some(({ part }) => names.includes(part))

function isNamed(node: Part, parents: Part[]): boolean {
  if (node.attributes.some(({ name }) => /^(aria-label|aria-labelledby|id)$/.test(name))) return true
  if (node.part !== 'Select' && descendants(node).some(({ kind }) => kind === 'text' || kind === 'expr')) return true
  const field = parents.findLast(({ part }) => part === 'Field')
  return field !== undefined && descendants(field).some((below) => below.kind === 'part' && below.part === 'Label')
}

const descendants = (node: ViewNode): ViewNode[] => childrenOf(node).flatMap((child) => [child, ...descendants(child)])
