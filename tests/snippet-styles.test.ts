/** Every output of the reference set and every case, in every way a customer may have it written. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createRequire } from 'node:module'
import { format } from 'prettier'
import * as svelte from 'prettier-plugin-svelte'
import { beforeAll, describe, expect, test } from 'vitest'
import { targets, type OutputFile } from '#compiler/index.ts'
import { loadDesignSystem, type DesignSystem } from '#compiler/tailwind/design-system.ts'
import { createHostCompiler } from '#toolchain/compiler-host.ts'
import { contextV3 } from '#toolchain/tailwind-3.ts'
import { referenceSources } from '#tests/reference-set.ts'
import { codeIn, type SnippetStyle } from '#shared/snippet.ts'

const root = join(import.meta.dirname, '..')
const sources = [...referenceSources, ...globSync('compiler/cases/*/input.tsx', { cwd: root })]
const tailwindCss = readFileSync(createRequire(import.meta.url).resolve('tailwindcss/index.css'), 'utf8')
const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950]
const theme = `@theme { ${steps.map((step) => `--color-primary-${step}: red; --color-secondary-${step}: gray;`).join(' ')} }`
const loadV4 = (prefix = '') =>
  loadDesignSystem({ entry: `@import 'tailwindcss'${prefix};\n${theme}`, files: { tailwindcss: tailwindCss } })

type Named = { name: string; file: OutputFile }
let files: Named[]
let v4: DesignSystem
beforeAll(async () => {
  const compiler = await createHostCompiler()
  v4 = await loadV4()
  files = []
  for (const source of sources) {
    const result = await compiler.compile(readFileSync(join(root, source), 'utf8'), { file: source })
    if (!result.ok) continue
    for (const target of targets)
      for (const file of result.outputs[target].files) files.push({ name: `${source} ${target} ${file.label}`, file })
  }
}, 120_000)

/** One line for each output of which something is found. */
const findings = (find: (file: OutputFile) => string[]) =>
  files.flatMap(({ name, file }) => {
    const found = find(file)
    return found.length > 0 ? [`${name}: ${[...new Set(found)].join(' ')}`] : []
  })

/** The lists of classes of a file in a style, taken from the places that a second reading of the marks would give. */
const wordsIn = (file: OutputFile, style: Partial<SnippetStyle>) => {
  const marker = file.marks.classes.map((list) => ({ ...list }))
  return codeWords(codeIn({ ...file, marks: { ...file.marks, classes: marker } }, style))
}
const word = /(?<=["'`\s])(?:\[[^\]\s"'`]*\]|[^\s"'`<>=,;{}[])+(?=["'`\s])/g
const codeWords = (code: string) => (code.match(word) ?? []).filter((each) => /[-:[]/.test(each))
const isMarker = (name: string) => /^(group|peer)(\/[\w-]+)?$/.test(name)
const listed = ({ code, marks }: OutputFile) =>
  marks.classes.flatMap(({ start, end }) => code.slice(start, end).split(' ')).filter((name) => !isMarker(name))
const listedInV3 = ({ marks }: OutputFile) =>
  marks.classes.flatMap(({ v3 }) => v3.split(' ')).filter((name) => !isMarker(name))

function firstDifference(a: string, z: string) {
  const at = [...a].findIndex((character, index) => character !== z[index])
  return `${a.slice(at - 40, at + 40)} | ${z.slice(at - 40, at + 40)}`
}

test('there is something to look at', () => {
  expect(files.length).toBeGreaterThan(100)
  expect(files.flatMap(({ file }) => listed(file)).length).toBeGreaterThan(2000)
})

test('no class stands outside the marked lists', () => {
  expect(
    findings(({ code, marks }) => {
      const rest = marks.classes.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code)
      return codeWords(rest).filter((word) => /[a-z]/.test(word) && v4.isKnown(word))
    }),
  ).toEqual([])
})

test('Tailwind CSS 3 makes CSS of every class of its version', () => {
  const { getClassOrder } = contextV3()
  expect(
    findings((file) => getClassOrder(listedInV3(file)).flatMap(([name, order]) => (order === null ? [name] : []))),
  ).toEqual([])
})

describe('with a prefix', () => {
  test('Tailwind CSS 4 makes CSS of every class', async () => {
    const prefixed = await loadV4(' prefix(tw)')
    expect(
      findings((file) => {
        const lists = { ...file, code: codeIn(file, { prefix: 'tw' }) }
        const found = codeWords(lists.code).filter((word) => word.startsWith('tw:'))
        const count = file.marks.classes.flatMap(({ start, end }) => file.code.slice(start, end).split(' ')).length
        if (found.length !== count) return [`${found.length} of ${count} have it`]
        return found.filter((word) => !/^tw:(group|peer)(\/|$)/.test(word) && !prefixed.isKnown(word))
      }),
    ).toEqual([])
  })

  test('Tailwind CSS 3 makes CSS of every class', () => {
    const { getClassOrder } = contextV3({ prefix: 'tw-' })
    expect(
      findings((file) => {
        const words = wordsIn(file, { prefix: 'tw', tailwind: 'v3' }).filter((word) => /(^|[:!-])tw-/.test(word))
        const styled = words.filter((word) => !/tw-(group|peer)(\/|$)/.test(word))
        return getClassOrder(styled).flatMap(([name, order]) => (order === null ? [name] : []))
      }),
    ).toEqual([])
  })
})

test('left and right are what remains of the direction of the page', () => {
  const logical =
    /^(?:.*:)?!?-?(m[se]|p[se]|start|end|border-[se]|rounded-([se]|[se]{2})|text-(start|end)|inset-[se])(-|$)/
  expect(
    findings((file) =>
      wordsIn(file, { direction: 'physical' }).filter((word) => logical.test(word) || word.startsWith('rtl:')),
    ),
  ).toEqual([])
  expect(
    findings((file) => {
      const words = new Set(codeWords(file.code))
      const fresh = wordsIn(file, { direction: 'physical' }).filter((word) => !words.has(word))
      return fresh.filter((word) => !v4.isKnown(word))
    }),
  ).toEqual([])
})

describe('semicolons and double quotes stand where Prettier would put them', () => {
  const parsers = { tsx: 'babel-ts', jsx: 'babel', vue: 'vue', svelte: 'svelte' } as const
  test.each(Object.keys(parsers) as (keyof typeof parsers)[])('%s', async (language) => {
    const differing: string[] = []
    for (const { name, file } of files) {
      if (file.language !== language) continue
      const ours = codeIn(file, { semicolons: true, quotes: 'double' })
      const options = { parser: parsers[language], printWidth: 120, semi: true, plugins: [svelte] }
      const theirs = await format(file.code, options)
      // A longer line may be broken elsewhere; what stands in it is the same. Attributes keep our single quotes.
      const bare = (text: string) =>
        language === 'vue' ? text.replace(/[\s(),]+/g, '').replaceAll("'", '"') : text.replace(/[\s(),]+/g, '')
      if (bare(ours) !== bare(theirs)) differing.push(`${name} ${firstDifference(bare(ours), bare(theirs))}`)
    }
    expect(differing.slice(0, 2)).toEqual([])
  })
})

test('indents are whole, and the text is the same', () => {
  expect(
    findings((file) => {
      // Lines within a text are the text's own.
      const texts = /`[^`]*`/g
      const withoutTexts = (code: string) => code.replace(texts, '``')
      const linesOf = (code: string) => (code.match(texts) ?? []).filter((text) => text.includes('\n')).join()
      const four = codeIn(file, { indent: '4' })
      const tabs = codeIn(file, { indent: 'tab' })
      const bare = (text: string) => text.replace(/^\s+/gm, '')
      return [
        ...(bare(four) === bare(file.code) && bare(tabs) === bare(file.code) ? [] : ['text differs']),
        ...(linesOf(four) === linesOf(file.code) && linesOf(tabs) === linesOf(file.code) ? [] : ['a text moved']),
        ...(withoutTexts(tabs).match(/^\t* {2,}/gm) ?? []),
        ...(withoutTexts(four)
          .split('\n')
          .some((line) => (/^ */.exec(line)![0].length & 3) > 1)
          ? ['half an indent']
          : []),
      ]
    }),
  ).toEqual([])
})
