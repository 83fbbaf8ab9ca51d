import { expect, test } from 'vitest'
import { stillAstro } from './astro-still.ts'

const part = (markup: string, above = '', before = '') =>
  `${above}export default function Part() {\n${before}  return (\n    ${markup}\n  )\n}\n`

test('data and helpers stand between the fences, and markup has the names of HTML', async () => {
  const above = `import clsx from 'clsx'
import type { Shape } from './shape'

const people = [{ id: 'a', name: 'Ada' }]

/** Small letters. */
function small(name: string) {
  return name.toLowerCase()
}

`
  const markup = `<ul className="p-4">
      {people.map((person, index) => (
        <li key={person.id} tabIndex={0} className={clsx('m-1', index === 0 && 'mt-0')} spellCheck={false} hidden={false}>
          {small(person.name)} <label htmlFor="name" className={person.name}>of</label>
          <svg aria-hidden viewBox="0 0 1 1" strokeWidth="2" />
          {\`\${index}\`} of
          {\`\${people.length}\`}
        </li>
      ))}
    </ul>`
  expect(await stillAstro(part(markup, above, '  const first = people[0]\n\n'))).toBe(`---
const people = [{ id: 'a', name: 'Ada' }]

/** Small letters. */
function small(name: string) {
  return name.toLowerCase()
}

const first = people[0]
---

<ul class="p-4">
  {people.map((person, index) => (
    <li tabindex={0} class:list={['m-1', index === 0 && 'mt-0']} spellcheck="false" hidden={false}>
      {small(person.name)}{' '}
      <label for="name" class={person.name}>
        of
      </label>
      <svg aria-hidden="true" viewBox="0 0 1 1" stroke-width="2" />
      {\`\${index}\`} of
      {\`\${people.length}\`}
    </li>
  ))}
</ul>
`)
})

test('a place that only a key asked for goes with it', async () => {
  const list = (use: string) => part(`<ul>{[1].map((cell, at) => (<li key={at}>{${use}}</li>))}</ul>`)
  expect(await stillAstro(list('cell'))).toContain('[1].map((cell) => (')
  expect(await stillAstro(list('at'))).toContain('[1].map((cell, at) => (')
})

test('markup alone has no fences', async () => {
  expect(await stillAstro(part('<p>Text</p>'))).toBe('<p>Text</p>\n')
})

test.each([
  ['a state', part('<p>{open}</p>', "import { useState } from 'react'\n")],
  ['a component', part('<Menu>Text</Menu>')],
  ['an icon', part('<p>Text</p>', "import { XMarkIcon } from '@heroicons/react/20/solid'\n")],
  ['a listener', part('<p onClick={() => go()}>Text</p>')],
  ['a field that begins with something', part('<input defaultValue="a" />')],
  [
    'a list of classes that is put together elsewhere',
    part('<p className={list}>Text</p>', '', "  const list = clsx('a')\n"),
  ],
])('a part with %s is not still', async (_what, code) => {
  expect(await stillAstro(code)).toBeNull()
})

test('what Astro cannot say is refused', async () => {
  await expect(stillAstro(part('<p odd="a">Text</p>'))).rejects.toThrow('no “odd” for <p>')
  await expect(stillAstro(part('<p>{`a\n  b`}</p>'))).rejects.toThrow('a text of several lines')
  await expect(stillAstro('export const a = 1\n')).rejects.toThrow('no component')
})
