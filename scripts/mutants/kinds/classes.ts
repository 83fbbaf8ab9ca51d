/** How it looks: at a width, in the dark, under the pointer, with the focus, in print of another direction, in movement. */
import { allOf, field, isInside } from '../syntax/tree.ts'
import type { Part, Range } from '../syntax/types.ts'
import { attributesOf, cut, everywhere, losing, nodes, replace, type Damage, type Kind } from './kind.ts'

type Word = Range & { text: string }

/** Every class in lists of classes: in attributes, in expressions of them, and in data that says so by its name. */
export function wordsOf(part: Part): Word[] {
  const attributes = attributesOf(part, ({ name, kind }) => name === 'class' && kind !== 'event')
  const plain = attributes.flatMap(([{ value }]) => (value ? [value] : []))
  const places = attributes.flatMap(([{ code }]) => (code ? [code] : []))
  const strings = nodes(part, 'Literal').flatMap(([node, [parent]]) => {
    const isCompared = parent?.type === 'BinaryExpression' || parent?.type === 'MemberExpression'
    const name =
      parent?.type === 'Property'
        ? field(parent, 'key')?.name
        : parent?.type === 'VariableDeclarator'
          ? field(parent, 'id')?.name
          : ''
    const isList = places.some((place) => isInside(node, place)) || /(class|classes|styles)$/i.test(String(name ?? ''))
    return typeof node.value === 'string' && !isCompared && isList ? [{ start: node.start + 1, end: node.end - 1 }] : []
  })
  const lists = [...new Map([...plain, ...strings].map((list) => [list.start, list])).values()]
  return lists.flatMap(({ start, end }) =>
    [...part.code.slice(start, end).matchAll(/\S+/g)].map(({ 0: text, index }) => ({
      text,
      start: start + index,
      end: start + index + text.length,
    })),
  )
}

const variantsOf = (word: string) => word.split(/:(?![^[]*\])/).slice(0, -1)
const bare = (word: string) => word.split(/:(?![^[]*\])/).at(-1) ?? ''
const without = (part: Part, { start, end }: Range) =>
  /\s/.test(part.code[start - 1] ?? '')
    ? { start: start - 1, end, text: '' }
    : { start, end: end + (part.code[end] === ' ' ? 1 : 0), text: '' }

const lost = (name: string, notices: string, test: (word: string) => boolean): Kind => ({
  name,
  notices,
  flavours: everywhere,
  find: (part) =>
    wordsOf(part)
      .filter(({ text }) => test(text))
      .map((word) => [without(part, word)]),
})

const changed = (name: string, notices: string, to: (word: string) => string | undefined): Kind => ({
  name,
  notices,
  flavours: everywhere,
  find: (part) =>
    wordsOf(part).flatMap((word) => {
      const text = to(word.text)
      return text === undefined || text === word.text ? [] : [[replace(word, text)]]
    }),
})

const has =
  (...names: string[]) =>
  (word: string) =>
    variantsOf(word).some((variant) => names.includes(variant))
const starts = (beginning: RegExp) => (word: string) => variantsOf(word).length === 0 && beginning.test(word)
const isMoving = (name: string) => /^(x-transition|(enter|leave)(-(active|from|to))?(-class)?$)/.test(name)

export const classes: Kind[] = [
  lost('class for small screens and up lost', 'From 640 pixels on the layout stays that of a phone.', has('sm')),
  lost('class for middling screens and up lost', 'From 768 pixels on the layout stays that of a phone.', has('md')),
  lost('class for large screens lost', 'On a wide screen the layout stays that of a tablet.', has('lg', 'xl', '2xl')),
  lost('class in the dark lost', 'In the dark theme a part keeps the colours of the light one.', has('dark')),
  lost(
    'class under the pointer lost',
    'Nothing shows that something can be pressed.',
    (word) => variantsOf(word).some((variant) => /(^|-)hover$/.test(variant)) && !has('dark')(word),
  ),
  lost(
    'class with the focus lost',
    'Nobody sees where the keyboard is.',
    (word) => variantsOf(word).some((variant) => /focus/.test(variant)) && !has('dark')(word),
  ),
  lost('class of a state lost', 'A part that is open, chosen, disabled or wrong looks like any other.', (word) =>
    variantsOf(word).some(
      (variant) =>
        /^(disabled|active|checked|aria-|data-|group-|peer-|has-|invalid)/.test(variant) &&
        !/focus|hover|closed|enter|leave|style/.test(variant),
    ),
  ),
  lost(
    'class for less movement lost',
    'What should rest for those who asked for less movement moves.',
    has('motion-reduce', 'motion-safe'),
  ),
  lost('class from right to left lost', 'In Arabic or Hebrew an arrow points the wrong way.', has('rtl', 'ltr')),
  lost(
    'room lost',
    'Parts stand too close together.',
    starts(/^-?(p|m|px|py|pt|pb|ps|pe|mx|my|mt|mb|ms|me|gap|gap-x|gap-y)-/),
  ),
  lost(
    'colour lost',
    'A text, an edge or a ground has another colour.',
    starts(
      /^(bg|text|border|ring|fill|stroke|divide)-(primary|secondary|red|green|amber|blue|white|black|emerald|sky)/,
    ),
  ),
  lost(
    'arrangement lost',
    'Parts stand one below the other instead of side by side, or in another place.',
    starts(
      /^(flex|grid|inline-flex|absolute|relative|sticky|fixed|items-|justify-|grid-cols-|col-|row-|flex-|shrink-0|hidden|inset|top-|bottom-|start-|end-|z-)/,
    ),
  ),
  lost(
    'size or weight of letters lost',
    'A heading looks like a text.',
    starts(/^(text-(xs|sm|base|lg|\d?xl)|font-|leading-|tracking-|tabular-nums|uppercase|truncate)/),
  ),
  lost(
    'corner, shadow or edge lost',
    'A card or button has hard corners, no shadow or no edge.',
    starts(/^(rounded|shadow|border$|border-[tbse]$|ring-|overflow-|divide-)/),
  ),
  lost('visually hidden text shown', 'A text for screen readers alone stands in the picture.', starts(/^sr-only$/)),
  lost(
    'movement lost',
    'What should glide jumps.',
    (word) => /^(transition|duration-|ease-|animate-)/.test(bare(word)) && variantsOf(word).length === 0,
  ),
  {
    name: 'transition lost',
    notices: 'A dialog, a menu or a list is there at once instead of coming and going.',
    flavours: everywhere,
    find: (part): Damage[] =>
      part.flavour === 'html' || part.flavour === 'vue'
        ? losing(({ name, source }) => isMoving(name) || source.startsWith('x-transition'))(part)
        : wordsOf(part)
            .filter(
              ({ text }) =>
                variantsOf(text).some((variant) =>
                  /^(data-)?(closed|enter|leave|starting-style|ending-style|\[state=\w+\])$|^data-\[state=(open|closed)\]$/.test(
                    variant,
                  ),
                ) && /^(opacity|scale|translate|duration|ease|-?translate)/.test(bare(text)),
            )
            .map((word) => [without(part, word)]),
  },
  changed('other step of room', 'Parts stand a little closer or wider apart.', (word) =>
    word.replace(
      /^((?:p|m|px|py|pt|pb|gap|mt|mb)-)(\d)$/,
      (_, name: string, step: string) => `${name}${Number(step) + 1}`,
    ),
  ),
  changed('other shade', 'A colour is lighter or darker than in the other flavours.', (word) =>
    word.replace(
      /^((?:bg|text|border|ring)-(?:primary|secondary|red|green)-)(50|600|700|500|950)$/,
      (_, name: string, shade: string) =>
        `${name}${{ '50': '100', '600': '400', '700': '500', '500': '700', '950': '700' }[shade]}`,
    ),
  ),
  changed('fixed to one side', 'Read from right to left, room or text is on the wrong side.', (word) =>
    word
      .replace(
        /^((?:[\w-]+:)*-?)(ps|pe|ms|me|start|end|rounded-s|rounded-e|border-s|border-e)(-|$)/,
        (_, before: string, name: string, after: string) =>
          `${before}${name
            .replace(/^(p|m)s$/, '$1l')
            .replace(/^(p|m)e$/, '$1r')
            .replace(/^start$/, 'left')
            .replace(/^end$/, 'right')
            .replace(/-s$/, '-l')
            .replace(/-e$/, '-r')}${after}`,
      )
      .replace(/^text-start$/, 'text-left')
      .replace(/^text-end$/, 'text-right'),
  ),
  changed('at another width', 'The layout changes earlier or later than in the other flavours.', (word) =>
    has('sm')(word) ? word.replace('sm:', 'md:') : has('lg')(word) ? word.replace('lg:', 'xl:') : undefined,
  ),
  {
    name: 'all classes of an element lost',
    notices: 'A part has no style at all.',
    flavours: everywhere,
    find: losing(({ name, kind, value }) => name === 'class' && kind === 'plain' && value !== undefined),
  },
  {
    name: 'class of the other case',
    notices: 'A part looks chosen, full or wrong when it is not.',
    flavours: everywhere,
    find: (part) =>
      attributesOf(part, ({ name, code }) => name === 'class' && code !== undefined).flatMap(([{ code }]) =>
        allOf(part.roots, 'ConditionalExpression', 'LogicalExpression').flatMap(([node]) => {
          const test = field(node, node.type === 'LogicalExpression' ? 'left' : 'test')
          return code && test && isInside(node, code)
            ? [[replace(test, `!(${part.code.slice(test.start, test.end)})`)]]
            : []
        }),
      ),
  },
  {
    name: 'inline style lost',
    notices: 'A bar has no length, or a part is not where its value puts it.',
    flavours: everywhere,
    find: (part) =>
      attributesOf(part, ({ name }) => /^style(:|$)/.test(name)).map(([attribute]) => [cut(part, attribute)]),
  },
]
