/** What happens on a click, a key, a word typed; in which order; and what is stopped. */
import { calleeName, field } from '../syntax/tree.ts'
import type { Attribute, Part } from '../syntax/types.ts'
import {
  addAttribute,
  attributesOf,
  cut,
  cutStatement,
  everywhere,
  nodes,
  replace,
  textOf,
  type Damage,
  type Edit,
  type Kind,
} from './kind.ts'

const isEvent =
  (...names: string[]) =>
  ({ kind, name }: Attribute) =>
    kind === 'event' && (names.length === 0 || names.includes(name))

/** The handler stays where it is named, or the type checker would find that nobody uses it. */
function silence(part: Part, attribute: Attribute): Edit[] {
  const { code, start, end, source } = attribute
  if (part.flavour === 'html') return [cut(part, attribute)]
  if (!code) return [replace({ start, end }, `${source}={() => {}}`)]
  const text = textOf(part, code)
  const isFunction = part.flavour !== 'vue' || /^[\w.]+$/.test(text) || /^(\([^)]*\)|\w+) =>/.test(text)
  return [replace(code, isFunction ? `() => void (${text})` : `false && (${text})`)]
}

const silent = (name: string, notices: string, ...events: string[]): Kind => ({
  name,
  notices,
  flavours: everywhere,
  find: (part) => attributesOf(part, isEvent(...events)).map(([attribute]) => silence(part, attribute)),
})

/** The event's name where the file writes it. */
function rename({ start, source, name }: Attribute, to: string): Edit {
  const at = start + source.toLowerCase().indexOf(name)
  return {
    start: at,
    end: at + name.length,
    text: /^on[A-Z]/.test(source) ? to.charAt(0).toUpperCase() + to.slice(1) : to,
  }
}

const otherKey: Record<string, string> = {
  ArrowDown: 'ArrowUp',
  ArrowUp: 'ArrowDown',
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
  Home: 'End',
  End: 'Home',
  Enter: 'F9',
  Escape: 'F9',
  ' ': 'F9',
  Tab: 'F9',
  Backspace: 'F9',
  PageUp: 'PageDown',
  PageDown: 'PageUp',
}
const otherModifier: Record<string, string> = {
  down: 'up',
  up: 'down',
  left: 'right',
  right: 'left',
  home: 'end',
  end: 'home',
  enter: 'f9',
  space: 'f9',
  escape: 'f9',
  tab: 'f9',
  'page-up': 'page-down',
  'page-down': 'page-up',
}

/** Keys by name in modifiers, in comparisons and as names of what each leads to. */
function keys(part: Part, toText: (key: string) => string | undefined): Damage[] {
  const modifiers = attributesOf(part, isEvent('keydown', 'keyup')).flatMap(([attribute]) =>
    attribute.modifiers.flatMap((modifier) => {
      const other = otherModifier[modifier.name]
      return other && toText('') === undefined ? [[replace(modifier, `.${other}`)]] : []
    }),
  )
  const strings = nodes(part, 'Literal').flatMap(([node, [parent]]) => {
    const isCompared = parent?.type === 'BinaryExpression' || parent?.type === 'SwitchCase'
    const other = isCompared && typeof node.value === 'string' ? toText(node.value) : undefined
    return other === undefined ? [] : [[replace(node, `'${other}'`)]]
  })
  const names = nodes(part, 'Property').flatMap(([node]) => {
    const key = field(node, 'key')
    const other = key?.type === 'Identifier' ? toText(String(key.name)) : undefined
    return key && other ? [[replace(key, `'${other}'`)]] : []
  })
  return [...modifiers, ...strings, ...names]
}

export const events: Kind[] = [
  silent('click does nothing', 'A button does nothing when it is pressed.', 'click'),
  silent('key handler lost', 'A key does nothing.', 'keydown', 'keyup'),
  silent(
    'change does nothing',
    'A choice or a text that is typed changes nothing.',
    'change',
    'input',
    'update:model-value',
    'valuechange',
    'checkedchange',
  ),
  silent('submit does nothing', 'A form does nothing when it is sent.', 'submit'),
  {
    ...silent('closing lost', 'What is open does not close by Escape or a click beside it.', 'close'),
    flavours: ['react', 'vue'],
  },
  silent(
    'pointer or focus goes unnoticed',
    'Nothing happens where the pointer or the focus goes, or where somebody scrolls.',
    'mouseenter',
    'mouseleave',
    'mousemove',
    'focus',
    'blur',
    'focusin',
    'focusout',
    'scroll',
  ),
  {
    name: 'key swapped',
    notices: 'A key does what another one should, or nothing.',
    flavours: everywhere,
    find: (part) => keys(part, (key) => otherKey[key]).concat(keys(part, () => undefined)),
  },
  {
    name: 'only for the mouse',
    notices: 'A button works by the pointer and not by the keyboard.',
    flavours: everywhere,
    find: (part) =>
      attributesOf(part, (attribute, { tag }) => isEvent('click')(attribute) && tag === 'button').map(([attribute]) => [
        rename(attribute, 'mousedown'),
      ]),
  },
  {
    name: 'on a double click',
    notices: 'A button works only when it is pressed twice.',
    flavours: everywhere,
    find: (part) =>
      attributesOf(part, (attribute, { tag }) => isEvent('click')(attribute) && tag === 'button').map(([attribute]) => [
        rename(attribute, part.flavour === 'react' ? 'doubleClick' : 'dblclick'),
      ]),
  },
  {
    name: 'field not bound',
    notices: 'What is typed or chosen is not kept.',
    flavours: everywhere,
    find: (part) =>
      part.flavour === 'react'
        ? attributesOf(
            part,
            (attribute, { tag }) => isEvent('change')(attribute) && ['input', 'select', 'textarea'].includes(tag),
          ).map(([attribute]) => silence(part, attribute))
        : attributesOf(part, ({ kind }) => kind === 'model').map(([attribute]) => [cut(part, attribute)]),
  },
  {
    name: 'default not prevented',
    notices: 'A form reloads the page, or a key also scrolls it.',
    flavours: everywhere,
    find: (part) => [
      ...attributesOf(part, isEvent()).flatMap(([{ modifiers }]) =>
        modifiers.filter(({ name }) => name === 'prevent').map((modifier) => [replace(modifier, '')]),
      ),
      ...nodes(part, 'ExpressionStatement').flatMap(([node]) => {
        const call = field(node, 'expression')
        return call?.type === 'CallExpression' && calleeName(call) === 'preventDefault' ? [[cutStatement(node)]] : []
      }),
    ],
  },
  {
    name: 'event not stopped',
    notices: 'Escape in a menu also closes the dialog round it.',
    flavours: ['html'],
    find: (part) =>
      attributesOf(part, isEvent()).flatMap(([{ modifiers }]) =>
        modifiers.filter(({ name }) => name === 'stop').map((modifier) => [replace(modifier, '')]),
      ),
  },
  {
    name: 'click outside does not close',
    notices: 'What is open stays open when somebody clicks beside it.',
    flavours: ['html', 'svelte'],
    find: (part) =>
      part.flavour === 'svelte'
        ? part.elements.flatMap((element) =>
            /\.Content(Static)?$/.test(element.tag)
              ? [[addAttribute(element, 'interactOutsideBehavior="ignore"')]]
              : [],
          )
        : attributesOf(
            part,
            ({ kind, modifiers }) => kind === 'event' && modifiers.some(({ name }) => name === 'outside'),
          ).map(([attribute]) => [cut(part, attribute)]),
  },
  {
    name: 'Escape does not close',
    notices: 'What is open stays open when somebody presses Escape.',
    flavours: ['html', 'svelte'],
    find: (part) =>
      part.flavour === 'svelte'
        ? part.elements.flatMap((element) =>
            /\.Content(Static)?$/.test(element.tag) ? [[addAttribute(element, 'escapeKeydownBehavior="ignore"')]] : [],
          )
        : attributesOf(
            part,
            ({ kind, modifiers }) => kind === 'event' && modifiers.some(({ name }) => name === 'escape'),
          ).map(([attribute]) => [cut(part, attribute)]),
  },
  {
    name: 'leaving does not close',
    notices: 'What is open stays open when Tab leaves it.',
    flavours: ['html'],
    find: (part) =>
      attributesOf(
        part,
        ({ kind, modifiers, name }) =>
          kind === 'event' &&
          (modifiers.some(({ name: each }) => each === 'tab') ||
            (name === 'focusin' && modifiers.some(({ name: each }) => each === 'window'))),
      ).map(([attribute]) => [cut(part, attribute)]),
  },
  {
    name: 'type-ahead lost',
    notices: 'Letters do not lead to the item that begins with them.',
    flavours: ['html'],
    find: (part) =>
      nodes(part, 'IfStatement').flatMap(([node]) => {
        const test = field(node, 'test')
        return test &&
          /key\.length === 1/.test(textOf(part, test)) &&
          !/else if[^]*key\.length/.test(textOf(part, test))
          ? [[replace(test, 'false')]]
          : []
      }),
  },
  {
    name: 'type-ahead forgets at once',
    notices: 'Only the first letter of a word leads to an item.',
    flavours: ['html'],
    find: (part) =>
      nodes(part, 'AssignmentExpression').flatMap(([node]) =>
        node.operator === '+=' && /key/.test(textOf(part, node))
          ? [[replace(node, textOf(part, node).replace('+=', '='))]]
          : [],
      ),
  },
]
