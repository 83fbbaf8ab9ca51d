/** The button builder's proof: what it fills in is what the compiler gives for the same button written by hand. */
import { beforeAll, expect, test } from 'vitest'
import type { Compiler } from '#compiler/index.ts'
import { flavours } from '#shared/catalog.ts'
import { fillTemplate } from '#shared/tools/button/fill.ts'
import type { Kit } from '#shared/tools/button/kit.ts'
import {
  type ButtonDesign,
  choiceKeys,
  choices,
  type Choices,
  firstDesign,
  settled,
} from '#shared/tools/button/options.ts'
import { keyOf, partsOf, sourceOf, structureOf, structures } from '#shared/tools/button/source.ts'
import { inVersion3 } from '#shared/snippet/classes.ts'
import { createHostCompiler } from '../compiler-host.ts'
import { readIcons } from './icons.ts'
import { compileStructures, sortedClasses } from './templates.ts'
import { readVocabulary } from './vocabulary.ts'

let compiler: Compiler
let kit: Omit<Kit, 'version'>

beforeAll(async () => {
  compiler = await createHostCompiler()
  const [vocabulary, icons] = [await readVocabulary(), readIcons()]
  kit = { vocabulary, icons, templates: await compileStructures(compiler, { vocabulary, icons }) }
})

const labels = [
  'Buy now',
  'Day, Week & more, It’s',
  'Save & close',
  'a < b {c}',
  'Continue to the last of the four steps',
]
const icons = ['Plus', 'ArrowRight', 'ArrowRightStartOnRectangle', 'ChatBubbleOvalLeftEllipsis', 'Squares2X2']

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

test.each(designs)('%s: filled in, it is what the compiler gives', async (key, design) => {
  expect(keyOf(structureOf(design))).toBe(key)
  const source = sourceOf(structureOf(design), sortedClasses(design, kit.vocabulary), partsOf(design))
  const result = await compiler.compile(source, { file: 'button.tsx' })
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join('\n'))
  for (const flavour of flavours) {
    const { code, marks } = result.outputs[flavour].files[0]!
    const filled = fillTemplate(kit.templates[key]![flavour], design, kit)
    expect(filled.code).toBe(code)
    expect(inVersion3(filled).code).toBe(inVersion3({ code, marks, highlighted: '' }).code)
    expect({ ...filled.marks, classes: [] }).toEqual({ ...marks, classes: [] })
  }
})
