/** Sources by chance, in the grammar of the subset and a little beyond it: most compile nowhere, and none may throw. */
type Pick = (limit: number) => number

const texts = ['Text', 'a', '€ 5', '&amp;', '</b>', '{{ x }}', '`', "it's", '<!--', '\u2028', '👍', ''] as const
const tags = [
  'div',
  'p',
  'span',
  'button',
  'ul',
  'li',
  'input',
  'form',
  'label',
  'table',
  'select',
  'svg',
  'a',
] as const
const parts = ['Menu', 'Dialog', 'Listbox', 'Switch', 'Popover', 'Tab', 'Disclosure', 'Combobox', 'RadioGroup'] as const
const classes = [
  'flex',
  'p-4',
  'text-sm',
  'data-open:flex',
  'hover:p-2',
  'space-y-2',
  'nothing-known',
  'bg-primary-500',
] as const
const events = ['onClick', 'onChange', 'onSubmit', 'onKeyDown', 'onContextMenu', 'onDrop'] as const
const names = ['open', 'list', 'item', 'text', 'count', 'helper', 'unknown'] as const

/** @returns a whole source; the same for the same draws */
export function sourceByChance(pick: Pick): string {
  const one = <T>(list: readonly T[]): T => list[pick(list.length)] as T
  const some = (limit: number, make: () => string, between = '') =>
    Array.from({ length: pick(limit + 1) }, make).join(between)

  function expression(depth: number): string {
    const inner = () => expression(depth - 1)
    if (depth <= 0) return one([...names, '1', "'a'", 'null', 'true', '[]', '({})', '`t`', '/a+/', '0.1', '-1'])
    const kinds: (() => string)[] = [
      () => `${inner()} ${one(['+', '-', '*', '&&', '||', '??', '===', '<', 'in', '**'])} ${inner()}`,
      () => `(${inner()} ? ${inner()} : ${inner()})`,
      () => `${inner()}.${one(['map', 'filter', 'length', 'join', 'toFixed', 'constructor', 'at', 'repeat'])}`,
      () => `${inner()}${one(['', '?.'])}(${some(2, inner, ', ')})`,
      () => `((${one(['', 'each', '{ a }', '[b]'])}) => ${inner()})`,
      () => `[${some(3, () => one(['...', '']) + inner(), ', ')}]`,
      () => `({ ${some(3, () => `${one(['a', "'b c'", '[text]', '__proto__'])}: ${inner()}`, ', ')} })`,
      () => `\`a\${${inner()}}b\``,
      () => `${one(['!', '-', 'typeof ', 'await ', 'new '])}${inner()}`,
      () => `(${inner()} as ${one(['string', 'never', 'number[]'])})`,
    ]
    return one(kinds)()
  }

  function statement(depth: number): string {
    const value = () => expression(2)
    const inner = () => statement(depth - 1)
    if (depth <= 0) return `setText(${value()});`
    const kinds: (() => string)[] = [
      () => `const local${pick(99)} = ${value()};`,
      () => `if (${value()}) { ${some(2, inner)} } else ${inner()}`,
      () => `${one(['setOpen', 'setList', 'setCount', 'helper', 'run'])}(${one(['', '(before) => '])}${value()});`,
      () => `return ${value()};`,
      () => `switch (${value()}) { case ${value()}: ${inner()} break; default: ${inner()} }`,
      () => `try { ${inner()} } catch { ${inner()} }`,
      () => `${value()};`,
      () => `setTimeout(() => { ${inner()} }, 100);`,
    ]
    return one(kinds)()
  }

  const attribute = (): string =>
    one([
      () => `className="${some(3, () => one(classes), ' ')}"`,
      () => `className={clsx('${one(classes)}', ${expression(1)} && '${one(classes)}')}`,
      () => `className={\`${one(classes)} \${open ? '${one(classes)}' : ''}\`}`,
      () =>
        `${one(events)}={${one(['run', '() => setOpen(!open)', `(event) => setText(event.target.value)`, expression(2)])}}`,
      () => `style={{ width: ${expression(1)}, color: 'red' }}`,
      () => `${one(['title', 'aria-label', 'id', 'value', 'key', 'href', 'disabled'])}={${expression(2)}}`,
      () => one(['type="button"', 'disabled', 'as="div"', 'static', 'multiple', 'data-autofocus', 'ref={text}']),
    ])()

  function markup(depth: number): string {
    const inner = () => some(3, () => markup(depth - 1), one(['', '\n', ' ']))
    if (depth <= 0)
      return one([one(texts).replace(/[<{}]/g, ''), `{${JSON.stringify(one(texts))}}`, `{${expression(1)}}`])
    const element = (tag: string) => `<${tag} ${some(3, attribute, ' ')}>${inner()}</${tag}>`
    const kinds: (() => string)[] = [
      () => element(one(tags)),
      () => element(one(tags)),
      () => element(one(parts)),
      () => element(`${one(parts)}${one(['Button', 'Items', 'Panel', 'Option', 'Options', 'Item'])}`),
      () => `{${expression(1)} && ${element(one(tags))}}`,
      () => `{${expression(1)} ? ${element(one(tags))} : ${one(['null', element(one(tags))])}}`,
      () =>
        `{list.map((item, index) => <li key={${one(['item', 'index', 'item.id', expression(1)])}}>${inner()}</li>)}`,
      () => `<>${inner()}</>`,
      () => `<input ${some(4, attribute, ' ')} />`,
    ]
    return one(kinds)()
  }

  const imported = parts.flatMap((part) => [
    part,
    ...['Button', 'Items', 'Panel', 'Option', 'Options', 'Item'].map((end) => part + end),
  ])
  const known = imported.filter((name) =>
    /^(Menu(Button|Items|Item)?|Dialog(Panel)?|Listbox(Button|Options|Option)?|Switch|Popover(Button|Panel)?|Tab(Panel)?|Disclosure(Button|Panel)?|Combobox(Button|Options|Option)?|RadioGroup)$/.test(
      name,
    ),
  )
  return `/**
 * @title Source by chance
 * @description A source that chance has written.
 * @order 1
 */
import { useState } from 'react'
import { ${known.join(', ')} } from '@headlessui/react'
import clsx from 'clsx'
${some(2, () => `const data${pick(99)} = ${expression(3)}\n`)}
const helper = (each: number) => ${one(['each', 'helper(each + 1)', expression(2)])}

export default function Chance() {
  const [open, setOpen] = useState(${one(['false', 'true', expression(1)])})
  const [list, setList] = useState([{ id: 'a' }, { id: 'b' }])
  const [text, setText] = useState('')
  const [count, setCount] = useState(${one(['0', 'helper(1)'])})
  ${some(1, () => `const derived = ${expression(2)}`)}

  function run() {
    ${some(3, () => statement(2), '\n    ')}
  }

  return (
    <div>${markup(3)}</div>
  )
}
`
}
