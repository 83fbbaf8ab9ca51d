import { expect, test } from 'vitest'
import { readElements, type ColoredElement } from './class-lists.ts'
import { samples } from './samples.ts'

/** "a > b: always 'x y'", one line per list. */
function outline(code: string): string[] {
  const path = (element: ColoredElement): string =>
    element.parent ? `${path(element.parent)} > ${element.tag}` : element.tag || 'data'
  return readElements(code).flatMap((element) =>
    element.lists.map(({ start, end, kind }) => `${path(element)}: ${kind} '${code.slice(start, end)}'`),
  )
}

test.each([
  [
    'HTML',
    '<p class="a"><br><b class=\'b\'>x</b></p><p class="c">',
    ["p: always 'a'", "p > b: always 'b'", "p: always 'c'"],
  ],
  ['a comment', '<!-- <p class="a"> don\'t --><p class="b">', ["p: always 'b'"]],
  ['type arguments', 'const [x] = useState<Item>({})\n<p className="a" />', ["p: always 'a'"]],
  ['an arrow in an attribute', '<a onClick={() => go(1 > 0)} className="a">x</a>', ["a: always 'a'"]],
  ['a brace in a string', '<a title={"}"} className="a">x</a>', ["a: always 'a'"]],
  ['a closing tag too many', '<p class="a"></b><i class="b"></i></p>', ["p: always 'a'", "p > i: always 'b'"]],
  [
    'clsx',
    "<a className={clsx('a', on && 'b', up ? 'c' : 'd')} />",
    ["a: always 'a'", "a: maybe 'b'", "a: either 'c'", "a: either 'd'"],
  ],
  ['Alpine', '<a class="a" :class="{ \'b\': on }" @click="x = 1">', ["a: always 'a'", "a: maybe 'b'"]],
  ['Alpine in full', "<a x-bind:class=\"on ? 'a' : 'b'\">", ["a: either 'a'", "a: either 'b'"]],
  ['Vue', "<a :class=\"[on && 'a', 'b']\" />", ["a: maybe 'a'", "a: always 'b'"]],
  ['Svelte', "<a class=\"a {on ? 'b' : 'c'}\">", ["a: either 'b'", "a: either 'c'", "a: always 'a '"]],
  ['Svelte lists', "<a class={['a', on && 'b']}>", ["a: always 'a'", "a: maybe 'b'"]],
  [
    'a script',
    '<script>const x = \'text-red-500\'</script><p class="a">',
    ["p: always 'a'", "data: either 'text-red-500'"],
  ],
  ['data nobody names', "const toneClass = 'text-red-500'", ["data: either 'text-red-500'"]],
  [
    'data an element names',
    "const x = [{ toneClass: 'text-red-500' }]\n<p className={x[0].toneClass} />",
    ["p: either 'text-red-500'"],
  ],
  [
    'data by a written key',
    "const toneClasses = { calm: 'text-red-500', loud: 'text-red-600' }\nconst baseClasses =\n  'text-red-700'\n<p className={clsx(baseClasses, toneClasses.loud)} />",
    ["p: always 'text-red-700'", "p: always 'text-red-600'", "data: either 'text-red-500'"],
  ],
  [
    'data by a key under a condition',
    "const toneClasses = { calm: 'text-red-500', loud: 'text-red-600' }\n<p className={on ? toneClasses.loud : toneClasses['calm']} />",
    ["p: always 'calm'", "p: either 'text-red-600'", "p: either 'text-red-500'"],
  ],
])('reads %s', (_name, code, expected) => {
  expect(outline(code)).toEqual(expected)
})

test.each([
  ["clsx('x', on ? 'a' : 'b')", ['on', true], ['on', false]],
  ["clsx(!on ? 'a' : 'b')", ['on', false], ['on', true]],
  ["on && 'a'", ['on', true]],
  ["tab.index === 1 && 'a'", ['tab.index === 1', true]],
  ["{ 'a': on, 'b': !on }", ['on', true], ['on', false]],
  ["[isOn(x) ? 'a' : 'b']", ['isOn(x)', true], ['isOn(x)', false]],
  ["kind === 'solid' ? 'a' : 'b'", undefined, undefined],
] as const)('reads the conditions of %s', (expression, ...expected) => {
  const [element] = readElements(`<p className={${expression}} />`)
  const conditional = element!.lists.filter(({ kind }) => kind !== 'always')
  expect(conditional.map(({ condition }) => condition && [condition.text, condition.holds])).toEqual(expected)
})

test('knows what holds text and what holds nothing', () => {
  const [p, i, b] = readElements('<p class="a">x <i class="b"></i><b>{y}</b></p>')
  expect([p, i, b].map((element) => [element!.hasText, element!.isLeaf])).toEqual([
    [true, false],
    [false, true],
    [true, true],
  ])
})

/** Whatever is put in, it must come to an end and stay within the text. */
test('torn code does no harm', () => {
  for (const code of Object.values(samples)) {
    for (let end = 0; end < code.length; end += 3) {
      for (const { lists } of readElements(code.slice(0, end))) {
        for (const list of lists) expect(list.end).toBeLessThanOrEqual(end)
      }
    }
  }
})
