import type { Binding, For, Part, ViewNode } from '../ir/types.ts'
import type { Env } from '../constants/evaluate.ts'
import { choiceOf, isChoice } from '../elements/choice/choice.ts'
import { isStatic } from '../elements/combobox/parts.ts'
import { childrenOf, walkView } from '../ir/walk.ts'
import { checkField, checkPalette } from './comboboxes.ts'
import type { CheckContext } from './context.ts'
import { hasPart, partIn } from '../ir/parts.ts'

/** A choice has a value, a change and a name (E234), and what it chooses between is text (E320). */
export function checkLists(context: CheckContext) {
  const { component, evaluator, report } = context
  walkView(component.root, (node, ancestors) => {
    if (!isChoice(node)) return
    const choice = choiceOf(node)
    const isPalette = node.part === 'Combobox' && isStatic(node)
    if (isPalette) checkPalette(node, context)
    else if (!choice)
      report.add('E234', node, `<${node.part}> needs value and onChange`, 'value={status} onChange={setStatus}')
    else if (node.part === 'Combobox') checkField(node, choice.isMultiple, context)
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

const fieldAround = (ancestors: ViewNode[]): Part | undefined =>
  ancestors.findLast((node): node is Part => node.kind === 'part' && node.part === 'Field')

function isTitled(choice: Part, ancestors: ViewNode[]): boolean {
  const field = fieldAround(ancestors)
  return hasPart(choice.children, 'Label') || (field !== undefined && hasPart(field.children, 'Label'))
}

/** On the button of a listbox an aria-label would hide what is chosen, so only an input may have one. */
const isNamed = (choice: Part, ancestors: ViewNode[]): boolean =>
  isTitled(choice, ancestors) ||
  (partIn(choice.children, 'ComboboxInput')?.attributes.some(({ name }) => name === 'aria-label') ?? false)
