/** What must be true of your data, and of the plates that are drawn from it. */
import { describe, expect, test } from 'vitest'
import { materials } from '../data/materials.ts'
import { scents } from '../data/scents.ts'
import type { Inks } from './inks.ts'
import { plateOf } from './plate.ts'
import { plateFiles, upright } from './plate-files.ts'
import { forms, solid } from './plate-forms.ts'
import { plateMarkup } from './plate-svg.ts'
import { placeOf } from './said.ts'
import { notesOf, problemsOf, scentsWith } from './shop/catalog.ts'

const volatilityOf = (slug: string) => materials.find((material) => material.slug === slug)?.volatility ?? 0
const tiers = ['top', 'heart', 'base'] as const
const drawn = scents.map((scent) => ({ scent, plate: plateOf(scent, materials, upright) }))

describe('the data', () => {
  test('is a sound catalog', () => expect(problemsOf({ scents, materials })).toEqual([]))
  test('has a form for the family of each material', () =>
    expect(materials.filter(({ family }) => !Object.hasOwn(forms, family))).toEqual([]))
  test('has no material that no scent needs', () =>
    expect(materials.filter(({ slug }) => scentsWith({ scents, materials }, slug).length === 0)).toEqual([]))
})

describe('the pyramid', () => {
  test.each(scents)('of $name: what is in the base outlasts the heart, and the heart the top', ({ notes }) => {
    const [top, heart, base] = [notes.top, notes.heart, notes.base].map((tier) => tier.map(volatilityOf))
    expect(Math.min(...(top ?? []))).toBeGreaterThan(Math.max(...(heart ?? [])))
    expect(Math.min(...(heart ?? []))).toBeGreaterThan(Math.max(...(base ?? [])))
  })
  test('has each material at the same height, whatever scent it is in', () => {
    for (const { slug } of materials) {
      const heights = scents.flatMap(({ notes }) => tiers.filter((tier) => notes[tier].includes(slug)))
      expect(new Set(heights).size, slug).toBe(1)
    }
  })
  test('has what is cut out whole at its foot, and nothing else there', () => {
    for (const { slug, volatility } of materials) expect(placeOf(slug) === 'base', slug).toBe(volatility < solid)
  })
})

describe('a plate', () => {
  test('is the same whenever it is drawn', () => {
    const [scent] = scents
    expect(scent && plateMarkup(plateOf(scent, materials, upright))).toBe(
      scent && plateMarkup(plateOf(scent, materials, upright)),
    )
  })
  test('is never that of another scent', () =>
    expect(new Set(drawn.map(({ plate }) => plateMarkup(plate))).size).toBe(scents.length))
  test('has each note once', () => {
    for (const { scent, plate } of drawn)
      expect(plate.forms.map(({ slug }) => slug).toSorted()).toEqual(notesOf(scent).toSorted())
  })
  test('has the middle of every form on it', () => {
    for (const { plate } of drawn)
      for (const { x, y } of plate.forms) {
        expect(x).toBeGreaterThan(0)
        expect(x).toBeLessThan(plate.width)
        expect(y).toBeGreaterThan(0)
        expect(y).toBeLessThan(plate.height)
      }
  })
  test('of another scent needs another list of notes, not another name', () => {
    const [scent] = scents
    if (!scent) return
    const { notes } = scent
    const fewer = { slug: scent.slug, notes: { ...notes, top: notes.top.slice(1) } }
    expect(plateMarkup(plateOf(fewer, materials, upright))).not.toBe(plateMarkup(plateOf(scent, materials, upright)))
  })
})

test('every file of a plate is SVG without a figure that is none', () => {
  const black = Object.fromEntries(['ground', ...Object.keys(forms)].map((name) => [name, '#000000'])) as Inks
  for (const { draw } of plateFiles({ day: black, night: black })) expect(draw()).not.toMatch(/NaN|undefined|Infinity/)
})
