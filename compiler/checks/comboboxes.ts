import type { Part, ViewNode } from '../ir/types.ts'
import { displayOf, inputOf, queryOf } from '../elements/combobox/parts.ts'
import { childrenOf } from '../ir/walk.ts'
import { classesOf, type CheckContext } from './context.ts'
import { hasPart, partIn, partsIn } from '../ir/parts.ts'

/** A palette runs something at once and keeps nothing chosen, so there is nothing to show or send. */
export function checkPalette(palette: Part, { report }: CheckContext) {
  const has = (name: string) => palette.attributes.find((attribute) => attribute.name === name)
  if (!has('onChange')) report.add('E234', palette, '<Combobox> needs onChange', 'onChange={run}')
  for (const name of ['value', 'name', 'multiple', 'onClose']) {
    const attribute = has(name)
    if (attribute)
      report.add(
        'E499',
        attribute,
        `a combobox with static options has no “${name}” in every flavour`,
        name === 'value' ? 'leave it out, and keep what was chosen by onChange in a state of your own' : 'leave it out',
      )
  }
  const options = partIn(palette.children, 'ComboboxOptions')
  if (options && !options.attributes.some(({ name }) => name === 'aria-label'))
    report.add('E234', options, 'the list has no name', 'aria-label="Results"')
  for (const each of partsIn(palette.children, 'ComboboxOption')) {
    const chosen = classesOf(each).find(({ name }) => /(^|:)(group-)?(not-)?data-selected:/.test(name))
    if (chosen)
      report.add('E402', each, `“${chosen.name}” has no counterpart in every flavour: a palette keeps nothing chosen`)
  }
}

/** A field keeps what is typed and forgets it, shows what is chosen, and its parts have names. */
export function checkField(field: Part, isMultiple: boolean, { component, evaluator, report }: CheckContext) {
  const options = partIn(field.children, 'ComboboxOptions')
  const button = partIn(field.children, 'ComboboxButton')
  const isLabelled = (part: Part) => part.attributes.some(({ name }) => name === 'aria-label')
  if (!queryOf(field, component)) {
    const help = 'onChange={(event) => setQuery(event.target.value)}'
    report.add('E234', inputOf(field) ?? field, '<ComboboxInput> needs to keep what is typed in a state', help)
  }
  if (!field.attributes.some(({ name }) => name === 'onClose'))
    report.add('E234', field, '<Combobox> needs onClose, to forget what was typed', "onClose={() => setQuery('')}")
  const value = field.attributes.find(({ name }) => name === 'value')
  const ofItem = value?.kind === 'expr' && [...evaluator.dependencies(value.value)].some(({ kind }) => kind === 'item')
  if (ofItem)
    report.add(
      'E499',
      value,
      'a combobox in a list cannot choose for its item',
      'show one combobox for the chosen item',
    )
  const display = inputOf(field)?.attributes.find(({ name }) => name === 'displayValue')
  if (display && isMultiple)
    report.add('E499', display, 'the input of several values shows what is typed, nothing else', 'list them beside it')
  else if (display && !displayOf(inputOf(field)))
    report.add(
      'E221',
      display,
      '“displayValue” must be one expression without functions in it',
      'displayValue={(id: string | null) => nameOf(id)}',
    )
  // Headless UI gives them the name of a label in the combobox, but not of one in a field around it.
  if (!hasPart(field.children, 'Label')) {
    for (const part of [options, button])
      if (part && !isLabelled(part) && !(part === button && hasText(part.children)))
        report.add(
          'E234',
          part,
          `<${part.part}> has no name`,
          'put a <Label> into the <Combobox>, or give it an aria-label',
        )
  }
  if (options && isUnder(field.children, options))
    report.add(
      'E321',
      options,
      'the options must stay while there are none',
      'put the condition inside, around a disabled option that says so',
    )
}

/** Whether a part stands under a condition. */
const isUnder = (nodes: ViewNode[], part: Part): boolean =>
  nodes.some((node) =>
    node.kind === 'if' ? partIn([node], part.part) === part : node !== part && isUnder(childrenOf(node), part),
  )

const hasText = (nodes: ViewNode[]): boolean =>
  nodes.some((node) => node.kind === 'text' || node.kind === 'expr' || hasText(childrenOf(node)))
