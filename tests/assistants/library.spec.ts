/**
 * What assistants are told of the real library: every tool for every component by everybody, held to its size, and looked
 * through for code that somebody has not paid for.
 */
import { describe, expect, test } from 'vitest'
import { type ComponentMeta, flavours } from '#shared/catalog.ts'
import { registryNameOf } from '#shared/component-names.ts'
import { defaultStyle } from '#shared/snippet.ts'
import { getAddCommand } from '#server/domain/library/assistant/get-add-command.ts'
import { getComponent } from '#server/domain/library/assistant/get-component.ts'
import { listComponents } from '#server/domain/library/assistant/list-components.ts'
import { mostSearchBytes, searchComponents } from '#server/domain/library/assistant/search-components.ts'
import { type Asker, bytesOf } from '#server/domain/library/assistant/told.ts'
import { openCatalogue } from '#server/domain/library/catalogue.ts'
import { compiledOf } from '#server/domain/library/compiled.ts'
import { defaultPalette, plainSnippet } from '#server/domain/library/snippet.ts'
import { buildDir } from '#toolchain/paths.ts'
import { tasks } from './tasks.ts'

const catalogue = openCatalogue(`${buildDir}/catalog`)
const library = { catalogue, siteUrl: 'https://millwork.example' }
const all = catalogue.all()
const locked = all.filter(({ free }) => !free)
/** Whoever has no licence, on a day on which one that is sold is open. */
const askers = {
  'a free account': { viewer: { licenseName: null }, ofTheDay: null },
  'a free account on another day': { viewer: { licenseName: null }, ofTheDay: locked[0]!.path },
  nobody: { viewer: null, ofTheDay: null },
} satisfies Record<string, Asker>
const paid: Asker = { viewer: { licenseName: 'developer' }, ofTheDay: null }
/** Bytes beside the code of a component. */
const mostBeside = 1024

const code = (component: ComponentMeta, flavour: (typeof flavours)[number], tailwind: 'v4' | 'v3') => {
  const style = { ...defaultStyle, tailwind }
  return plainSnippet(compiledOf(catalogue, component), flavour, { siteUrl: library.siteUrl, style }).files[0]!.code
}

describe('every component', () => {
  test.each(['v4', 'v3'] as const)('is given whole in every flavour, with little beside it: %s', (tailwind) => {
    const style = { ...defaultStyle, tailwind }
    const tooMuch: string[] = []
    for (const component of all)
      for (const flavour of flavours) {
        const { text } = getComponent(library, paid, component, { flavour, palette: defaultPalette, style })
        const own = code(component, flavour, tailwind)
        expect(text.includes(own), `${component.path} ${flavour}`).toBe(true)
        expect(text).not.toMatch(/\b(?:primary|secondary)-(?:50|[1-9]00|950)\b/)
        const beside = bytesOf(text) - bytesOf(own)
        if (beside > mostBeside) tooMuch.push(`${component.path} ${flavour}: ${beside} bytes`)
      }
    expect(tooMuch).toEqual([])
  })

  test('is found by its title in few bytes, and so is every task', () => {
    for (const query of [...all.map(({ title }) => title), ...tasks.map(([asked]) => asked)])
      for (const limit of [5, 10]) {
        const { text, isError } = searchComponents(library, paid, { query, limit })
        expect(isError).toBeUndefined()
        expect(bytesOf(text), query).toBeLessThanOrEqual(mostSearchBytes)
      }
  })

  test('has its place in the list', () => {
    const parts = new Set(all.map(({ path }) => path.slice(0, path.lastIndexOf('/'))))
    const listed = [...parts].map((path) => listComponents(library, paid, path).text).join('\n')
    expect(all.filter(({ path }) => !listed.includes(`${registryNameOf(path)} | `))).toEqual([])
    expect(bytesOf(listComponents(library, paid).text)).toBeLessThan(4096)
  })
})

describe('nothing that is sold is in what is told', () => {
  /** Lines of code that are long enough to be of one component. */
  const linesOf = (component: ComponentMeta) =>
    flavours.flatMap((flavour) =>
      code(component, flavour, 'v4')
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line.length > 40 && /[<={]/.test(line)),
    )

  test.each(Object.entries(askers))('to %s', (_, asker: Asker) => {
    const leaks: string[] = []
    for (const component of locked) {
      if (component.path === asker.ofTheDay) continue
      const name = registryNameOf(component.path)
      const told = [
        ...flavours.map((flavour) =>
          getComponent(library, asker, component, { flavour, palette: defaultPalette, style: defaultStyle }),
        ),
        searchComponents(library, asker, { query: component.title }),
        searchComponents(library, asker, { query: name, limit: 10 }),
        listComponents(library, asker, component.path.slice(0, component.path.lastIndexOf('/'))),
        getAddCommand(library.siteUrl, asker, [component]),
      ]
      const text = told.map((each) => each.text).join('\n')
      expect(told[0]!.isError, name).toBe(true)
      for (const line of linesOf(component)) if (text.includes(line)) leaks.push(`${name}: ${line}`)
    }
    expect(leaks).toEqual([])
  })

  test('and the walk sees what whoever has paid is given', () => {
    const [component] = locked
    const { text } = getComponent(library, paid, component!, {
      flavour: 'react',
      palette: defaultPalette,
      style: defaultStyle,
    })
    expect(linesOf(component!).some((line) => text.includes(line))).toBe(true)
  })
})
