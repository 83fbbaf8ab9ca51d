/** What stands there: elements, texts, what shows only sometimes, and what repeats. */
import {
  addAttribute,
  attributesOf,
  cut,
  everywhere,
  frameworks,
  insert,
  replace,
  swap,
  textOf,
  type Damage,
  type Kind,
} from './kind.ts'
import { present } from '#toolchain/present.ts'
import type { Element, Part, Range } from '../syntax/types.ts'

const otherElement: Record<string, string> = {
  h1: 'h2',
  h2: 'h3',
  h3: 'h4',
  h4: 'h5',
  ul: 'div',
  ol: 'ul',
  li: 'div',
  section: 'div',
  nav: 'div',
  main: 'div',
  article: 'div',
  aside: 'div',
  header: 'div',
  footer: 'div',
  strong: 'span',
  em: 'span',
  th: 'td',
  label: 'span',
  button: 'div',
  a: 'span',
  dl: 'div',
  dt: 'div',
  dd: 'div',
  fieldset: 'div',
  legend: 'div',
  p: 'div',
  form: 'div',
  time: 'span',
  figure: 'div',
  figcaption: 'p',
  blockquote: 'div',
  code: 'span',
  kbd: 'span',
}

const isShape = (tag: string) => ['path', 'circle', 'rect', 'line', 'g', 'polyline'].includes(tag)

/** Elements that stand directly side by side. */
const neighbours = (part: Part): [Element, Element][] =>
  part.elements.flatMap(({ children }) => {
    const elements = children.filter((child) => child.kind === 'element')
    return elements
      .slice(1)
      .map((second, index): [Element, Element] => [present(elements[index], 'an element before'), second])
  })

const wordsIn = (part: Part, { start, end }: Range) =>
  [...part.code.slice(start, end).matchAll(/[A-Za-z]{4,}/g)].map(({ 0: word, index }) => ({
    start: start + index,
    end: start + index + word.length,
    word,
  }))

/** In Alpine what a condition hides always stays in the page; there its place stays as well. */
function hidden(part: Part): Damage[] {
  return part.conditions.flatMap(({ test, shows, attribute, hasOther }) => {
    const text = textOf(part, test)
    if (part.flavour === 'html') {
      const isFree = shows && !shows.attributes.some(({ name }) => name === 'style')
      return attribute?.source === 'x-show' && isFree
        ? [[replace(attribute, `:style="{ visibility: (${text}) ? '' : 'hidden' }"`)]]
        : []
    }
    if (part.flavour === 'vue')
      return attribute?.name === 'v-if'
        ? [[replace({ start: attribute.start, end: attribute.start + 'v-if'.length }, 'v-show')]]
        : []
    return shows && !shows.isComponent && !hasOther
      ? [
          [replace(test, 'true'), addAttribute(shows, `hidden={!(${text})}`)].toSorted(
            (one, other) => one.start - other.start,
          ),
        ]
      : []
  })
}

export const content: Kind[] = [
  {
    name: 'text lost',
    notices: 'A text is missing.',
    flavours: everywhere,
    find: ({ texts }) => texts.filter(({ text }) => /[A-Za-z]/.test(text)).map((text) => [replace(text, ' ')]),
  },
  {
    name: 'letter of a text changed',
    notices: 'A word is misspelt.',
    flavours: everywhere,
    find: (file) =>
      file.texts.flatMap((text) =>
        wordsIn(file, text)
          .slice(0, 1)
          .map(({ start }) => [
            replace({ start: start + 1, end: start + 2 }, file.code[start + 1] === 'z' ? 'y' : 'z'),
          ]),
      ),
  },
  {
    name: 'value in a text lost',
    notices: 'A name, a number or a date is missing.',
    flavours: everywhere,
    find: ({ holes }) => holes.map((hole) => [replace(hole, "''")]),
  },
  {
    name: 'wrong element',
    notices: 'A heading, a list, a button or a link is one for the eye only, or of the wrong level.',
    flavours: everywhere,
    find: ({ elements }) =>
      elements.flatMap(({ tag, names }) => {
        const other = otherElement[tag]
        return other ? [names.map((range) => replace(range, other))] : []
      }),
  },
  {
    name: 'neighbours swapped',
    notices: 'Two parts stand in the other order, to the eye or to the keyboard.',
    flavours: everywhere,
    find: (file) =>
      neighbours(file)
        .filter(([one, other]) => !isShape(one.tag) && textOf(file, one) !== textOf(file, other))
        .map(([one, other]) => swap(file, one, other)),
  },
  {
    name: 'element lost',
    notices: 'A part is missing.',
    flavours: everywhere,
    find: (file) =>
      neighbours(file)
        .filter(([, { tag }]) => !isShape(tag))
        .map(([, second]) => [cut(file, second)]),
  },
  {
    name: 'element doubled',
    notices: 'A part is there twice.',
    flavours: everywhere,
    find: (file) =>
      neighbours(file)
        .filter(([, { tag }]) => ['p', 'span', 'button', 'li', 'a', 'option'].includes(tag))
        .map(([, second]) => [insert(second.end, textOf(file, second))]),
  },
  {
    name: 'library part set otherwise',
    notices: 'A menu, dialog or field of the library behaves otherwise in a detail.',
    flavours: frameworks,
    find: (file) =>
      attributesOf(
        file,
        ({ kind, name, source }, element) =>
          element.isComponent &&
          (kind === 'plain' || kind === 'bound') &&
          !['class', 'id', 'key', 'href', 'type', 'name'].includes(name) &&
          !/^(aria-|data-|enter|leave|on[A-Z]|ref)/.test(source) &&
          !/Icon$|^component$/.test(element.tag) &&
          name !== 'is',
      ).map(([attribute]) => [cut(file, attribute)]),
  },
  {
    name: 'always shown',
    notices: 'What should come up only sometimes is there all the time.',
    flavours: everywhere,
    find: ({ conditions }) => conditions.map(({ test }) => [replace(test, 'true')]),
  },
  {
    name: 'never shown',
    notices: 'What should come up is never there.',
    flavours: everywhere,
    find: ({ conditions }) => conditions.map(({ test }) => [replace(test, 'false')]),
  },
  {
    name: 'shown the wrong way round',
    notices: 'What should come up is there at first and goes when it should come.',
    flavours: everywhere,
    find: (file) => file.conditions.map(({ test }) => [replace(test, `!(${textOf(file, test)})`)]),
  },
  {
    name: 'hidden instead of taken out',
    notices: 'What is not there keeps its place, its fields are sent, and programs find it.',
    flavours: everywhere,
    find: hidden,
  },
  {
    name: 'shown before the script',
    notices: 'What is closed flashes up while the page loads.',
    flavours: ['html'],
    find: (file) =>
      attributesOf(file, ({ source }) => source === 'x-cloak').map(([attribute]) => [cut(file, attribute)]),
  },
  {
    name: 'last of a list not shown',
    notices: 'The last row, card or choice is missing.',
    flavours: everywhere,
    find: (file) => lists(file).map((list) => [insert(list.start, '('), insert(list.end, ').slice(0, -1)')]),
  },
  {
    name: 'first of a list not shown',
    notices: 'The first row, card or choice is missing.',
    flavours: everywhere,
    find: (file) => lists(file).map((list) => [insert(list.start, '('), insert(list.end, ').slice(1)')]),
  },
  {
    name: 'list turned round',
    notices: 'Rows, cards or choices stand in the wrong order.',
    flavours: everywhere,
    find: (file) => lists(file).map((list) => [insert(list.start, '[...('), insert(list.end, ')].reverse()')]),
  },
  {
    name: 'key lost',
    notices: 'When a list changes, what was typed or opened in one row shows in another.',
    flavours: everywhere,
    find: ({ loops }) => loops.flatMap(({ key }) => (key ? [[replace(key, '')]] : [])),
  },
  {
    name: 'key that changes',
    notices: 'When a list changes, rows lose the focus, what was typed and what was open.',
    flavours: everywhere,
    find: ({ loops }) => loops.flatMap(({ keyCode }) => (keyCode ? [[replace(keyCode, 'Math.random()')]] : [])),
  },
]

/** Lists that are no mere numbers. */
const lists = (file: Part) => file.loops.map(({ list }) => list).filter((list) => !/^\d+$/.test(textOf(file, list)))
