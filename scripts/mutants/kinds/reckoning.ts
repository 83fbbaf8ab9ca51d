/** Small slips in expressions and lists: off by one, turned comparisons, lost calls. */
import { present } from '#toolchain/present.ts'
import { allOf, calleeName, field, fields, isInside, need } from '../syntax/tree.ts'
import type { Part, Tree } from '../syntax/types.ts'
import { attributesOf, everywhere, insert, nodes, replace, swap, textOf, type Damage, type Kind } from './kind.ts'

/** The sign between the two sides of an expression. */
function sign(part: Part, node: Tree, to: Record<string, string>): Damage[] {
  const [left, right] = [need(node, 'left'), need(node, 'right')]
  const other = to[String(node.operator)]
  if (!other) return []
  const between = textOf(part, { start: left.end, end: right.start })
  const at = left.end + between.lastIndexOf(String(node.operator))
  return [[replace({ start: at, end: at + String(node.operator).length }, other)]]
}
const signs = (part: Part, to: Record<string, string>, ...types: string[]) =>
  nodes(part, ...types).flatMap(([node]) => sign(part, node, to))

/** Taking a call out of a chain: `list.filter(fits).map(show)` becomes `list.map(show)`. */
const chainless = (part: Part, ...names: string[]): Damage[] =>
  nodes(part, 'CallExpression').flatMap(([call]) => {
    const callee = field(call, 'callee')
    const object = callee?.type === 'MemberExpression' ? field(callee, 'object') : undefined
    return object && names.includes(calleeName(call)) ? [[replace({ start: object.end, end: call.end }, '')]] : []
  })

/** What of `Math` is taken for what. */
const roundings = new Map([
  ['floor', 'ceil'],
  ['ceil', 'floor'],
  ['round', 'ceil'],
  ['min', 'max'],
  ['max', 'min'],
])

/** Lists of data that are written out. */
const dataLists = (part: Part) =>
  nodes(part, 'ArrayExpression').flatMap(([node]) => {
    const entries = fields(node, 'elements')
    return entries.length > 1 && entries.every(({ type }) => type === 'ObjectExpression') ? [entries] : []
  })

/** The last one, with the comma before it. */
const cutLast = (entries: readonly Tree[]) =>
  replace(
    { start: present(entries.at(-2), 'one before the last').end, end: present(entries.at(-1), 'a last one').end },
    '',
  )

const isClass = (part: Part) => {
  const places = attributesOf(part, ({ name }) => name === 'class').flatMap(([{ code }]) => code ?? [])
  return (node: Tree) => places.some((place) => isInside(node, place))
}

export const reckoning: Kind[] = [
  {
    name: 'off by one',
    notices: 'The first or the last is left out, or a number is one too high or too low.',
    flavours: everywhere,
    find: (part) =>
      nodes(part, 'Literal').flatMap(([node, [parent]]) => {
        const isReckoned =
          parent?.type === 'BinaryExpression' ||
          (parent?.type === 'CallExpression' && ['slice', 'at', 'min', 'max', 'substring'].includes(calleeName(parent)))
        return typeof node.value === 'number' && isReckoned ? [[replace(node, String(node.value + 1))]] : []
      }),
  },
  {
    name: 'limit off by one',
    notices: 'The first or the last counts when it should not, or does not when it should.',
    flavours: everywhere,
    find: (part) => signs(part, { '<': '<=', '<=': '<', '>': '>=', '>=': '>' }, 'BinaryExpression'),
  },
  {
    name: 'comparison turned',
    notices: 'Everything is chosen but what was chosen.',
    flavours: everywhere,
    find: (part) => signs(part, { '===': '!==', '!==': '===' }, 'BinaryExpression'),
  },
  {
    name: 'and for or',
    notices: 'Something shows or counts when only half of what it needs is true.',
    flavours: everywhere,
    find: (part) => {
      const isOfClasses = isClass(part)
      return nodes(part, 'LogicalExpression').flatMap(([node]) =>
        isOfClasses(node) || /^(JSX|Parenthesized)/.test(need(node, 'right').type)
          ? []
          : sign(part, node, { '&&': '||', '||': '&&' }),
      )
    },
  },
  {
    name: 'not lost',
    notices: 'Something happens exactly when it should not.',
    flavours: everywhere,
    find: (part) =>
      nodes(part, 'UnaryExpression').flatMap(([node]) =>
        node.operator === '!' ? [[replace(node, textOf(part, need(node, 'argument')))]] : [],
      ),
  },
  {
    name: 'plus and minus swapped',
    notices: 'A total is wrong, or next goes back.',
    flavours: everywhere,
    find: (part) => [
      ...nodes(part, 'BinaryExpression').flatMap(([node]) => {
        const isText = allOf([node], 'Literal', 'TemplateLiteral').some(
          ([each]) => each.type === 'TemplateLiteral' || typeof each.value === 'string',
        )
        return isText ? [] : sign(part, node, { '+': '-', '-': '+', '*': '/', '/': '*' })
      }),
      ...nodes(part, 'UpdateExpression').map(([node]) => [
        replace(
          node,
          textOf(part, node).replace(/\+\+|--/, (each) => (each === '++' ? '--' : '++')),
        ),
      ]),
    ],
  },
  {
    name: 'cases swapped',
    notices: 'The text or value for one case stands in the other.',
    flavours: everywhere,
    find: (part) => {
      const isOfClasses = isClass(part)
      return nodes(part, 'ConditionalExpression').flatMap(([node]) =>
        isOfClasses(node) ? [] : [swap(part, need(node, 'consequent'), need(node, 'alternate'))],
      )
    },
  },
  {
    name: 'not sorted or filtered',
    notices: 'A list shows everything, or stands in the wrong order.',
    flavours: everywhere,
    find: (part) => chainless(part, 'filter', 'toSorted', 'sort', 'toReversed', 'reverse'),
  },
  {
    name: 'list not cut',
    notices: 'A list shows more than a page of it.',
    flavours: everywhere,
    find: (part) => chainless(part, 'slice'),
  },
  {
    name: 'capital letters and spaces count',
    notices: 'A search finds nothing when it is written otherwise.',
    flavours: everywhere,
    find: (part) => chainless(part, 'toLowerCase', 'trim'),
  },
  {
    name: 'number or date written otherwise',
    notices: 'An amount or a date is written as in another country.',
    flavours: everywhere,
    find: (part) =>
      nodes(part, 'Literal').flatMap(([node]) =>
        typeof node.value === 'string' && /^en(-US)?$/.test(node.value) ? [[replace(node, "'de-DE'")]] : [],
      ),
  },
  {
    name: 'number rounded otherwise',
    notices: 'An amount or a share is rounded up instead of down.',
    flavours: everywhere,
    find: (part) =>
      nodes(part, 'MemberExpression').flatMap(([node]) => {
        const property = need(node, 'property')
        const other = roundings.get(String(property.name))
        return textOf(part, node).startsWith('Math.') && other ? [[replace(property, other)]] : []
      }),
  },
  {
    name: 'entry of the data lost',
    notices: 'The last entry of a list, a table or a menu is missing.',
    flavours: everywhere,
    find: (part) => dataLists(part).map((entries) => [cutLast(entries)]),
  },
  {
    name: 'entries of the data swapped',
    notices: 'Two entries of a list, a table or a menu stand in the other order.',
    flavours: everywhere,
    find: (part) =>
      dataLists(part).map((entries) =>
        swap(part, present(entries[0], 'a first one'), present(entries[1], 'a second one')),
      ),
  },
  {
    name: 'value of the data changed',
    notices: 'One word or number of a list, a table or a menu is wrong.',
    flavours: everywhere,
    find: (part) =>
      dataLists(part).flatMap((entries) =>
        entries.flatMap((entry) =>
          fields(entry, 'properties').flatMap((property) => {
            const value = field(property, 'value')
            const key = String(field(property, 'key')?.name ?? '')
            if (value?.type !== 'Literal' || /(class|classes|styles)$/i.test(key)) return []
            if (typeof value.value === 'number') return [[replace(value, String(value.value + 1))]]
            if (typeof value.value === 'boolean') return [[replace(value, String(!value.value))]]
            return typeof value.value === 'string' && value.value ? [[insert(value.end - 1, 'x')]] : []
          }),
        ),
      ),
  },
  {
    name: 'another text copied or kept',
    notices: 'The clipboard or the browser holds something else than what was shown.',
    flavours: everywhere,
    find: (part) =>
      nodes(part, 'CallExpression').flatMap(([call]) => {
        const values = fields(call, 'arguments')
        const value =
          calleeName(call) === 'writeText' ? values[0] : calleeName(call) === 'setItem' ? values[1] : undefined
        return value ? [[replace(value, "''")]] : []
      }),
  },
]
