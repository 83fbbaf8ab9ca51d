/** A component that is about what opens says by `@opens` which button opens it, so that its picture shows it. */
import type { Rule } from '../rule.ts'

const opening = new Set(['Dialog', 'Popover', 'Menu', 'Listbox', 'Combobox'])
/** Where a menu is a side matter, and what is sold is seen at rest. */
const seenAtRest = /\/(layouts|pages)\/|\/page-headings\//

export const opens: Rule = {
  name: 'opens',
  faultsOf: ({ path, source, body, elements }) => {
    if (seenAtRest.test(path) || /^ \* @opens \S/m.test(source.slice(0, body))) return []
    const first = elements.find(({ name }) => opening.has(name))
    if (!first) return []
    return [{ at: first.at, what: first.name, help: 'Write “@opens …” with the name of the button that opens it.' }]
  },
}
