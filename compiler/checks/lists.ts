import type { Binding, For, Part, ViewNode } from '../ir/types.ts'
import type { Env } from '../constants/evaluate.ts'
import { choiceOf, contains, isChoice } from '../elements/choice.ts'
import { displayOf, inputOf, isStatic, partIn, partsIn, queryOf } from '../elements/combobox/parts.ts'
import { childrenOf, walkView } from '../ir/walk.ts'
import { classesOf, type CheckContext } from './context.ts'

/** A choice has a value, a change and a name (E234), and what it chooses between is text (E320). */
export function checkLists({ component, evaluator, report }: CheckContext) {
  walkView(component.root, (node, ancestors) => {
    if (!isChoice(node)) return
    const choice = choiceOf(node)
    const isPalette = node.part === 'Combobox' && isStatic(node)
    if (isPalette) checkPalette(node)
    else if (!choice)
      report.add('E234', node, `<${node.part}> needs value and onChange`, 'value={status} onChange={setStatus}')
    else if (node.part === 'Combobox') checkField(node, choice.isMultiple)
    if (!isNamed(node, ancestors)) {
      const help = 'give it a <Label>, which may be sr-only'
      report.add('E234', node, `the ${node.part.toLowerCase()} has no name`, help)
    }
    if (choice) checkInitial(choice)
    checkOptions(node)
    const field = fieldAround(ancestors)
    const disabled = field?.attributes.find(({ name }) => name === 'disabled')
    if (disabled)
      report.add('E499', disabled, `the field of a <${node.part}> cannot disable it`, `disable the <${node.part}>`)
  })

  /** A palette runs something at once and keeps nothing chosen, so there is nothing to show or send. */
  function checkPalette(palette: Part) {
    const has = (name: string) => palette.attributes.find((attribute) => attribute.name === name)
    if (!has('onChange')) report.add('E234', palette, '<Combobox> needs onChange', 'onChange={run}')
    for (const name of ['value', 'name', 'multiple', 'onClose']) {
      const attribute = has(name)
      if (attribute) report.add('E499', attribute, `a combobox with static options has no “${name}” in every flavour`)
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

  function checkField(field: Part, isMultiple: boolean) {
    const options = partIn(field.children, 'ComboboxOptions')
    const button = partIn(field.children, 'ComboboxButton')
    const isLabelled = (part: Part) => part.attributes.some(({ name }) => name === 'aria-label')
    if (isMultiple)
      report.add('E499', field, 'a combobox of several values is not carried over', 'use <Listbox multiple>')
    if (!queryOf(field, component)) {
      const help = 'onChange={(event) => setQuery(event.target.value)}'
      report.add('E234', inputOf(field) ?? field, '<ComboboxInput> needs to keep what is typed in a state', help)
    }
    if (!field.attributes.some(({ name }) => name === 'onClose'))
      report.add('E234', field, '<Combobox> needs onClose, to forget what was typed', "onClose={() => setQuery('')}")
    const display = inputOf(field)?.attributes.find(({ name }) => name === 'displayValue')
    if (display && !displayOf(inputOf(field)))
      report.add(
        'E221',
        display,
        '“displayValue” must be one expression without functions in it',
        'displayValue={(id: string | null) => nameOf(id)}',
      )
    // Headless UI gives them the name of a label in the combobox, but not of one in a field around it.
    if (!contains(field.children, 'Label')) {
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

  function checkInitial({ value, isMultiple }: NonNullable<ReturnType<typeof choiceOf>>) {
    const initially = evaluator.evaluate(value.value, evaluator.initial)
    if (!initially.known) return
    const fits = isMultiple
      ? Array.isArray(initially.value) && initially.value.every((each) => typeof each === 'string')
      : initially.value === null || typeof initially.value === 'string'
    if (fits) return
    const what = isMultiple ? 'a list of text' : 'text or null'
    report.add('E320', value, `what is chosen must be ${what}`, 'keep the id of what is chosen, not the object')
  }

  function checkOptions(choice: Part) {
    const visit = (node: ViewNode, loops: For[]) => {
      if (node.kind === 'part' && node.part === `${choice.part}Option`) checkOption(node, loops)
      for (const child of childrenOf(node)) visit(child, node.kind === 'for' ? [...loops, node] : loops)
    }
    visit(choice, [])
  }

  function checkOption(option: Part, loops: For[]) {
    const value = option.attributes.find(({ name }) => name === 'value')
    if (!value) {
      report.add('E234', option, `<${option.part}> needs a value`, 'value={person.id}')
      return
    }
    const values =
      value.kind === 'expr'
        ? environments(loops).map((env) => evaluator.evaluate(value.value, env))
        : [{ known: true as const, value: value.kind === 'static' ? value.value : true }]
    const wrong = values.find((each) => each.known && !isName(each.value))
    if (wrong)
      report.add(
        'E320',
        value,
        'the value of an option must be text without spaces',
        'use an id, such as “ada-lovelace”',
      )
  }

  /** What is known inside lists, once for each item they have at first. */
  function environments(loops: For[]): Env[] {
    return loops.reduce<Env[]>((envs, loop) => envs.flatMap((env) => items(loop, env)), [evaluator.initial])
  }

  function items({ list, item }: For, env: Env): Env[] {
    const result = evaluator.evaluate(list, env)
    const binding = item ? component.refs.get(item) : undefined
    if (!result.known || !Array.isArray(result.value) || !binding) return []
    return result.value.map((value: unknown) => new Map<Binding, unknown>([...env, [binding, value]]))
  }
}

/** Values become ids, which have no spaces. */
const isName = (value: unknown) => typeof value === 'string' && /^\S+$/.test(value)

/** Whether a part stands under a condition. */
const isUnder = (nodes: ViewNode[], part: Part): boolean =>
  nodes.some((node) =>
    node.kind === 'if' ? partIn([node], part.part) === part : node !== part && isUnder(childrenOf(node), part),
  )

const hasText = (nodes: ViewNode[]): boolean =>
  nodes.some((node) => node.kind === 'text' || node.kind === 'expr' || hasText(childrenOf(node)))

const fieldAround = (ancestors: ViewNode[]): Part | undefined =>
  ancestors.findLast((node): node is Part => node.kind === 'part' && node.part === 'Field')

function isTitled(choice: Part, ancestors: ViewNode[]): boolean {
  const field = fieldAround(ancestors)
  return contains(choice.children, 'Label') || (field !== undefined && contains(field.children, 'Label'))
}

/** On the button of a listbox an aria-label would hide what is chosen, so only an input may have one. */
const isNamed = (choice: Part, ancestors: ViewNode[]): boolean =>
  isTitled(choice, ancestors) ||
  (partIn(choice.children, 'ComboboxInput')?.attributes.some(({ name }) => name === 'aria-label') ?? false)
