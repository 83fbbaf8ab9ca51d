/** What content/sets says: of components that stand or are to be drawn, and of screens that are made of them. */
import { expect, test } from 'vitest'
import { catalog } from '#content/components/catalog.ts'
import { sets } from '#content/sets/index.ts'
import { screenColumns } from '#shared/sets.ts'

const subcategories = new Set(
  Object.entries(catalog).flatMap(([pack, { categories }]) =>
    Object.entries(categories).flatMap(([category, { subcategories: all }]) =>
      Object.keys(all).map((name) => `${pack}/${category}/${name}`),
    ),
  ),
)

test('sets have addresses of their own', () => {
  expect(sets.length).toBeGreaterThan(1)
  expect(new Set(sets.map(({ slug }) => slug)).size).toBe(sets.length)
  for (const { slug } of sets) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/)
})

test.each(sets.map((set) => [set.slug, set] as const))(
  '%s names each member once, of kinds there are',
  (_, { members }) => {
    expect(members.length).toBeGreaterThan(8)
    expect(new Set(members).size).toBe(members.length)
    const kinds = members.map((path) => path.slice(0, path.lastIndexOf('/')))
    expect(kinds.filter((kind) => !subcategories.has(kind))).toEqual([])
  },
)

test.each(sets.map((set) => [set.slug, set] as const))(
  '%s has three screens or more, of its members, in rows that are filled',
  (_, { members, screens }) => {
    expect(screens.length).toBeGreaterThan(2)
    expect(new Set(screens.map(({ slug }) => slug)).size).toBe(screens.length)
    for (const { shell, parts } of screens) {
      const shown = [...(shell === null ? [] : [shell]), ...parts.map(({ member }) => member)]
      expect(shown.filter((member) => !members.includes(member))).toEqual([])
      expect(new Set(shown).size).toBe(shown.length)
      expect(parts.reduce((sum, { columns }) => sum + columns, 0) % screenColumns).toBe(0)
    }
  },
)
