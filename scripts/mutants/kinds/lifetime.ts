/** What begins and ends with a part: timers, observers, cleanup, and ids that are its own. */
import { calleeName, field, fields, isName, need } from '../syntax/tree.ts'
import { cut, cutStatement, everywhere, insert, nodes, replace, textOf, type Kind } from './kind.ts'

const timers = ['setTimeout', 'setInterval']

export const lifetime: Kind[] = [
  {
    name: 'cleanup lost',
    notices: 'A timer or an observer goes on after the part has left the page.',
    flavours: everywhere,
    find: (part) =>
      part.flavour === 'html'
        ? nodes(part, 'Property').flatMap(([property]) =>
            isName(property.key, 'destroy') ? [[replace(need(property, 'key'), 'unused')]] : [],
          )
        : part.flavour === 'vue'
          ? nodes(part, 'CallExpression').flatMap(([call]) =>
              ['onUnmounted', 'onBeforeUnmount', 'onWatcherCleanup', 'onScopeDispose'].includes(calleeName(call))
                ? [[replace(call, `void (() => ${textOf(part, call)})`)]]
                : [],
            )
          : nodes(part, 'CallExpression').flatMap(([call]) => {
              const callback = ['useEffect', 'useLayoutEffect', '$effect'].includes(calleeName(call))
                ? fields(call, 'arguments')[0]
                : undefined
              const body = callback && field(callback, 'body')
              return (body ? fields(body, 'body') : [])
                .filter(
                  (statement) =>
                    statement.type === 'ReturnStatement' && /Function/.test(field(statement, 'argument')?.type ?? ''),
                )
                .map((statement) => [cut(part, statement)])
            }),
  },
  {
    name: 'earlier timer not stopped',
    notices: 'Something that was put off happens too early or twice.',
    flavours: ['html'],
    find: (part) =>
      nodes(part, 'ExpressionStatement').flatMap(([statement]) => {
        const call = field(statement, 'expression')
        return call?.type === 'CallExpression' && ['clearTimeout', 'clearInterval'].includes(calleeName(call))
          ? [[cutStatement(statement)]]
          : []
      }),
  },
  {
    name: 'timer of another length',
    notices: 'A message stays ten times as long.',
    flavours: everywhere,
    find: (part) =>
      nodes(part, 'CallExpression').flatMap(([call]) => {
        const time = timers.includes(calleeName(call)) ? fields(call, 'arguments')[1] : undefined
        return time ? [[insert(time.start, '10 * ')]] : []
      }),
  },
  {
    name: 'id that is not its own',
    notices: 'Twice on one page, labels of the second belong to the first.',
    flavours: everywhere,
    find: (part) =>
      nodes(part, 'CallExpression')
        .flatMap(([call]) => {
          const isMade = calleeName(call) === 'useId' || textOf(part, call) === '$props.id()'
          const [name] = fields(call, 'arguments')
          if (isMade) return [[replace(call, "'same'")]]
          return part.flavour === 'html' && calleeName(call) === '$id' && name
            ? [[replace(call, `'same-' + ${textOf(part, name)}`)]]
            : []
        })
        .concat(
          part.flavour === 'react'
            ? part.elements.flatMap((element) =>
                /(Label|Title)$/.test(element.tag) ? [[insert(element.names[0].end, ' id="same"')]] : [],
              )
            : [],
        ),
  },
]
