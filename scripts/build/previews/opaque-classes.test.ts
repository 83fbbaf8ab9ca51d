import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readSources } from '#toolchain/catalog-files.ts'
import { foreignClasses, foreignLists, longestRun } from './foreign-classes.ts'
import { opaqueSource } from './opaque-classes.ts'
import { root } from '#toolchain/paths.ts'

const source = `import clsx from 'clsx'
type Tone = 'calm px-2'
const toneClasses: Record<string, string> = { calm: 'px-2 text-white', loud: \`bg-red-600 px-2\` }
export default function Sample() {
  const state = 'px-2'
  return (
    <p className="text-white  px-2">
      <b className={clsx('group', state === 'px-2' ? 'px-4 pt-1' : '', toneClasses['calm'])} title="flex gap-2" />
    </p>
  )
}
`

describe('lists of classes become names', () => {
  test('in attributes, clsx() and data, also in backticks; what is compared, a type or a text stays', () => {
    const { code, names } = opaqueSource(source)
    expect(code).toBe(
      source
        .replace(`'px-2 text-white'`, `'m1'`)
        .replace('`bg-red-600 px-2`', `'m2'`)
        .replace(`"text-white  px-2"`, `'m1'`)
        .replace(`'group'`, `'m3'`)
        .replace(`'px-4 pt-1'`, `'m4'`),
    )
    expect(names).toEqual({ 'px-2 text-white': 'm1', 'bg-red-600 px-2': 'm2', group: 'm3', 'pt-1 px-4': 'm4' })
  })

  test('in templates, as the calls of clsx() that customers get', () => {
    const open = "import { useState } from 'react'\n"
    const { code, names } = opaqueSource(`${open}const a = <p className={\`mt-1 flex \${toast.iconClass}\`} />`)
    expect(code).toBe(`${open}import clsx from 'clsx'\nconst a = <p className={clsx('m1', toast.iconClass)} />`)
    expect(names).toEqual({ 'flex mt-1': 'm1' })
  })

  test('what does not parse is named', () => {
    expect(() => opaqueSource('export default (', 'a/b.tsx')).toThrow(/a\/b\.tsx/)
  })
})

describe('what shows classes is found', () => {
  const known = new Set(['flex', 'gap-2', 'px-2', 'done'])

  test.each([
    ['a class attribute', `<p class="m1 dark m2"><b class='m1 flex'>`, ['flex']],
    ['one without quotes', '<p class=flex>', ['flex']],
    ['a name that no list has', '<p class="m3">', ['m3']],
    ['nothing where all are names', '<p class="m1"><input class="">', []],
  ])('in HTML: %s', (_, html, found) => {
    expect(foreignClasses(html, new Set(['m1', 'm2']))).toEqual(found)
  })

  test.each([
    ['a class of an element', 'jsx("p", { className: "m1 flex" })', ['m1 flex']],
    ['a name of another component', 'jsx("p", { className: "m3" })', ['m3']],
    ['one of two', 'jsx("p", { className: clsx("m1", open ? "m2" : "flex") })', ['flex']],
    ['data', 'const a = { calm: "flex gap-2 px-2" }', ['flex gap-2 px-2']],
    ['a template', 'const a = `flex gap-2 px-2 ${b}`', ['flex gap-2 px-2 ']],
    ['no text', 'const a = "Are we done, or flex px-2?"', []],
    ['no names', 'jsx("p", { className: a === "flex" ? "m1" : "" })', []],
  ])('in a script: %s', (_, code, found) => {
    expect(foreignLists(code, known, new Set(['m1', 'm2']))).toEqual(found)
  })
})

test('no component keeps a list, and its code is as it was but for lists', () => {
  const { sources } = readSources()
  expect(sources.length).toBeGreaterThan(100)
  const left = sources.flatMap(({ path, source: text }) => {
    const { code, names } = opaqueSource(text, path)
    const known = new Set(Object.keys(names).flatMap((list) => list.split(' ')))
    const strings = code.match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g) ?? []
    return strings.filter((string) => longestRun(string.slice(1, -1), known) > 2).map((string) => `${path}: ${string}`)
  })
  expect(left).toEqual([])
})

test('the same source gets the same names in every build', () => {
  const text = readFileSync(
    join(root, 'content/components/application-ui/components/alerts/dismissible-alerts-in-four-tones.tsx'),
    'utf8',
  )
  const { names } = opaqueSource(text)
  expect(opaqueSource(text).names).toEqual(names)
  expect(Object.values(names)).toEqual(Object.keys(names).map((_, index) => `m${(index + 1).toString(36)}`))
})
