/** Verification finds what is wrong, and every component of the catalogue carries what it found. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHostCompiler } from '#toolchain/compiler-host.ts'
import type { CatalogIndex, Flavour } from '#shared/catalog.ts'
import type { Proof, ProofCheck } from '#shared/proof.ts'
import { launchChromium } from '#toolchain/chromium.ts'
import { rowsOf } from '#tests/unchanged.ts'
import { failures } from '#verify/proof-file.ts'
import { subjectOf, type Subject } from '#verify/subject.ts'
import { verify } from '#verify/verify.ts'

let browser: Browser
beforeAll(async () => {
  if (rows.changed.length > 0) browser = await launchChromium()
})
afterAll(() => browser?.close())

const greeting = `/**
 * @title Greeting
 * @description For tests.
 * @order 1
 */
import { useState } from 'react'

export default function Greeting() {
  const [open, setOpen] = useState(false)
  return (
    <section className="rounded-md bg-primary-600 p-4 text-white">
      <button type="button" onClick={() => setOpen(!open)}>Greet</button>
      {open && <p className="mt-2">Good morning, everyone</p>}
    </section>
  )
}
`

/** A name that is its own by `useId`, and something put off, which begins anew where somebody types meanwhile. */
const draft = `/**
 * @title Draft
 * @description For tests.
 * @order 1
 */
import { useEffect, useId, useState } from 'react'

export default function Draft() {
  const id = useId()
  const [text, setText] = useState('')
  const [saving, setSaving] = useState(false)

  useEffect(() => {
    if (!saving) return
    const timer = setTimeout(() => setSaving(false), 1200)
    return () => clearTimeout(timer)
  }, [saving, text])

  return (
    <form
      className="bg-white p-4 text-secondary-950"
      onSubmit={(event) => {
        event.preventDefault()
        setSaving(true)
      }}
    >
      <label htmlFor={id}>Name</label>
      <input id={id} name="name" type="text" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="submit" disabled={saving}>{saving ? 'Saving' : 'Save'}</button>
    </form>
  )
}
`

/** The same component in every flavour, but for one word in one of them; as long as before, since marks count letters. */
async function damaged(flavour: Flavour, from: string, to: string, source = greeting): Promise<Subject> {
  const subject = await subjectOf(
    { file: `${flavour}.tsx`, path: `${flavour} ${to}`, source },
    await createHostCompiler(),
    '',
  )
  if ('problems' in subject) throw new Error(subject.problems.join('\n'))
  const [file] = subject.outputs[flavour].files
  if (!file?.code.includes(from)) throw new Error(`There is no ${from} in the code for ${flavour}`)
  if (from.length !== to.length) throw new Error(`“${to}” is not as long as “${from}”`)
  file.code = file.code.replace(from, to)
  return subject
}

type Damage = [flavour: Flavour, from: string, to: string, found: ProofCheck[]]

const damages: Damage[] = [
  ['html', 'p-4', 'p-9', ['looks']],
  ['html', 'open = !open', 'open = false', ['behaviour', 'looks', 'tailwind3']],
  ['vue', 'Good morning', 'Good evening', ['behaviour', 'looks', 'tailwind3']],
  ['vue', 'ref(false)', 'ref(null!)', ['types']],
  ['svelte', 'bg-primary-600', 'bg-primary-100', ['markup', 'looks', 'axe']],
  ['svelte', '$state(false)', '$state( true)', ['markup', 'behaviour', 'looks', 'tailwind3']],
  ['react', 'useState(false)', 'useState(null!)', ['types']],
]

const looks: Record<string, () => Promise<void>> = {
  async 'a flavour that cannot be built is a finding, and the others are looked at all the same'() {
    const broken = await damaged('vue', 'const open', 'const ((((')
    const sound = await damaged('html', 'Good morning', 'Good morning')
    const proofs = await verify(browser, [broken, sound], () => '')
    expect(failures(proofs[broken.path]!).map(({ flavour, check }) => `${flavour} ${check}`)).toContain('vue code')
    expect(failures(proofs[sound.path]!)).toEqual([])
    expect(proofs[sound.path]!.states).toBeGreaterThan(1)
  },

  async 'a server that cannot render a snippet is a finding'() {
    const subject = await damaged('vue', 'ref(false)', 'ref(!top )')
    const found = failures((await verify(browser, [subject], () => ''))[subject.path]!)
    expect(found.map(({ flavour, check, notes }) => `${flavour} ${check}: ${notes[0]}`)).toEqual([
      'vue markup: The server cannot render it: top is not defined',
    ])
  },

  async 'ids that two on one page share, and a timer that typing does not stop, are found'() {
    const shared = await damaged('svelte', '$props.id()', '"same-name"', draft)
    const late = await damaged('vue', 'onWatcherCleanup(()', 'void            (()', draft)
    const proofs = await verify(browser, [shared, late], () => '')
    const notesOf = ({ path }: Subject, flavour: string) =>
      failures(proofs[path]!).flatMap((each) =>
        each.flavour === flavour && each.check === 'behaviour' ? each.notes : [],
      )
    expect(notesOf(shared, 'svelte').join('\n')).toContain('two on one page share same-name, in React nothing')
    expect(notesOf(late, 'vue').join('\n')).toContain('720 ms go by again')
    for (const { path } of [shared, late])
      expect(failures(proofs[path]!).filter(({ flavour }) => !['svelte', 'vue'].includes(flavour))).toEqual([])
  },

  async 'what is wrong is found, by the check that should find it'() {
    const subjects = await Promise.all(damages.map(([flavour, from, to]) => damaged(flavour, from, to)))
    const proofs = await verify(browser, subjects, () => '')
    for (const [index, [flavour, from, to, expected]] of damages.entries()) {
      const found = failures(proofs[subjects[index]!.path]!)
      expect
        .soft([...new Set(found.map((failure) => failure.flavour))], `${flavour}: ${from} → ${to}`)
        .toEqual([flavour])
      expect
        .soft(
          found.map(({ check }) => check),
          `${flavour}: ${from} → ${to}`,
        )
        .toEqual(expected)
    }
  },
}
const rows = rowsOf(
  'damage',
  Object.fromEntries(Object.keys(looks).map((name) => [name, ['verify', 'compiler', 'tests/verify']])),
)
rows.declare((name) => looks[name]!(), 480_000)

test('every component of the catalogue carries a proof of the code it has now, and none failed', () => {
  const read = (name: string) => JSON.parse(readFileSync(join('build/catalog', name), 'utf8')) as unknown
  const { packages } = read('index.json') as CatalogIndex
  const proofs = read('proofs.json') as Record<string, Proof>
  const paths = packages
    .flatMap(({ categories }) => categories.flatMap(({ subcategories }) => subcategories))
    .flatMap(({ components }) => components.map(({ path }) => path))
  const unproven = paths.filter((path) => !proofs[path])
  expect(unproven, 'run “npm run verify” and commit content/proof').toEqual([])
  const failed = paths.flatMap((path) => failures(proofs[path]!).map((failure) => ({ path, ...failure })))
  expect(failed).toEqual([])
})
