import type { ViewNode } from '../ir/types.ts'
import { walkView } from '../ir/walk.ts'
import { parseCandidate } from '../tailwind/candidate.ts'
import { classesOf, placeOf, type CheckContext } from './context.ts'

/** What keeps white space holds nothing but one text (E315): HTML and Svelte break lines between what it holds. */
export function checkWhitespace({ component, report }: CheckContext) {
  walkView(component.root, (node) => {
    if (!('classes' in node) || !('children' in node) || isOneText(node.children)) return
    for (const { name, part } of classesOf(node)) {
      if (!/^whitespace-(pre|break-spaces)/.test(parseCandidate(name).utility)) continue
      const place = placeOf(name, part, component.parsed.source)
      const help = 'put the class on an element that holds only the text'
      report.add('E315', place, `“${name}” keeps the line breaks between what stands in the element`, help)
    }
  })
}

const isOneText = (children: ViewNode[]) =>
  children.length < 2 && children.every(({ kind }) => kind === 'text' || kind === 'expr')
