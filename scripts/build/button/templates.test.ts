/** The button builder's proof: what it fills in is what the compiler gives for the same button written by hand. */
import { beforeAll, expect, test } from 'vitest'
import type { Compiler } from '#compiler/index.ts'
import { flavours } from '#shared/catalog.ts'
import { fillTemplate } from '#shared/tools/button/fill.ts'
import { chevronBeside } from '#shared/tools/button/icon.ts'
import type { Icons, Kit } from '#shared/tools/button/kit.ts'
import {
  type ButtonDesign,
  choiceKeys,
  choices,
  type Choices,
  firstDesign,
  settled,
} from '#shared/tools/button/options.ts'
import { keyOf, partsOf, structureOf, structures } from '#shared/tools/button/source.ts'
import { sourceOf } from '#shared/tools/button/write-source.ts'
import { inVersion3 } from '#shared/snippet/classes.ts'
import type { GlyphKey } from '#shared/tools/icons/sets.ts'
import { createHostCompiler } from '#toolchain/compiler-host.ts'
import { collectIcons } from '../icons/collect.ts'
import { readIcons } from './icons.ts'
import { compileStructures, sortedClasses } from './templates.ts'
import { readVocabulary } from './vocabulary.ts'

let compiler: Compiler
let kit: Omit<Kit, 'version'>

beforeAll(async () => {
  compiler = await createHostCompiler()
  const [vocabulary, icons] = [await readVocabulary(), readIcons()]
  const { bodies } = collectIcons()
  const drawn = Object.fromEntries(
    [...new Set(drawings.flatMap((ref) => [ref, chevronBeside(ref)]))].map((ref) => {
      const body = bodies.get(ref as GlyphKey)!
      return [ref, [body, body]] as const
    }),
  )
  kit = {
    vocabulary,
    icons: { ...icons, ...(drawn as Icons) },
    templates: await compileStructures(compiler, { vocabulary, icons }),
  }
})

const labels = [
  'Buy now',
  'Day, Week & more, It’s',
  'Save & close',
  'a < b {c}',
  'Continue to the last of the four steps',
]
const icons = ['Plus', 'ArrowRight', 'ArrowRightStartOnRectangle', 'ChatBubbleOvalLeftEllipsis', 'Squares2X2']

/** One of every set and style, short and long, made of lines, areas, and dots. */
const drawings = [
  'heroicons-v2/outline/plus',
  'heroicons-v2/solid/arrow-right',
  'heroicons-v1/outline/adjustments',
  'heroicons-v1/solid/arrow-narrow-right',
  'lucide-icons/outline/paintbrush-vertical',
  'lucide-icons/outline/plus',
  'lucide-icons/outline/palette',
  'bootstrap-icons/regular/arrow-right',
  'bootstrap-icons/fill/cloud-download-fill',
  'bootstrap-icons/regular/1-circle',
]

/** A design of each structure; every other choice goes round at its own pace, so that all pairs of neighbours meet. */
const designs = structures.map((structure, index): [string, ButtonDesign] => {
  const turn = <Value>(values: readonly Value[], pace: number) => values[(index * pace + pace) % values.length]!
  const chosen = Object.fromEntries(choiceKeys.map((key, at) => [key, turn(choices[key], at + 1)])) as Choices
  const design = {
    ...firstDesign,
    ...chosen,
    ...structure,
    label: turn(labels, 1),
    start: structure.start ? turn(icons, 2) : '',
    end: structure.end ? turn(icons, 3) : '',
    full: index % 3 === 0,
  }
  return [keyOf(structure), settled(design)]
})

test.each(designs)('%s: filled in, it is what the compiler gives', expectCompiled)

/** Each structure with icons and drawings of every set; the other end has the next, or a Heroicon of the button's size. */
const drawnDesigns = designs
  .filter(([, { start, end, group }]) => start || end || group === 'split')
  .flatMap(([key, design], turn) =>
    drawings.flatMap((ref, index): [string, string, ButtonDesign][] => {
      // A third of all pairs: every drawing meets every kind of structure.
      if ((index + turn) % 3 > 0) return []
      const other = index % 3 === 0 ? 'Bolt' : drawings[(index + 1) % drawings.length]!
      const icons = { start: design.start && ref, end: design.end && (design.start ? other : ref) }
      return [[key, ref, settled({ ...design, ...icons, size: choices.size[index % 5]! })]]
    }),
  )

test.each(drawnDesigns)('%s with %s: filled in, it is what the compiler gives', (key, _, design) =>
  expectCompiled(key, design),
)

test('two drawings of one name do not take it from each other', () => {
  const design = { ...firstDesign, start: 'Plus', end: 'heroicons-v2/outline/plus' }
  const { code } = fillTemplate(kit.templates[keyOf(structureOf(design))]!.react, design, kit)
  expect(code.match(/PlusIcon/g)).toHaveLength(2)
  expect(code).toContain('stroke="currentColor"')
})

async function expectCompiled(key: string, design: ButtonDesign) {
  expect(keyOf(structureOf(design))).toBe(key)
  const classes = sortedClasses(design, kit.vocabulary)
  const source = sourceOf(structureOf(design), classes, partsOf(design), kit.icons)
  const result = await compiler.compile(source, { file: 'button.tsx' })
  if (!result.ok) throw new Error(`${source}\n${result.problems.map(({ message }) => message).join('\n')}`)
  for (const flavour of flavours) {
    const { code, marks } = result.outputs[flavour].files[0]!
    const filled = fillTemplate(kit.templates[key]![flavour], design, kit)
    expect(filled.code).toBe(code)
    expect(inVersion3(filled).code).toBe(inVersion3({ code, marks, highlighted: '' }).code)
    expect({ ...filled.marks, classes: [] }).toEqual({ ...marks, classes: [] })
  }
}
