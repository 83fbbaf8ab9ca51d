/**
 * What goes wrong where somebody carries a component from React to another framework by hand, or back: names, events and
 * habits of the one that mean something else in the other. Written for its own sake, without regard to what a proof sees.
 */
import { calleeName, field, fields, isName, need } from '../syntax/tree.ts'
import type { Attribute, Part, Tree } from '../syntax/types.ts'
import { attributesOf, everywhere, frameworks, insert, nodes, replace, textOf, type Damage, type Kind } from './kind.ts'

/** React's names of what HTML calls otherwise; Vue would take the first two for the properties that they are. */
const reactNames = new Map([
  ['class', 'className'],
  ['for', 'htmlFor'],
  ['stroke-width', 'strokeWidth'],
  ['stroke-linecap', 'strokeLinecap'],
  ['stroke-linejoin', 'strokeLinejoin'],
  ['fill-rule', 'fillRule'],
  ['clip-rule', 'clipRule'],
  ['stroke-dasharray', 'strokeDasharray'],
])

/** Written to the attribute's own name, which stands at its start. */
const renamed = ({ start, source }: Attribute, from: string, to: string): Damage => {
  const at = start + source.toLowerCase().lastIndexOf(from)
  return [replace({ start: at, end: at + from.length }, to)]
}

const booleans = ['disabled', 'required', 'checked', 'hidden', 'inert', 'readonly', 'multiple', 'open']

const makersOfState: Partial<Record<Part['flavour'], string[]>> = { vue: ['ref', 'shallowRef'], svelte: ['$state'] }

const waits = ['nextTick', '$nextTick', 'tick', 'requestAnimationFrame', 'flushSync']

/** A callback as a call of itself. */
const atOnce = (part: Part, callback: Tree) => `(${textOf(part, callback)})()`

const inPlace = new Map([
  ['toSorted', 'sort'],
  ['toReversed', 'reverse'],
  ['toSpliced', 'splice'],
])

export const ports: Kind[] = [
  {
    name: 'focus that does not bubble',
    notices: 'Nothing happens when the focus comes into or leaves something inside.',
    flavours: ['html', 'vue', 'svelte'],
    find: (part) =>
      attributesOf(part, ({ kind, name }) => kind === 'event' && /^focus(in|out)$/.test(name)).map(([attribute]) =>
        renamed(attribute, attribute.name, attribute.name === 'focusin' ? 'focus' : 'blur'),
      ),
  },
  {
    name: 'attribute by its name in React',
    notices: 'A part has no classes, a label no field, a line of a picture another width.',
    flavours: ['html', 'vue', 'svelte'],
    find: (part) =>
      attributesOf(
        part,
        ({ kind, name, source }, { isComponent }) =>
          kind === 'plain' && source === name && reactNames.has(name) && !isComponent,
      )
        .filter(([{ name }]) => part.flavour !== 'vue' || name.includes('-'))
        .map(([attribute]) => renamed(attribute, attribute.name, reactNames.get(attribute.name) ?? '')),
  },
  {
    name: 'read only when a field is left',
    notices: 'A list, a sum or a button follows what is typed only once the field is left.',
    flavours: everywhere,
    find: (part) => [
      ...attributesOf(part, ({ source }) => /^(v-model|x-model)$/.test(source)).map(([{ start, source }]) => [
        insert(start + source.length, '.lazy'),
      ]),
      ...attributesOf(
        part,
        ({ kind, name }, { tag }) =>
          kind === 'event' && /^(input|change)$/.test(name) && /^(input|textarea)$/.test(tag),
      ).flatMap(([attribute]) =>
        part.flavour === 'react'
          ? [renamed(attribute, 'change', 'Blur')]
          : attribute.name === 'input'
            ? [renamed(attribute, 'input', 'change')]
            : [],
      ),
    ],
  },
  {
    name: 'shown and not taken back',
    notices: 'A field shows its value and forgets what is typed or chosen.',
    flavours: ['html', 'vue', 'svelte'],
    find: (part) =>
      attributesOf(part, ({ kind, code }) => kind === 'model' && code !== undefined).flatMap(
        ([{ start, source, code }, { tag }]) => {
          const own = /^input$/.test(tag) && /checkbox|radio/.test(part.code.slice(start - 200, start + 200))
          const to =
            part.flavour === 'svelte'
              ? source.replace('bind:', '')
              : source.startsWith('v-model:')
                ? source.replace('v-model', '')
                : own
                  ? ':checked'
                  : ':value'
          const isPair = code && /^\s*\(\)/.test(textOf(part, code))
          return isPair || source === 'bind:this' || source === 'bind:ref'
            ? []
            : [[replace({ start, end: start + source.length }, to)]]
        },
      ),
  },
  {
    name: 'state that nobody watches',
    notices: 'The page does not follow a value that changes.',
    flavours: ['vue', 'svelte'],
    find: (part) =>
      nodes(part, 'CallExpression').flatMap(([call, [around]]) => {
        const [value] = fields(call, 'arguments')
        if (!makersOfState[part.flavour]?.includes(calleeName(call)) || around?.type !== 'VariableDeclarator') return []
        if (!value) return []
        return [[replace(call, part.flavour === 'vue' ? `{ value: ${textOf(part, value)} }` : textOf(part, value))]]
      }),
  },
  {
    name: 'boolean written as text',
    notices: 'A button is never to be used, a field always required: the text “false” counts as true.',
    flavours: everywhere,
    find: (part) =>
      attributesOf(
        part,
        ({ kind, name, code }) => kind === 'bound' && booleans.includes(name) && code !== undefined,
      ).flatMap(([{ code }]) => (code ? [[insert(code.start, 'String('), insert(code.end, ')')]] : [])),
  },
  {
    name: 'false is not said',
    notices: 'A screen reader does not say that something can be opened, chosen or pressed, as long as it is not.',
    flavours: everywhere,
    find: (part) =>
      attributesOf(
        part,
        ({ kind, name, code }) =>
          kind === 'bound' &&
          /^aria-(expanded|pressed|selected|checked|disabled|invalid)$/.test(name) &&
          code !== undefined,
      ).flatMap(([{ code }]) => (code ? [[insert(code.start, '('), insert(code.end, ') || undefined')]] : [])),
  },
  {
    name: 'target of an event mistaken',
    notices: 'A click on the picture in a button does something else than one beside it, or nothing.',
    flavours: everywhere,
    find: (part) =>
      nodes(part, 'MemberExpression').flatMap(([node]) => {
        const property = field(node, 'property')
        if (!property || node.computed === true) return []
        if (isName(property, 'currentTarget')) return [[replace(property, 'target')]]
        return []
      }),
  },
  {
    name: 'list changed in place',
    notices: 'A list that was sorted once stays so, or does not follow.',
    flavours: everywhere,
    find: (part) => [
      ...nodes(part, 'CallExpression').flatMap(([call]) => {
        const property = field(need(call, 'callee'), 'property')
        const other = property && inPlace.get(calleeName(call))
        return property && other ? [[replace(property, other)]] : []
      }),
      ...nodes(part, 'ArrayExpression').flatMap(([array]) => {
        const [only, ...others] = fields(array, 'elements')
        const list = only?.type === 'SpreadElement' && others.length === 0 ? field(only, 'argument') : undefined
        return list && /^[\w.]+$/.test(textOf(part, list)) ? [[replace(array, textOf(part, list))]] : []
      }),
    ],
  },
  {
    name: 'acts before the page has followed',
    notices: 'The focus goes to what is not there yet, or a list scrolls to where its end was.',
    flavours: ['html', 'vue'],
    find: (part) => [
      ...nodes(part, 'CallExpression').flatMap(([call]) => {
        const [callback] = waits.includes(calleeName(call)) ? fields(call, 'arguments') : []
        return callback && /Function/.test(callback.type) ? [[replace(call, atOnce(part, callback))]] : []
      }),
      ...nodes(part, 'AwaitExpression').flatMap(([wait]) => {
        const call = need(wait, 'argument')
        const isWait = call.type === 'CallExpression' && waits.includes(calleeName(call))
        return isWait && fields(call, 'arguments').length === 0 ? [[replace(wait, 'void 0')]] : []
      }),
    ],
  },
  {
    name: 'number stays text',
    notices: 'A sum puts figures side by side: 1 and 2 are 12, not three.',
    flavours: everywhere,
    find: (part) => [
      ...attributesOf(part, ({ kind }) => kind === 'model').flatMap(([{ modifiers }]) =>
        modifiers.filter(({ name }) => name === 'number').map((modifier) => [replace(modifier, '')]),
      ),
      ...nodes(part, 'CallExpression').flatMap(([call]) => {
        const [value] = fields(call, 'arguments')
        return isName(field(call, 'callee'), 'Number') && value
          ? [[replace(call, part.flavour === 'html' ? textOf(part, value) : `(${textOf(part, value)} as never)`)]]
          : []
      }),
    ],
  },
  {
    name: 'unit lost',
    notices: 'A bar has no width, or a part no place.',
    flavours: frameworks,
    find: (part) =>
      nodes(part, 'TemplateElement').flatMap(([element]) => {
        const text = textOf(part, element)
        const at = /(?<=^[`}]?)(%|px|rem|deg)(?=[`;) ])/.exec(`${text}\``)
        return at && at.index <= 1 && text.includes(at[0])
          ? [[replace({ start: element.start + at.index, end: element.start + at.index + at[0].length }, '')]]
          : []
      }),
  },
  {
    name: 'written in the reader’s own language',
    notices: 'Amounts and dates change with the language of the browser, in the middle of an English page.',
    flavours: everywhere,
    find: (part) =>
      nodes(part, 'Literal').flatMap(([literal, [around]]) =>
        /^en(-US)?$/.test(String(literal.value)) && around && /^(Call|New)Expression$/.test(around.type)
          ? [[replace(literal, 'undefined')]]
          : [],
      ),
  },
  {
    name: 'space of JSX lost',
    notices: 'Two words run into one another.',
    flavours: ['react', 'svelte'],
    find: (part) =>
      [...part.code.matchAll(/\{' '\}/g)].map(({ index }) => [replace({ start: index, end: index + 5 }, '')]),
  },
  {
    name: 'zero is shown',
    notices: 'Where there is nothing a 0 stands.',
    flavours: ['react'],
    find: (part) =>
      nodes(part, 'LogicalExpression').flatMap(([node]) => {
        const test = field(node, 'left')
        const shown = field(node, 'right')
        const left = test?.type === 'BinaryExpression' && test.operator === '>' ? field(test, 'left') : undefined
        return node.operator === '&&' && left && test && shown?.type.startsWith('JSX')
          ? [[replace(test, textOf(part, left))]]
          : []
      }),
  },
  {
    name: 'state shared by two of its kind',
    notices: 'Twice on one page, the second does what the first does.',
    flavours: ['vue'],
    find: (part) =>
      // A constant of the script that was made for each part: it is put where all of them have one.
      nodes(part, 'CallExpression').flatMap(([call, [around]]) => {
        const [value] = fields(call, 'arguments')
        const isState = makersOfState[part.flavour]?.includes(calleeName(call)) && around?.type === 'VariableDeclarator'
        return isState && value && value.type !== 'Identifier'
          ? [[replace(call, `((globalThis as any).shared${call.start} ??= ${textOf(part, call)})`)]]
          : []
      }),
  },
]
