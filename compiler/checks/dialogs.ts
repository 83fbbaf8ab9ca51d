import type { Part, ViewNode } from '../ir/types.ts'
import { childrenOf, walkView } from '../ir/walk.ts'
import { parseCandidate } from '../tailwind/candidate.ts'
import { classesOf, placeOf, type CheckContext } from './context.ts'

const inherited =
  /^(text-(left|center|right|justify|start|end|xs|sm|base|lg|\d?xl|(?:[a-z]+-)?\d{2,3}|white|black|current|transparent)|font-[a-z]+|italic|uppercase|lowercase|capitalize|tracking-.+|leading-.+|whitespace-.+|invisible|cursor-.+|select-.+)(\/.+)?$/

/** A dialog has a name and one place to start (E313), holds no other dialog (E314), and inherits no text style (E312). */
export function checkDialogs({ component, report }: CheckContext) {
  walkView(component.root, (node, ancestors) => {
    if (node.kind !== 'part' || node.part !== 'Dialog') return
    if (ancestors.some((ancestor) => ancestor.kind === 'part' && ancestor.part === 'Dialog'))
      report.add('E314', node, 'a dialog cannot stand in another dialog')
    checkNameAndFocus(node)
    for (const ancestor of ancestors) {
      for (const { name, part } of classesOf(ancestor)) {
        if (!inherited.test(parseCandidate(name).utility)) continue
        report.add(
          'E312',
          placeOf(name, part, component.parsed.source),
          `“${name}” would reach into the dialog in HTML, but not in React`,
          'set it below this element, beside the dialog',
        )
      }
    }
  })

  function checkNameAndFocus(dialog: Part) {
    const inside = descendants(dialog)
    const named = dialog.attributes.some(({ name }) => name === 'aria-label' || name === 'aria-labelledby')
    if (!named && !inside.some((node) => node.kind === 'part' && node.part === 'DialogTitle'))
      report.add('E313', dialog, 'the dialog has no name', 'give it a <DialogTitle> or an aria-label')
    const starts = inside.filter(
      (node) => 'attributes' in node && node.attributes.some(({ name }) => name === 'data-autofocus'),
    )
    if (starts.length !== 1)
      report.add(
        'E313',
        starts[1] ?? dialog,
        `the dialog has ${starts.length === 0 ? 'no' : 'more than one'} element to focus first`,
        'put data-autofocus on exactly one element',
      )
  }
}

const descendants = (node: ViewNode): ViewNode[] => childrenOf(node).flatMap((child) => [child, ...descendants(child)])
