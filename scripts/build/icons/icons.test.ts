/** The icons as the packages hold them: what is found, how it is sorted, and that what is copied is what its packages say. */
import * as outline from '@heroicons/react/24/outline'
import * as micro from '@heroicons/react/16/solid'
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { categoryIds } from '#shared/tools/icons/categories.ts'
import { packageName } from '#shared/tools/icons/names.ts'
import { findIcons, type Library, openLibrary } from '#shared/tools/icons/search.ts'
import { type SetId, setIds } from '#shared/tools/icons/sets.ts'
import { keyOf, styleOf } from '#shared/tools/icons/icon-style.ts'
import { similarIcons } from '#shared/tools/icons/similar.ts'
import { addTags, readTags, writeTags } from '#shared/tools/icons/tags.ts'
import { collectIcons, type Collection } from './collect.ts'
import { bodyOf } from './read-packages.ts'

let collection: Collection
let library: Library
beforeAll(() => {
  collection = collectIcons()
  library = openLibrary(addTags(collection.icons, readTags(writeTags(collection.tags))))
})

const inSet = (query: string, set: SetId | null) =>
  findIcons(library, query, (icon) => (set === null || icon.set === set ? icon.name : null)).found

describe('the packages', () => {
  test('every drawing has an icon, and every icon a drawing for each of its styles', () => {
    const shown = collection.icons.flatMap((icon) =>
      [0, 1, 2, 3].filter((bit) => (icon.styles >> bit) & 1).map((bit) => `${icon.set} ${bit} ${icon.name}`),
    )
    expect(shown.length).toBe(collection.bodies.size)
    expect(shown.length).toBeGreaterThan(5000)
  })

  test('names and tags are read again as they were written', () => {
    expect(readTags(writeTags(collection.tags))).toEqual(collection.tags)
    for (const id of setIds) {
      const names = new Set(collection.packages[id].drawings.map(({ name }) => name))
      expect(new Set(collection.icons.filter(({ set }) => set === id).map(({ name }) => name))).toEqual(names)
    }
  })

  test('an earlier name leads to the icon of today and is none itself', () => {
    expect(collection.packages['lucide-icons'].aliases.get('house')).toEqual(['home'])
    expect(inSet('home', 'lucide-icons')[0]).toBe('house')
  })

  test('every category has icons, and next to none are in no category', () => {
    const counts = new Map(categoryIds.map((id) => [id, 0]))
    for (const { categories } of collection.icons) for (const id of categories) counts.set(id, counts.get(id)! + 1)
    expect([...counts].filter(([, count]) => count === 0)).toEqual([])
    expect(counts.get('other')! / collection.icons.length).toBeLessThan(0.01)
  })

  test('a drawing that is none, or that does more than draw, is refused', () => {
    expect(() => bodyOf('<p>', 'a.svg')).toThrow('a.svg is not an SVG')
    expect(() => bodyOf('<svg><script>x</script></svg>', 'a.svg')).toThrow('must not have')
  })
})

describe('search', () => {
  test.each([
    ['bell', 'heroicons-v2', 'bell'],
    ['delete', 'heroicons-v2', 'trash'],
    ['search', 'heroicons-v2', 'magnifying-glass'],
    ['settings', 'heroicons-v1', 'cog'],
    ['close', 'lucide-icons', 'x'],
    ['user', 'bootstrap-icons', 'person'],
    ['hamburger', 'heroicons-v1', 'menu'],
    ['garbage', 'bootstrap-icons', 'trash'],
    ['ArrowLeftIcon', 'heroicons-v2', 'arrow-left'],
    ['arrow left icon', 'bootstrap-icons', 'arrow-left'],
    ['notification', 'lucide-icons', 'bell'],
    ['email', 'heroicons-v2', 'envelope'],
  ] as const)('“%s” finds in %s first of all %s', (query, set, name) => {
    expect(inSet(query, set)[0]).toBe(name)
  })

  test('every word must be there', () => {
    const found = inSet('bell off', 'lucide-icons')
    expect(found[0]).toBe('bell-off')
    expect(found).not.toContain('bell')
  })

  test('a slip of the fingers finds what was meant, and says so', () => {
    expect(findIcons(library, 'calender', (icon) => icon.name)).toMatchObject({ corrected: 'calendar' })
    expect(findIcons(library, 'xyzzyq', (icon) => icon.name)).toEqual({ found: [], corrected: null })
  })

  test('tags of one set find icons of the others', () => {
    expect(inSet('reminder', 'bootstrap-icons')).toContain('bell')
  })
})

test.each([
  [
    'heroicons-v2',
    'magnifying-glass',
    { 'lucide-icons': 'search', 'bootstrap-icons': 'search', 'heroicons-v1': 'search' },
  ],
  ['lucide-icons', 'house', { 'heroicons-v2': 'home', 'heroicons-v1': 'home', 'bootstrap-icons': 'house' }],
  ['bootstrap-icons', 'envelope', { 'heroicons-v2': 'envelope', 'heroicons-v1': 'mail', 'lucide-icons': 'mail' }],
  ['bootstrap-icons', 'x-lg', { 'heroicons-v2': 'x-mark', 'heroicons-v1': 'x', 'lucide-icons': 'x' }],
] as const)('what is like %s %s in other sets', (set, name, likes) => {
  const icon = library.icons.find((each) => each.set === set && each.name === name)!
  const similar = similarIcons(library.icons, { icon, style: styleOf(icon, null)! })
  expect(Object.fromEntries(Object.keys(likes).map((id) => [id, similar[id as SetId][0]?.icon.name]))).toEqual(likes)
})

test('a filled icon is like filled ones', () => {
  const icon = library.icons.find((each) => each.set === 'bootstrap-icons' && each.name === 'bell-fill')!
  const similar = similarIcons(library.icons, { icon, style: styleOf(icon, null)! })
  expect(similar['heroicons-v2'].map(keyOf)[0]).toBe('heroicons-v2/solid/bell')
})

describe('names in the packages of components', () => {
  const namesOf = (set: SetId, bit = 0) =>
    collection.icons
      .filter((icon) => icon.set === set && (icon.styles >> bit) & 1)
      .map(({ name }) => packageName(set, name))

  test('Heroicons', () => {
    expect(namesOf('heroicons-v2').filter((name) => !(name in outline))).toEqual([])
    expect(namesOf('heroicons-v2', 3).filter((name) => !(name in micro))).toEqual([])
  })

  test('Lucide', () => {
    const types = readFileSync('node_modules/lucide-static/dist/lucide-static.d.ts', 'utf8')
    const declared = new Set([...types.matchAll(/^declare const (\w+): string/gm)].map(([, name]) => name))
    expect(namesOf('lucide-icons').filter((name) => !declared.has(name))).toEqual([])
  })

  test('Bootstrap Icons begin with a capital letter', () => {
    expect(namesOf('bootstrap-icons').filter((name) => !/^[A-Z]/.test(name))).toEqual([])
    expect(packageName('bootstrap-icons', '1-circle')).toBe('Icon1Circle')
  })
})
