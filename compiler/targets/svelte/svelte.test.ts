import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compile } from 'svelte/compiler'
import { beforeAll, describe, expect, test } from 'vitest'
import { createHostCompiler } from '#toolchain/compiler-host.ts'
import { referenceSources } from '#tests/reference-set.ts'
import type { Compiler } from '../../index.ts'
import { formatSvelte } from '../../print/prettier.ts'

const root = join(import.meta.dirname, '../../..')
const cases = readdirSync(join(root, 'compiler/cases'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx') && !path.includes('expected'))
  .map((path) => `compiler/cases/${path}`)
const sources = [...cases, ...referenceSources]

let compiler: Compiler
beforeAll(async () => {
  compiler = await createHostCompiler()
})

/** The Svelte of a source; null when the case is about a problem. */
async function svelteOf(source: string, file = 'input.tsx'): Promise<string | null> {
  const result = await compiler.compile(source, { file })
  return result.ok ? result.outputs.svelte.files[0]!.code : null
}

describe('output', () => {
  test.each(sources)('%s', async (path) => {
    const code = await svelteOf(readFileSync(join(root, path), 'utf8'), path)
    if (code === null) return
    for (const generate of ['client', 'server'] as const) {
      const { warnings } = compile(code, { generate, filename: 'Component.svelte' })
      // Authors write href="#" where the customer's address goes, and some cases hold what an element lacks to be reached.
      const known =
        /a11y_(?:invalid_attribute|no_static_element_interactions|no_noninteractive_(?:tabindex|element_interactions))/
      const found = warnings.filter(({ code: warning }) =>
        path.startsWith('compiler/cases/fair-') ? !known.test(warning) : warning !== 'a11y_invalid_attribute',
      )
      expect(found).toEqual([])
    }
    expect(await formatSvelte(code)).toBe(code)
  })
})

/** A component whose body is this. */
const component = (imports: string, body: string) => `/**
 * @title Example
 * @description Shows an example.
 * @order 1
 */
${imports}

export default function Example() {
${body}
}
`

const written: [what: string, imports: string, body: string, expected: string][] = [
  [
    'an object compared with another stays the object it is',
    `import { useState } from 'react'\nconst plans = [{ id: 'a', name: 'A' }, { id: 'b', name: 'B' }]`,
    `const [plan, setPlan] = useState(plans[0]!)
    return <ul>{plans.map((each) => <li key={each.id}><button type="button" aria-pressed={plan === each} onClick={() => setPlan(each)}>{each.name}</button></li>)}</ul>`,
    'let plan = $state.raw(plans[0]!)',
  ],
  [
    'what bubbles up keeps its target',
    '',
    'return <div onFocus={(event) => event.target.scrollIntoView()}><button type="button">Go</button></div>',
    '(event.target as HTMLElement).scrollIntoView()',
  ],
  ['a space at the edge of a line of text stays', '', 'return <p>Read <b>this </b>now</p>', "Read <b>this{' '}</b>now"],
  [
    'a dialog that closes in a way of its own is tied by functions',
    `import { useState } from 'react'\nimport { Dialog, DialogPanel, DialogTitle } from '@headlessui/react'`,
    `const [leaving, setLeaving] = useState('')
    return <Dialog open={leaving !== ''} onClose={() => setLeaving('')}><DialogPanel><DialogTitle>Leave?</DialogTitle><button type="button" data-autofocus onClick={() => setLeaving('')}>No</button></DialogPanel></Dialog>`,
    "bind:open={() => leaving !== '', () => (leaving = '')}",
  ],
  [
    'a change that goes by something else takes no value',
    `import { useState } from 'react'\nimport { Switch } from '@headlessui/react'`,
    `const [on, setOn] = useState(['mail'])
    function toggle(id: string) {
      setOn(on.includes(id) ? on.filter((each) => each !== id) : [...on, id])
    }
    return <Switch aria-label="Mail" checked={on.includes('mail')} onChange={() => toggle('mail')} />`,
    "bind:checked={() => on.includes('mail'), () => toggle('mail')}",
  ],
  [
    'tabs chosen by a state are matched by position',
    `import { useState } from 'react'\nimport { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react'`,
    `const [index, setIndex] = useState(0)
    return <TabGroup selectedIndex={index} onChange={setIndex}><TabList><Tab>One</Tab></TabList><TabPanels><TabPanel>First</TabPanel></TabPanels></TabGroup>`,
    'bind:value={() => String(index), (next) => (index = Number(next))}',
  ],
  [
    'a size and a time of its own become a transition of Svelte, which keeps still for those who ask for it',
    `import { useState } from 'react'\nimport { Transition } from '@headlessui/react'`,
    `const [open, setOpen] = useState(true)
    return <div><button type="button" onClick={() => setOpen(!open)}>Toggle</button><Transition show={open}><p className="transition data-closed:scale-95 data-closed:opacity-0 data-enter:duration-200 data-leave:duration-100 motion-reduce:transition-none">Text</p></Transition></div>`,
    'out:scale={{ start: 0.95, duration: prefersReducedMotion.current ? 0 : 100 }}',
  ],
  [
    'a role of its own comes after what Bits UI gives',
    `import { useState } from 'react'\nimport { Dialog, DialogPanel, DialogTitle } from '@headlessui/react'`,
    `const [open, setOpen] = useState(false)
    return <Dialog open={open} onClose={setOpen} role="alertdialog"><DialogPanel><DialogTitle>Leave?</DialogTitle><button type="button" data-autofocus onClick={() => setOpen(false)}>No</button></DialogPanel></Dialog>`,
    '<div {...props} role="alertdialog">',
  ],
  [
    'a label that is no label of HTML names its switch by id',
    `import { Field, Label, Switch } from '@headlessui/react'`,
    `return <Field className="flex"><Label passive>Push</Label><Switch defaultChecked /></Field>`,
    'aria-labelledby="{uid}-switch-label"',
  ],
  [
    'a disclosure without an element leaves no trace in the layout',
    `import { Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react'`,
    `return <div className="grid"><Disclosure><DisclosureButton>More</DisclosureButton><DisclosurePanel>Text</DisclosurePanel></Disclosure></div>`,
    '<Collapsible.Root class="contents">',
  ],
]

test.each(written)('%s', async (_, imports, body, expected) => {
  expect(await svelteOf(component(imports, body))).toContain(expected)
})

const refused: [what: string, imports: string, body: string, code: string][] = [
  [
    'a state variant in data, where no element says what it is',
    `import { Switch } from '@headlessui/react'\nconst looks = [{ id: 'a', lookClass: 'data-checked:bg-primary-600' }]`,
    `return <div className="flex">{looks.map((look) => <Switch key={look.id} aria-label={look.id} defaultChecked className={look.lookClass} />)}</div>`,
    'E499',
  ],
  [
    'a transition Svelte has no word for',
    `import { useState } from 'react'\nimport { Transition } from '@headlessui/react'`,
    `const [open, setOpen] = useState(true)
    return <div><button type="button" onClick={() => setOpen(!open)}>Toggle</button><Transition show={open}><p className="transition data-closed:blur-sm">Text</p></Transition></div>`,
    'E499',
  ],
]

test.each(refused)('refuses %s', async (_, imports, body, code) => {
  const result = await compiler.compile(component(imports, body), { file: 'input.tsx' })
  expect(result.ok ? [] : result.problems.map((problem) => problem.code)).toContain(code)
})

test('a state of a name that a rune needs gets another', async () => {
  const body =
    'const [state, setState] = useState(0)\n  return <button type="button" onClick={() => setState(1)}>{state}</button>'
  const code = await svelteOf(component("import { useState } from 'react'", body))
  expect(code).toContain('let exampleState = $state(0)')
})
