import type { Part, ViewNode } from '../ir/types.ts'
import { contentsOf, isDialog } from '../elements/dialog/contents.ts'
import { walkView } from '../ir/walk.ts'
import { parseCandidate } from '../tailwind/candidate.ts'
import { classesOf, placeOf, type CheckContext } from './context.ts'

const inherited =
  /^(text-(left|center|right|justify|start|end|xs|sm|base|lg|\d?xl|(?:[a-z]+-)?\d{2,3}|white|black|current|transparent)|font-[a-z]+|italic|uppercase|lowercase|capitalize|tracking-.+|leading-.+|whitespace-.+|invisible|cursor-.+|select-.+)(\/.+)?$/

/**
 * A dialog has a name and one place to start (E313). It inherits no text style: in HTML it moves to the end of the page
 * where it would, or is refused where something around it listens to what happens in it (E312). One inside another is there for
 * as long as that is (E314): in HTML it moves to the end of it, out of the panel and its styles.
 */
export function checkDialogs({ component, report }: CheckContext) {
  walkView(component.root, (node, ancestors) => {
    if (!isDialog(node)) return
    const outer = ancestors.findLastIndex(isDialog)
    if (outer >= 0 && ancestors.slice(outer).some(({ kind }) => kind === 'if' || kind === 'for'))
      report.add(
        'E314',
        node,
        'a dialog in another one cannot stand in a list or under a condition',
        'place it beside them; open={open} already says when it shows',
      )
    checkNameAndFocus(node)
    // At the end of the page it hears nothing of what bubbles, as it would in React.
    if (outer < 0 && ancestors.some(inherits) && !ancestors.some(listens)) {
      node.isAway = true
      return
    }
    const holder = ancestors[outer]
    const first = holder?.kind === 'part' && holder.isAway ? outer : 0
    for (const ancestor of outer >= 0 ? ancestors.slice(first, outer + 1) : ancestors) {
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

  function inherits(node: ViewNode) {
    return classesOf(node).some(({ name }) => inherited.test(parseCandidate(name).utility))
  }

  function listens(node: ViewNode) {
    return 'attributes' in node && node.attributes.some(({ kind }) => kind === 'event')
  }

  function checkNameAndFocus(dialog: Part) {
    const inside = contentsOf(dialog)
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
