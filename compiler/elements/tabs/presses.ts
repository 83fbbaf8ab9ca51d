import type { Component, Part, ViewNode } from '../../ir/types.ts'
import { attributeNamed } from '../../ir/attributes.ts'
import { isTag, walkView } from '../../ir/walk.ts'

/**
 * Whether an arrow key may press the tab it goes to. As in React the focus alone chooses nothing, since a screen reader
 * moves it to look around. Where the author hears a click on a tab, or on something round it, keys must not make one.
 */
export function mayBePressed(group: Part, { root }: Pick<Component, 'root'>): boolean {
  let hears = false
  const isHeard = (node: ViewNode) =>
    isTag(node) && node.kind !== 'icon' && attributeNamed(node, 'onClick') !== undefined
  walkView(root, (node, ancestors) => {
    const isInTabs = ancestors.includes(group) && [...ancestors, node].some((each) => isPart(each, 'TabList'))
    if ((isInTabs && isHeard(node)) || (node === group && [...ancestors, group].some(isHeard))) hears = true
  })
  return !hears
}

const isPart = (node: ViewNode, name: Part['part']) => node.kind === 'part' && node.part === name
