/** What the Vue target makes is held to Vue's own compiler, to Prettier, and to the rules its classes follow. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { format } from 'prettier'
import { beforeAll, expect, test } from 'vitest'
import { compileScript, parse } from 'vue/compiler-sfc'
import { createHostCompiler } from '#toolchain/compiler-host.ts'
import type { Compiler } from '../../index.ts'

let compiler: Compiler
beforeAll(async () => {
  compiler = await createHostCompiler()
})

/** The Vue file of a component, or what is wrong with it. */
async function vueOf(source: string): Promise<string> {
  const result = await compiler.compile(source, { file: 'input.tsx' })
  return result.ok ? result.outputs.vue.files[0]!.code : result.problems.map(({ code }) => code).join(' ')
}

const component = (body: string, imports = '', state = '') => `/**
 * @title Test
 * @description Says nothing.
 * @order 1
 */
import { useState } from 'react'
${imports}

export default function Sample() {
  ${state}
  return (${body})
}
`

const cases = join(import.meta.dirname, '../../cases')
const good = readdirSync(cases).filter((name) => existsSync(join(cases, name, 'expected/input.vue')))

test.each(good)('%s compiles in Vue, and Prettier leaves it alone', async (name) => {
  const code = readFileSync(join(cases, name, 'expected/input.vue'), 'utf8')
  const { descriptor, errors } = parse(code)
  expect(errors).toEqual([])
  expect(await format(code, { parser: 'vue', semi: false, singleQuote: true, printWidth: 120 })).toBe(code)
  const warnings: string[] = []
  if (!descriptor.scriptSetup) return
  const { content } = compileScript(descriptor, {
    id: name,
    inlineTemplate: true,
    templateOptions: { compilerOptions: { onWarn: ({ message }) => warnings.push(message) } },
  })
  expect(warnings).toEqual([])
  // What Vue could not find would be looked up by name at run time.
  expect(content).not.toMatch(/_resolveComponent|_ctx\.(?!\$nextTick)/)
})

const menu = (classes: string, inner = 'Edit') =>
  component(
    `<Menu><MenuButton>Open</MenuButton><MenuItems><MenuItem><a href="#" className="${classes}">${inner}</a></MenuItem></MenuItems></Menu>`,
    "import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react'",
  )

test.each([
  ['p-2 data-focus:bg-gray-100', 'class="p-2" :class="{ \'bg-gray-100\': active }"'],
  ['text-gray-700 data-focus:text-black', ":class=\"active ? 'text-black' : 'text-gray-700'\""],
  [
    'text-gray-700 dark:text-gray-300 data-focus:text-black dark:data-focus:text-white',
    ":class=\"active ? 'text-black dark:text-white' : 'text-gray-700 dark:text-gray-300'\"",
  ],
  ['dark:text-gray-300 data-focus:text-black', ":class=\"active ? 'text-black' : 'dark:text-gray-300'\""],
  ['text-gray-700 dark:data-focus:text-white', 'class="text-gray-700" :class="{ \'dark:text-white\': active }"'],
  ['not-data-focus:text-gray-500', ':class="{ \'text-gray-500\': !active }"'],
  ['data-disabled:opacity-50', 'class="aria-disabled:opacity-50"'],
])('on a menu item “%s” is %s', async (classes, attributes) => {
  expect((await vueOf(menu(classes))).replaceAll(/\s+/g, ' ')).toContain(attributes)
})

test('a property of a slot gives way to a name of the author', async () => {
  const source = menu('data-focus:bg-gray-100', '{active}').replace(
    'export default',
    "const active = 'Edit'\n\nexport default",
  )
  const code = await vueOf(source)
  expect(code).toContain('v-slot="{ active: isActive }"')
  expect(code).toContain("'bg-gray-100': isActive")
})

test('an element that is styled by a state only the slot knows stands inside the part', async () => {
  const code = await vueOf(
    component(
      '<Disclosure as="div" className="p-2 data-open:bg-gray-100"><DisclosureButton>More</DisclosureButton><DisclosurePanel>Text</DisclosurePanel></Disclosure>',
      "import { Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react'",
    ),
  )
  expect(code).toContain('<Disclosure v-slot="{ open }">')
  expect(code).toContain('<div class="p-2" :class="{ \'bg-gray-100\': open }">')
})

test('a dialog that several things open gives the focus back to the one that did', async () => {
  const code = await vueOf(
    component(
      `<div className="flex">
        <button type="button" onClick={() => setOpen(true)}>One</button>
        <button type="button" onClick={() => setOpen(true)}>Two</button>
        <Dialog open={open} onClose={setOpen}>
          <DialogPanel transition className="transition data-closed:opacity-0">
            <DialogTitle>Title</DialogTitle>
            <button type="button" data-autofocus onClick={() => setOpen(false)}>Close</button>
          </DialogPanel>
        </Dialog>
      </div>`,
      "import { Dialog, DialogPanel, DialogTitle } from '@headlessui/react'",
      'const [open, setOpen] = useState(false)',
    ),
  )
  expect(code).toContain('watch(open, (isOpen) => {')
  expect(code).toContain('@after-leave="$nextTick(() => opener?.focus())"')
})

test('a form that begins with shared data gets a copy of it, and so does one that is reset to it', async () => {
  const code = await vueOf(
    component(
      `<form onReset={() => setForm(empty)}>
        <input aria-label="Name" value={form.name} onChange={(event) => setForm({ ...form, name: event.target.value })} />
      </form>`,
      '',
      'const [form, setForm] = useState(empty)',
    ).replace('export default', "const empty = { name: '' }\n\nexport default"),
  )
  expect(code).toContain('ref({ ...empty })')
  expect(code).toContain('@reset="form = { ...empty }"')
})

test.each([
  ["<b>One</b>{' '}<i>Two</i>", "{{ ' ' }}"],
  [
    '<input type="number" aria-label="Count" value={count} onChange={(event) => setCount(Number(event.target.value))} />',
    '@input="count = Number(($event.target as HTMLInputElement).value)"',
  ],
  ['<button type="button" onClick={() => setCount((current) => current + 1)}>More</button>', '@click="count++"'],
  ['<button type="button" onClick={() => window.print()}>Print</button>', 'E499'],
  ["{'{{ braces }}'}", "{{ '{{' }}"],
])('%s becomes %s', async (markup, code) => {
  expect(await vueOf(component(`<p>${markup}</p>`, '', 'const [count, setCount] = useState(0)'))).toContain(code)
})

test('<search>, which Vue would look for among components, is said to be an element', async () => {
  expect(await vueOf(component('<search className="flex"><input aria-label="Find" /></search>', '', ''))).toContain(
    '<component is="search" class="flex">',
  )
})

test('what a typed event carries is there, in a named function as in the markup', async () => {
  const vue = await vueOf(
    component(
      '<input value={code} onChange={(event) => setCode(event.target.value)} onPaste={paste} aria-label="Code" />',
      "import type { ClipboardEvent } from 'react'",
      `const [code, setCode] = useState('')
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    event.preventDefault()
    setCode(event.clipboardData.getData('text').trim())
  }`,
    ),
  )
  expect(vue).toContain("event.clipboardData!.getData('text').trim()")
})

test('a group that only classes from data look at stays a group', async () => {
  const source = `/**
 * @title Rows
 * @description Rows whose icons take their color from data.
 * @order 1
 */
import clsx from 'clsx'
import { StarIcon } from '@heroicons/react/20/solid'

const rows = [
  { id: 'a', icon: StarIcon, onClass: 'group-aria-pressed:text-amber-500' },
  { id: 'b', icon: StarIcon, onClass: 'group-aria-pressed:text-red-600' },
]

export default function Rows() {
  return (
    <div className="flex">
      {rows.map((row) => (
        <button key={row.id} type="button" aria-pressed="true" className="group p-2">
          <row.icon aria-hidden="true" className={clsx('size-5', row.onClass)} />
          {row.id}
        </button>
      ))}
    </div>
  )
}
`
  expect(await vueOf(source)).toContain('class="group p-2"')
})
