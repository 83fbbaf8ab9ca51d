/** What a screen reader is told of an element: its name, its role, its states, and what is announced. */
import { attributesOf, cut, everywhere, literal, losing, named, rewriting, setLiteral, type Kind } from './kind.ts'

const otherRole: Record<string, string> = {
  status: 'note',
  alert: 'note',
  list: 'group',
  group: 'presentation',
  img: 'presentation',
  menu: 'group',
  menuitem: 'option',
  dialog: 'group',
  alertdialog: 'dialog',
  listbox: 'group',
  option: 'listitem',
  radiogroup: 'group',
  switch: 'checkbox',
  tab: 'button',
  tablist: 'group',
  tabpanel: 'region',
  progressbar: 'img',
  search: 'form',
  region: 'group',
  presentation: 'group',
}

const isLive = (attribute: Parameters<ReturnType<typeof named>>[0]) =>
  named('aria-live')(attribute) ||
  (named('role')(attribute) && ['status', 'alert', 'log'].includes(literal(attribute) ?? ''))

const lost = (name: string, notices: string, ...attributes: string[]): Kind => ({
  name,
  notices,
  flavours: everywhere,
  find: losing(named(...attributes)),
})

export const namesAndRoles: Kind[] = [
  lost('aria-label lost', 'A screen reader finds a control or a part without a name.', 'aria-label'),
  lost('aria-labelledby lost', 'A screen reader does not say which heading or label names a part.', 'aria-labelledby'),
  lost('aria-describedby lost', 'The hint or the error of a field is not read out with the field.', 'aria-describedby'),
  lost('aria-sort lost', 'A screen reader does not say by which column a table is sorted.', 'aria-sort'),
  lost('aria-current lost', 'A screen reader does not say which page, step or day is the present one.', 'aria-current'),
  lost(
    'aria-expanded lost',
    'A screen reader does not say whether a button has opened what it opens.',
    'aria-expanded',
  ),
  lost('aria-controls lost', 'A screen reader cannot go from a control to what it controls.', 'aria-controls'),
  lost('aria-hidden lost', 'A screen reader stops at pictures that only decorate.', 'aria-hidden'),
  lost('aria-invalid lost', 'A screen reader does not say that a field was filled in wrongly.', 'aria-invalid'),
  lost(
    'pressed, checked or selected lost',
    'A screen reader does not say which choice is taken.',
    'aria-pressed',
    'aria-checked',
    'aria-selected',
  ),
  lost('aria-disabled lost', 'A screen reader offers what cannot be used.', 'aria-disabled'),
  {
    name: 'aria-modal lost',
    notices: 'A screen reader wanders from an open dialog into the page behind it.',
    flavours: ['html'],
    find: losing(named('aria-modal')),
  },
  {
    name: 'aria-haspopup lost',
    notices: 'A screen reader does not say that a button opens a menu.',
    flavours: ['html'],
    find: losing(named('aria-haspopup')),
  },
  {
    name: 'active descendant lost',
    notices: 'A screen reader does not follow the arrow keys through the options of a field.',
    flavours: ['html'],
    find: losing(named('aria-activedescendant')),
  },
  {
    name: 'live region lost',
    notices: 'A screen reader says nothing when a result, an error or a confirmation appears.',
    flavours: everywhere,
    find: losing(isLive),
  },
  {
    name: 'live region of other politeness',
    notices: 'A screen reader is interrupted by what could wait, or waits with what is urgent.',
    flavours: everywhere,
    find: rewriting(
      isLive,
      (value) => ({ polite: 'assertive', assertive: 'polite', status: 'alert', alert: 'status' })[value],
    ),
  },
  lost('role lost', 'A screen reader takes a part for plain text or a plain box.', 'role'),
  {
    name: 'role swapped',
    notices: 'A screen reader takes a part for something else.',
    flavours: everywhere,
    find: rewriting(named('role'), (value) => otherRole[value]),
  },
  {
    name: 'state reckoned the wrong way round',
    notices: 'A screen reader says open where it is closed, or chosen where it is not.',
    flavours: everywhere,
    find: (part) =>
      attributesOf(
        part,
        named('aria-expanded', 'aria-pressed', 'aria-checked', 'aria-selected', 'aria-disabled', 'aria-invalid'),
      ).flatMap(([{ code }]) => (code ? [[{ ...code, text: `!(${part.code.slice(code.start, code.end)})` }]] : [])),
  },
  {
    name: 'name turned into a description',
    notices: 'A screen reader reads the heading of a part as a remark and leaves the part without a name.',
    flavours: everywhere,
    find: (part) =>
      attributesOf(part, named('aria-labelledby')).map(([attribute]) => {
        const at = attribute.start + part.code.slice(attribute.start, attribute.end).indexOf('aria-labelledby')
        return [{ start: at, end: at + 'aria-labelledby'.length, text: 'aria-describedby' }]
      }),
  },
  {
    name: 'reference to nothing',
    notices: 'A label, a hint or a name belongs to an element that is not there.',
    flavours: everywhere,
    find: (part) =>
      attributesOf(part, named('aria-labelledby', 'aria-describedby', 'aria-controls', 'for')).map(([attribute]) => [
        setLiteral(attribute, 'elsewhere-1'),
      ]),
  },
  {
    name: 'id lost',
    notices: 'What points at an element, a label, a hint or a link, points at nothing.',
    flavours: everywhere,
    find: losing(named('id')),
  },
  {
    name: 'text for screen readers lost',
    notices: 'A button that shows only a picture has no name.',
    flavours: everywhere,
    find: (part) =>
      part.elements.flatMap((element) => {
        const isHidden = element.attributes.some(
          (attribute) => attribute.name === 'class' && /\bsr-only\b/.test(literal(attribute) ?? ''),
        )
        return isHidden && element.tag === 'span' ? [[cut(part, element)]] : []
      }),
  },
]
