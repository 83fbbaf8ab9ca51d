/** One damage done to one file, and whether it is one: the file must mean something else, and compile. */
import { compile } from 'svelte/compiler'
import { compileScript, compileTemplate, parse } from 'vue/compiler-sfc'
import type { OutputFile } from '#compiler/index.ts'
import type { Flavour } from '#shared/catalog.ts'
import { edit } from '#shared/snippet/draft.ts'
import type { Damage } from './kinds/index.ts'
import { plainReading } from './reading.ts'
import { meaningOf, readPart } from './syntax/index.ts'

/**
 * The file with the damage in it. What is known of its classes moves along; lists that the damage replaced are no longer
 * known, so their form for Tailwind CSS 3 is that for version 4: what version 3 shows says nothing of a damage.
 */
export function damaged(file: OutputFile, damage: Damage): OutputFile {
  const edits = damage.toSorted((one, other) => one.start - other.start)
  const isCut = (start: number, end: number) => edits.some((each) => each.start < end && each.end > start)
  const { marks } = file
  const kept = {
    classes: marks.classes.filter(({ start, end }) => !isCut(start, end)),
    quotes: [],
    verbatim: [],
    statementEnds: [],
    guards: [],
  }
  const { code, marks: moved } = edit({ code: file.code, highlighted: '', marks: kept }, edits)
  return { ...file, code, marks: moved }
}

/** Whether each flavour's own compiler takes a file; throws when it does not. */
const compilers: Record<Flavour, (code: string) => void> = {
  // Both are run as they are read.
  html: (code) => void readPart('html', code),
  react: (code) => void readPart('react', code),
  vue(code) {
    const { descriptor, errors } = parse(code, { filename: 'part.vue', sourceMap: false })
    const { bindings } = compileScript(descriptor, { id: 'part' })
    const template = compileTemplate({
      source: descriptor.template?.content ?? '',
      filename: 'part.vue',
      id: 'part',
      compilerOptions: { bindingMetadata: bindings ?? {}, expressionPlugins: ['typescript'] },
    })
    const [error] = [...errors, ...template.errors]
    if (error) throw typeof error === 'string' ? new Error(error) : error
    readPart('vue', code)
  },
  svelte(code) {
    compile(code, { generate: 'client', filename: 'part.svelte' })
    readPart('svelte', code)
  },
}

/** Why a damaged file does not count: it means the same, or does not compile. */
export function objectionTo(flavour: Flavour, before: string, after: string): string | undefined {
  try {
    compilers[flavour](after)
  } catch (error) {
    return `does not compile: ${(error as Error).message.split('\n')[0]}`
  }
  const meaning = (code: string) => meaningOf(flavour, plainReading(flavour, code))
  return meaning(before) === meaning(after) ? 'means the same' : undefined
}
