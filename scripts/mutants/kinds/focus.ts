/** Where the focus goes, where it returns, and what it cannot reach. */
import { calleeName } from '../syntax/tree.ts'
import type { Element, Part } from '../syntax/types.ts'
import {
  addAttribute,
  attributesOf,
  cut,
  everywhere,
  insert,
  losing,
  named,
  nodes,
  replace,
  rewriting,
  textOf,
  type Damage,
  type Kind,
} from './kind.ts'

/** The dialogs, menus and popovers of Bits UI, by the part that is their content. */
const contentWith =
  (attribute: string, test = (_: Element) => true) =>
  (part: Part): Damage[] =>
    part.elements.flatMap((element) =>
      element.isComponent && /\.Content(Static)?$/.test(element.tag) && test(element)
        ? [[addAttribute(element, attribute)]]
        : [],
    )

const trapOf = (part: Part, modifier?: string) =>
  attributesOf(part, ({ source }) => source.startsWith('x-trap')).flatMap(([attribute]) =>
    modifier === undefined ? [attribute] : attribute.modifiers.filter(({ name }) => name === modifier),
  )

const focusCalls = (part: Part) =>
  nodes(part, 'CallExpression').filter(
    ([call]) =>
      ['focus', 'first', 'last', 'next', 'previous'].includes(calleeName(call)) && /focus/.test(textOf(part, call)),
  )
const isDialog = ({ tag }: Element) => tag.startsWith('Dialog') || tag.startsWith('AlertDialog')

export const focus: Kind[] = [
  {
    name: 'focus return lost',
    notices: 'After closing, the keyboard begins again at the top of the page.',
    flavours: ['html', 'vue', 'svelte'],
    find: (part) =>
      part.flavour === 'svelte'
        ? contentWith('onCloseAutoFocus={(event) => event.preventDefault()}')(part)
        : part.flavour === 'vue'
          ? losing(({ name, kind }) => kind === 'event' && name === 'after-leave')(part)
          : [
              ...attributesOf(part, ({ source }) => source.startsWith('x-trap')).map(([attribute]) => [
                insert(attribute.start + attribute.source.length, '.noreturn'),
              ]),
              ...focusCalls(part)
                .filter(([call]) => /Button\.focus/.test(textOf(part, call)))
                .map(([call]) => [replace(call, 'void 0')]),
            ],
  },
  {
    name: 'focus not moved',
    notices: 'The keyboard stays behind where the focus should go ahead.',
    flavours: everywhere,
    find: (part) => focusCalls(part).map(([call]) => [replace(call, 'void 0')]),
  },
  {
    name: 'focus not kept in',
    notices: 'Tab leaves an open dialog for the page behind it.',
    flavours: ['html', 'svelte'],
    find: (part) =>
      part.flavour === 'svelte'
        ? contentWith('trapFocus={false}', isDialog)(part)
        : trapOf(part).map((attribute) => [cut(part, attribute)]),
  },
  {
    name: 'page behind not inert',
    notices: 'A screen reader and the pointer reach the page behind an open dialog, or what is folded away.',
    flavours: everywhere,
    find: (part) => [
      ...trapOf(part, 'inert').map((modifier) => [replace(modifier, '')]),
      ...losing(named('inert'))(part),
    ],
  },
  {
    name: 'page behind scrolls',
    notices: 'The page behind an open dialog scrolls away.',
    flavours: ['html', 'svelte'],
    find: (part) =>
      part.flavour === 'svelte'
        ? contentWith('preventScroll={false}', isDialog)(part)
        : trapOf(part, 'noscroll').map((modifier) => [replace(modifier, '')]),
  },
  {
    name: 'first focus elsewhere',
    notices: 'A dialog opens with the focus on another element.',
    flavours: everywhere,
    find: losing(({ name }) =>
      ['autofocus', 'data-autofocus', 'initialfocus', 'initial-focus', 'openautofocus'].includes(name),
    ),
  },
  {
    name: 'tabindex lost',
    notices: 'The keyboard cannot reach or leaves out an element.',
    flavours: everywhere,
    find: losing(named('tabindex')),
  },
  {
    name: 'tabindex turned',
    notices: 'Tab stops where it should not, or passes over where it should stop.',
    flavours: everywhere,
    find: (part) => [
      ...rewriting(named('tabindex'), (value) => (value === '0' ? '-1' : '0'))(part),
      ...attributesOf(part, named('tabindex')).flatMap(([{ code }]) =>
        code ? [[replace(code, `-1 - (${textOf(part, code)})`)]] : [],
      ),
    ],
  },
  {
    name: 'one more stop for Tab',
    notices: 'Tab stops at something that does nothing.',
    flavours: everywhere,
    find: (part) =>
      part.elements.flatMap((element) =>
        ['p', 'h2', 'h3', 'li', 'dd'].includes(element.tag) &&
        !element.attributes.some(({ name }) => name === 'tabindex')
          ? [
              [
                addAttribute(
                  element,
                  part.flavour === 'react'
                    ? 'tabIndex={0}'
                    : part.flavour === 'svelte'
                      ? 'tabindex={0}'
                      : 'tabindex="0"',
                ),
              ],
            ]
          : [],
      ),
  },
  {
    name: 'passed over by Tab',
    notices: 'The keyboard does not reach a button, a link or a field.',
    flavours: everywhere,
    find: (part) =>
      part.elements.flatMap((element) =>
        ['button', 'a', 'input', 'select', 'textarea'].includes(element.tag) &&
        !element.attributes.some(({ name }) => name === 'tabindex')
          ? [
              [
                addAttribute(
                  element,
                  part.flavour === 'react'
                    ? 'tabIndex={-1}'
                    : part.flavour === 'svelte'
                      ? 'tabindex={-1}'
                      : 'tabindex="-1"',
                ),
              ],
            ]
          : [],
      ),
  },
]
