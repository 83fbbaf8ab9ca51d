/** What is kept and what follows from it: first values, resets, order of statements, values reckoned, timers, cleanup. */
import { present } from '#toolchain/present.ts'
import { allOf, calleeName, field, fields, isInside, isName, walk, need } from '../syntax/tree.ts'
import type { Part, Tree } from '../syntax/types.ts'
import {
  attributesOf,
  cutStatement,
  everywhere,
  insert,
  nodes,
  replace,
  swap,
  textOf,
  type Damage,
  type Kind,
} from './kind.ts'

/** The object that Alpine keeps a component's data in: of a script, or of the attribute. */
function alpineData(part: Part): Tree[] {
  const inline = attributesOf(part, ({ source, code }) => source === 'x-data' && code !== undefined)
  const objects = allOf(part.roots, 'ObjectExpression')
  const ofScripts = nodes(part, 'CallExpression').flatMap(([call]) =>
    calleeName(call) === 'data' && textOf(part, call).startsWith('Alpine') ? [call] : [],
  )
  const places = [...inline.flatMap(([{ code }]) => code ?? []), ...ofScripts]
  return places.flatMap((place) => objects.map(([node]) => node).find((node) => isInside(node, place)) ?? [])
}

/** The first values of all state. */
function firstValues(part: Part): Tree[] {
  if (part.flavour === 'html')
    return alpineData(part).flatMap((data) =>
      fields(data, 'properties').flatMap((property) =>
        property.kind === 'init' && !property.method ? (field(property, 'value') ?? []) : [],
      ),
    )
  const makers = { react: ['useState', 'useRef'], vue: ['ref', 'shallowRef', 'reactive'], svelte: ['$state'] }[
    part.flavour
  ]
  return nodes(part, 'CallExpression').flatMap(([call]) =>
    makers.includes(calleeName(call)) ? fields(call, 'arguments').slice(0, 1) : [],
  )
}

function otherValue(part: Part, node: Tree): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'boolean') return String(!node.value)
  if (node.type === 'Literal' && typeof node.value === 'number') return String(node.value + 1)
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value === '' ? "'a'" : "''"
  if (node.type === 'Literal' && node.value === null) return undefined
  if (node.type === 'ArrayExpression')
    return fields(node, 'elements').length > 0 ? `${textOf(part, node)}.slice(1)` : undefined
  return undefined
}

const isSetter = (call: Tree | undefined) =>
  call?.type === 'CallExpression' &&
  /^set[A-Z]/.test(calleeName(call)) &&
  !/^set(Timeout|Interval|Attribute|Item)/.test(calleeName(call))
/** What a statement writes: state or a variable, by name. */
function written(statement: Tree): string | undefined {
  const expression = statement.type === 'ExpressionStatement' ? field(statement, 'expression') : undefined
  if (expression && isSetter(expression)) return calleeName(expression).slice(3).toLowerCase()
  const target = expression?.type === 'AssignmentExpression' ? field(expression, 'left') : undefined
  if (!target) return undefined
  const names = [...walk(target)]
    .filter(([{ type, name }]) => type === 'Identifier' && name !== 'value')
    .map(([{ name }]) => String(name))
  return names.at(-1)?.toLowerCase()
}
/** What a statement sets state to, where that is written out. */
function newValue(statement: Tree): Tree | undefined {
  const expression = field(statement, 'expression')
  if (!expression) return undefined
  return isSetter(expression) ? fields(expression, 'arguments')[0] : field(expression, 'right')
}
const isPlain = (node: Tree | undefined) =>
  node?.type === 'Literal' || (node?.type === 'ArrayExpression' && fields(node, 'elements').length === 0)

/** The statements of every function, in lists as they follow one another. */
const bodies = (part: Part): Tree[][] =>
  nodes(part, 'BlockStatement')
    .filter(([, [owner]]) => owner !== undefined && /Function/.test(owner.type))
    .map(([block]) => fields(block, 'body'))

const reads = (node: Tree, name: string) =>
  [...walk(node)].some(([{ type, name: each }]) => type === 'Identifier' && String(each).toLowerCase() === name)
const leaves = (node: Tree) =>
  node.type === 'IfStatement' && [...walk(node)].some(([{ type }]) => type === 'ReturnStatement')

/** A value that React reckons afresh whenever it draws: a constant of the component that is no function and no hook. */
function reckonedInReact(part: Part): Tree[] {
  const [component] = nodes(part, 'ExportDefaultDeclaration').map(([node]) => field(node, 'declaration'))
  const body = component && field(component, 'body')
  return (body ? fields(body, 'body') : [])
    .filter(({ type }) => type === 'VariableDeclaration')
    .flatMap((declaration) => fields(declaration, 'declarations'))
    .filter((each) => {
      const value = field(each, 'init')
      return (
        field(each, 'id')?.type === 'Identifier' &&
        value &&
        !/Function/.test(value.type) &&
        !(value.type === 'CallExpression' && /^use[A-Z]/.test(calleeName(value)))
      )
    })
}

/** A value that is reckoned once and stays as it was. */
function frozen(part: Part): Damage[] {
  if (part.flavour === 'react') {
    const hasState = /\buseState\b/.test(part.code)
    return hasState
      ? reckonedInReact(part).map((each) => [
          replace(need(each, 'id'), `[${textOf(part, need(each, 'id'))}]`),
          insert(need(each, 'init').start, 'useState(() => ('),
          insert(need(each, 'init').end, '))'),
        ])
      : []
  }
  if (part.flavour === 'html')
    return nodes(part, 'Property').flatMap(([property]) => {
      const body = property.kind === 'get' ? field(need(property, 'value'), 'body') : undefined
      return body
        ? [[insert(body.start, `{ return (this.kept${property.start} ??= (() => `), insert(body.end, ')()) }')]]
        : []
    })
  return nodes(part, 'CallExpression').flatMap(([call]) => {
    const [argument] = fields(call, 'arguments')
    if (!argument) return []
    if (part.flavour === 'vue' && calleeName(call) === 'computed')
      return [
        [
          insert(argument.start, '((reckon) => { const kept = reckon(); return () => kept })('),
          insert(argument.end, ')'),
        ],
      ]
    const callee = need(call, 'callee')
    return isName(callee, '$derived') ? [[replace(callee, '$state')]] : []
  })
}

export const state: Kind[] = [
  {
    name: 'wrong first value',
    notices: 'What should be closed is open, or the wrong choice is taken at first.',
    flavours: everywhere,
    find: (part) =>
      firstValues(part).flatMap((node) => {
        const other = otherValue(part, node)
        return other === undefined ? [] : [[replace(node, other)]]
      }),
  },
  {
    name: 'state not reset',
    notices: 'What was typed, chosen or shown the last time is still there.',
    flavours: everywhere,
    find: (part) =>
      bodies(part).flatMap((body) =>
        body.length < 2
          ? []
          : body
              .filter((statement) => written(statement) && isPlain(newValue(statement)))
              .map((statement) => [cutStatement(statement)]),
      ),
  },
  {
    name: 'set to another value',
    notices: 'A button opens what it should close, or goes to the wrong place.',
    flavours: everywhere,
    find: (part) =>
      nodes(part, 'AssignmentExpression', 'CallExpression').flatMap(([node]) => {
        const value =
          node.type === 'AssignmentExpression'
            ? field(node, 'right')
            : isSetter(node)
              ? fields(node, 'arguments')[0]
              : undefined
        const text = value && otherValue(part, value)
        return value && text !== undefined ? [[replace(value, text)]] : []
      }),
  },
  {
    name: 'a step of a handler lost',
    notices: 'A button does only half of what it should.',
    flavours: everywhere,
    find: (part) =>
      bodies(part).flatMap((body) =>
        body.length < 2
          ? []
          : body
              .filter((statement) => statement.type === 'ExpressionStatement' && !isPlain(newValue(statement)))
              .map((statement) => [cutStatement(statement)]),
      ),
  },
  {
    name: 'statements in another order',
    notices: 'A button goes by what was before, or acts where it should not.',
    flavours: everywhere,
    find: (part) =>
      bodies(part).flatMap((body) =>
        body.slice(1).flatMap((second, index) => {
          const first = present(body[index], 'a statement before')
          const name = written(first)
          const isFelt = leaves(first)
            ? second.type === 'ExpressionStatement'
            : name !== undefined && second.type !== 'VariableDeclaration' && reads(second, name)
          return isFelt ? [swap(part, first, second)] : []
        }),
      ),
  },
  {
    name: 'guard lost',
    notices: 'Something happens where it should not: with an empty field, twice, or beyond the end.',
    flavours: everywhere,
    find: (part) =>
      bodies(part).flatMap((body) =>
        body.filter(leaves).flatMap((statement) => (field(statement, 'alternate') ? [] : [[cutStatement(statement)]])),
      ),
  },
  {
    name: 'value no longer follows',
    notices: 'A total, a count or a list stays as it was when what it is made of changes.',
    flavours: everywhere,
    find: frozen,
  },
  {
    name: 'effect runs once',
    notices: 'What should follow every change happens only at first.',
    flavours: ['react'],
    find: (part) =>
      nodes(part, 'CallExpression').flatMap(([call]) => {
        const list = ['useEffect', 'useLayoutEffect', 'useMemo', 'useCallback'].includes(calleeName(call))
          ? fields(call, 'arguments')[1]
          : undefined
        return list?.type === 'ArrayExpression' && fields(list, 'elements').length > 0 ? [[replace(list, '[]')]] : []
      }),
  },
]
