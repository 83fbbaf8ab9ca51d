/**
 * What stands on the page of every component is the same in every flavour: elements, texts, attributes, classes,
 * places and looks, at four widths, in the dark and right to left. Looks at what changed since it passed; `npm run
 * structure` looks at all of it and writes it down.
 */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { flavours, type Flavour } from '#shared/catalog.ts'
import { launchChromium } from '#toolchain/chromium.ts'
import { readSources } from '#toolchain/catalog-files.ts'
import { hashTree } from '#toolchain/hash-tree.ts'
import { present } from '#toolchain/present.ts'
import { compareForms, toldAs, type Difference } from '#verify/eye/compare.ts'
import { damages } from './structure/damages.ts'
import { knownDifferences } from '#verify/eye/differences.ts'
import { codeOf, compiledAt, openTheatre, type Code, type Forms, type Theatre } from './structure/theatre.ts'
import { rowsOf } from './unchanged.ts'
import { libraryVersions } from '#verify/subject-hash.ts'

const compared = flavours.filter((flavour) => flavour !== 'react')
const paths = readSources().sources.map(({ path }) => path)
const method = `${hashTree(['tests/structure', 'tests/structure.spec.ts', 'verify/eye', 'verify/browser'])} ${libraryVersions()}`
const mode = process.env.MILLWORK_PASSED === 'structure' ? 'all' : 'look'
const rows = rowsOf(
  'structure',
  Object.fromEntries(paths.map((path) => [path, [`build/catalog/components/${path}.json`]])),
  { method, mode, concurrent: true },
)
const damageRows = rowsOf(
  'structure-damage',
  Object.fromEntries(
    Object.entries(damages).map(([what, { path }]) => [what, [`build/catalog/components/${path}.json`]]),
  ),
  { method, mode, concurrent: true },
)
const shownDifferences = new Set<string>()

let browser: Browser
let theatre: Theatre
beforeAll(async () => {
  const broken = damageRows.changed.map((what) => [what, present(damages[what], what)] as const)
  const shown = new Set([...rows.changed, ...broken.map(([, { path }]) => path)])
  if (shown.size === 0) return
  browser = await launchChromium()
  const pieces = [...shown].map((path) => {
    const compiled = compiledAt(path)
    return { name: path, layout: compiled.layout, code: codeOf(compiled) as Partial<Code> }
  })
  for (const [what, { path, flavour, from, to }] of broken) {
    const { layout, code } = present(
      pieces.find(({ name }) => name === path),
      path,
    )
    if (!code[flavour]?.includes(from)) throw new Error(`${path} in ${flavour} has no ${from}`)
    pieces.push({ name: what, layout, code: { [flavour]: code[flavour].replace(from, to) } })
  }
  theatre = await openTheatre(browser, pieces)
}, 300_000)
afterAll(async () => {
  await theatre?.close()
  await browser?.close()
})

/** What a flavour shows otherwise than React, by view. */
async function differencesOf(name: string, flavour: Flavour, original: Forms) {
  const ours = await theatre.read(name, flavour, original)
  return [...ours].flatMap(([view, forms]) =>
    compareForms(forms, original.get(view)!).map((difference) => ({ view, difference })),
  )
}
const knownOf = (flavour: Flavour, difference: Difference) =>
  knownDifferences.find((known) => known.flavours.includes(flavour) && known.is(difference))

rows.declare(async (path) => {
  const original = await theatre.read(path, 'react')
  const wrong: string[] = []
  const look = async (flavour: Flavour) => {
    for (const { view, difference } of await differencesOf(path, flavour, original)) {
      const known = knownOf(flavour, difference)
      if (known) shownDifferences.add(known.reason)
      else wrong.push(`${flavour}, ${view}: ${toldAs(difference)}`)
    }
  }
  await Promise.all(compared.map(look))
  expect(wrong.slice(0, 20)).toEqual([])
})

damageRows.declare(async (what) => {
  const { path, flavour } = present(damages[what], what)
  const found = await differencesOf(what, flavour, await theatre.read(path, 'react'))
  expect(found.filter(({ difference }) => !knownOf(flavour, difference)).length).toBeGreaterThan(0)
})

test('each known difference is one that components show', () => {
  if (rows.changed.length < paths.length) return
  expect(knownDifferences.map(({ reason }) => reason).filter((reason) => !shownDifferences.has(reason))).toEqual([])
})
