/** Every kind of damage can be done where it says, to real outputs, and what it leaves is a file that compiles. */
import { beforeAll, expect, test } from 'vitest'
import { flavours, type Flavour } from '#shared/catalog.ts'
import { codeIn } from '#shared/snippet.ts'
import { readSource } from '#toolchain/catalog-files.ts'
import { subjectOf, type Subject } from '#verify/subject.ts'
import { chooseMutants, possibleIn } from './choose.ts'
import { damaged, objectionTo } from './damage.ts'
import { allKinds, kinds } from './kinds/index.ts'
import { createRememberingCompiler } from './outputs.ts'
import { remade } from './remade.ts'
import { byComponent, sampleOf } from './sample.ts'

/** Together they have all that the kinds look for. */
const paths = [
  'application-ui/layouts/dark-sidebar/with-teams-and-list',
  'application-ui/components/form-layouts/two-column-form-with-validation',
  'application-ui/components/calendars/date-range-picker-with-presets',
  'application-ui/components/cards/details-card-with-copy-buttons',
  'application-ui/components/cards-in-grid/project-cards-with-progress-and-avatars',
  'application-ui/components/tooltips/on-icon-buttons',
  'application-ui/components/list-groups/team-members-list-with-actions',
  'application-ui/components/tables/sortable-data-table-with-search-and-pagination',
  'application-ui/components/modals/modal-dialog-with-edit-form',
  'application-ui/components/command-palettes/with-category-filter',
  'application-ui/components/dropdowns/dropdown-menu-with-sections-and-shortcuts',
  'marketing/sections/faq/faq-accordion-with-contact-link',
  'application-ui/components/statistics/stats-grid-with-four-chart-types',
  'application-ui/components/statistics/bar-chart-card',
  'application-ui/components/form-elements/file-upload-drop-zone-with-list',
  'application-ui/components/progress-bars/file-upload-progress-list',
  'application-ui/components/offcanvas/filter-drawer-with-result-count',
  'application-ui/components/buttons/copy-to-clipboard',
  'application-ui/components/form-actions/sticky-form-actions-for-unsaved-changes',
]

const subjects: Subject[] = []
beforeAll(async () => {
  const compiler = createRememberingCompiler()
  for (const path of paths) {
    const subject = await subjectOf(readSource(`content/components/${path}.tsx`), compiler, '')
    if ('problems' in subject) throw new Error(subject.problems.join('\n'))
    subjects.push(subject)
  }
}, 300_000)

test('there are at least sixty kinds, each with a name of its own and a sentence', () => {
  expect(kinds.length).toBeGreaterThanOrEqual(60)
  expect(new Set(allKinds.map(({ name }) => name)).size).toBe(allKinds.length)
  for (const { name, notices } of allKinds) expect(notices, name).toMatch(/^[A-Z].*[a-z]\.$/)
})

test('the damages that were first done by hand are among them', () => {
  const wanted: [name: string, flavour: Flavour][] = [
    ['focus return lost', 'vue'],
    ['aria-modal lost', 'html'],
    ['page behind not inert', 'html'],
    ['type-ahead lost', 'html'],
    ['aria-sort lost', 'html'],
    ['aria-describedby lost', 'vue'],
    ['live region lost', 'svelte'],
    ['transition lost', 'vue'],
    ['class for large screens lost', 'svelte'],
  ]
  for (const [name, flavour] of wanted)
    expect(kinds.find((kind) => kind.name === name)?.flavours, `${name} in ${flavour}`).toContain(flavour)
})

test('every kind makes a mutant in each flavour it claims: other code, with another meaning, that compiles', () => {
  const possible = subjects.map((subject) => [subject, possibleIn(subject, allKinds)] as const)
  const impossible = allKinds.flatMap((kind) =>
    kind.flavours.flatMap((flavour) => {
      const objections: string[] = []
      for (const [{ outputs, path }, damages] of possible)
        for (const damage of damages[flavour].get(kind)!.slice(0, 4)) {
          const [before] = outputs[flavour].files
          const after = damaged(before, damage)
          expect(after.code, `${kind.name}: ${path}, ${flavour}`).not.toBe(before.code)
          const objection = objectionTo(flavour, before.code, after.code)
          if (objection === undefined) return []
          objections.push(`${path} ${objection}`)
        }
      return [`${kind.name}, ${flavour}: ${objections.join('; ')}`]
    }),
  )
  expect(impossible).toEqual([])
}, 300_000)

test('what a damage leaves of the classes stands where it stood, so that the form for Tailwind CSS 3 can be cut', () => {
  const [{ outputs }] = subjects as [Subject]
  for (const flavour of flavours) {
    const [file] = outputs[flavour].files
    const first = file.marks.classes[0]!
    const after = damaged(file, [{ start: 0, end: 0, text: '\n\n' }])
    const moved = after.marks.classes[0]!
    expect(after.code.slice(moved.start, moved.end)).toBe(file.code.slice(first.start, first.end))
    expect(codeIn(after, { tailwind: 'v3' })).toBe(`\n\n${codeIn(file, { tailwind: 'v3' })}`)
    const without = damaged(file, [{ start: first.start, end: first.end, text: '' }])
    expect(without.marks.classes).toHaveLength(file.marks.classes.length - 1)
  }
})

test('a choice is spread over components and flavours, is the same for the same seed, and counts nothing twice', () => {
  const plan = { seed: '1', components: 2, each: 12 }
  const { made, components } = chooseMutants(subjects.slice(-3), kinds, plan)
  expect(components).toHaveLength(2)
  for (const path of components)
    for (const flavour of flavours)
      expect(made.filter((mutant) => mutant.path === path && mutant.flavour === flavour)).toHaveLength(12)
  expect(new Set(made.map(({ hash }) => hash)).size).toBe(made.length)
  const hashes = (mutants: typeof made) => mutants.map(({ hash }) => hash).join()
  expect(hashes(chooseMutants(subjects.slice(-3), kinds, plan).made)).toBe(hashes(made))
  expect(hashes(chooseMutants(subjects.slice(-3), kinds, { ...plan, seed: '2' }).made)).not.toBe(hashes(made))
}, 300_000)

test('a sample has as many kinds as it can, of few components, and is the same for the same seed', () => {
  const { made } = chooseMutants(subjects.slice(-3), kinds, { seed: '1', components: 3, each: 3 })
  const sample = sampleOf(made, 12, '1')
  expect(sample).toHaveLength(12)
  expect(new Set(sample.map(({ hash }) => hash)).size).toBe(12)
  expect(new Set(sample.map(({ path }) => path)).size).toBe(2)
  expect(new Set(sample.map(({ kind }) => kind)).size).toBeGreaterThan(8)
  expect(sampleOf(made, 12, '1')).toEqual(sample)
  expect(byComponent(made, '1').flatMap(([, mutants]) => mutants)).toHaveLength(made.length)
}, 300_000)

test('a mutant that a record names is made again as it was, and not where its code is gone', () => {
  const [subject, other] = subjects.slice(-2) as [Subject, Subject]
  const { made } = chooseMutants([subject], kinds, { seed: '1', components: 1, each: 2 })
  const entries = made.map(({ file, hash, ...entry }) => ({
    hash,
    entry: { ...entry, proof: '', by: [], first: true },
  }))
  expect(entries.map(({ hash, entry }) => remade(hash, entry, subject))).toEqual(made)
  expect(entries.map(({ hash, entry }) => remade(hash, entry, other))).toEqual(made.map(() => undefined))
}, 300_000)
