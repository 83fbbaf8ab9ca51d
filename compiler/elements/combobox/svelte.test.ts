import { beforeAll, expect, test } from 'vitest'
import { createHostCompiler } from '#toolchain/compiler-host.ts'
import type { Compiler } from '../../index.ts'

let compiler: Compiler
beforeAll(async () => {
  compiler = await createHostCompiler()
})

const field = (value: string, setter: string) => `
  <Combobox key="${value}" as="div" value={${value}} onChange={${setter}} onClose={() => setQuery('')} className="grid">
    <Label>City</Label>
    <ComboboxInput onChange={(event) => setQuery(event.target.value)} />
    <ComboboxOptions>
      <ComboboxOption value="ulm">Ulm {query}</ComboboxOption>
    </ComboboxOptions>
  </Combobox>`

const component = (markup: string) => `/**
 * @title Cities
 * @description Shows an example.
 * @order 1
 */
import { useState, type ChangeEvent } from 'react'
import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions, Label } from '@headlessui/react'

const stops = [{ id: 'a', city: 'ulm' }]

export default function Cities() {
  const [query, setQuery] = useState('')
  const [from, setFrom] = useState<string | null>(null)
  const [to, setTo] = useState<string | null>(null)

  return (
    <div>
      ${markup}
      <p>{from} {to}</p>
    </div>
  )
}
`

test('each of two comboboxes has a text of its own', async () => {
  const source = component(field('from', 'setFrom') + field('to', 'setTo'))
  const result = await compiler.compile(source, { file: 'input.tsx' })
  const code = result.ok ? result.outputs.svelte.files[0].code : ''
  expect(code).toContain("let inputValue = $derived(from ?? '')")
  expect(code).toContain("let inputValue2 = $derived(to ?? '')")
  expect(code).toContain('inputValue={inputValue2}')
})

test('a combobox whose value is that of an item is refused', async () => {
  const source = component(`{stops.map((stop) => (${field('stop.city', 'setTo')}))}`)
  const result = await compiler.compile(source.replace('key="stop.city"', 'key={stop.id}'), { file: 'input.tsx' })
  expect(result.ok ? [] : result.problems.map(({ code }) => code)).toEqual(['E499'])
})

const typing = (handler: string) =>
  component(
    field('from', 'setFrom').replace('{(event) => setQuery(event.target.value)}', `{${handler}}`) +
      field('to', 'setTo').replace('(event) =>', '(event: ChangeEvent<HTMLInputElement>) =>'),
  )

test.each([
  ['a typed parameter', '(event: ChangeEvent<HTMLInputElement>) => setQuery(event.target.value)', 'event: Event'],
  ['no parameter', "() => setQuery('all')", 'event'],
])('what is typed reaches the text of a combobox whose handler has %s', async (_what, handler, parameter) => {
  const result = await compiler.compile(typing(handler), { file: 'input.tsx' })
  expect(result.ok ? [] : result.problems).toEqual([])
  const code = result.ok ? result.outputs.svelte.files[0].code : ''
  expect(code).toContain(`oninput={(${parameter}`)
  expect(code).toMatch(/inputValue = event\d*\.currentTarget\.value\n/)
  expect(code).toContain("if (inputValue === '') from = null")
})
