/** What <Listbox> and <Combobox> have in common, before any flavour writes them. */
import type { Attribute, Part, ViewNode } from '../../ir/types.ts'
import { childrenOf } from '../../ir/walk.ts'

export type ChoiceName = 'Listbox' | 'Combobox'

export type ChoicePart = Part & { part: ChoiceName }

/** Whether a piece of markup is a `<Listbox>` or `<Combobox>`. */
export const isChoice = (node: ViewNode): node is ChoicePart =>
  node.kind === 'part' && (node.part === 'Listbox' || node.part === 'Combobox')

/** A value and the event that changes it. */
export type Choice = {
  value: Extract<Attribute, { kind: 'expr' }>
  change: Extract<Attribute, { kind: 'event' }>
  isMultiple: boolean
}

/** Reads `value={status} onChange={setStatus}`; null where one of them is missing. */
export function choiceOf(part: Part): Choice | null {
  const find = (name: string) => part.attributes.find((attribute) => attribute.name === name)
  const value = find('value')
  const change = find('onChange')
  if (value?.kind !== 'expr' || change?.kind !== 'event') return null
  return { value, change, isMultiple: find('multiple') !== undefined }
}

/** What a choice is called among ids: the state it sets, else what it is. */
export function wishOf(part: Part): string {
  const choice = choiceOf(part)
  return choice?.value.value.type === 'Identifier' ? choice.value.value.name : part.part.toLowerCase()
}

/** Whether a list holds nothing but options, so that it may be a <ul>. */
export const holdsOnlyOptions = (nodes: ViewNode[]): boolean =>
  nodes.every((node) => {
    if (node.kind === 'comment') return true
    if (node.kind === 'for' || node.kind === 'if') return holdsOnlyOptions(childrenOf(node))
    return node.kind === 'part' && node.part.endsWith('Option')
  })
