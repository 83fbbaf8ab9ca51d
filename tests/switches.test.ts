/** Every output of the whole catalogue with each switch, and with all of them: what is left, what it means, and that it is code. */
import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { compile } from 'tailwindcss'
import { transformWithOxc } from 'vite'
import { beforeAll, describe, expect, test } from 'vitest'
import { targets, type OutputFile } from '#compiler/index.ts'
import { readMarks } from '#compiler/marks/read-marks.ts'
import { loadDesignSystem, type DesignSystem } from '#compiler/tailwind/design-system.ts'
import { createHostCompiler } from '#toolchain/compiler-host.ts'
import { contextV3, palette, projectV3 } from '#toolchain/tailwind-3.ts'
import { codeIn, defaultStyle, type SnippetStyle } from '#shared/snippet.ts'
import { inVersion3 } from '#shared/snippet/classes.ts'
import { reactFiles } from '#shared/snippet/preferences.ts'
import type { Draft } from '#shared/snippet/draft.ts'
import { styleClasses } from '#shared/snippet/style-classes.ts'

const root = join(import.meta.dirname, '..')
const require = createRequire(import.meta.url)
const tailwindCss = readFileSync(require.resolve('tailwindcss/index.css'), 'utf8')
const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950]
const entry = (prefix = '') => `@import 'tailwindcss'${prefix};
@custom-variant dark (&:where(.dark, .dark *));
@theme { ${steps.map((step) => `--color-primary-${step}: red; --color-secondary-${step}: gray;`).join(' ')} }`

type Named = { name: string; file: OutputFile }
let files: Named[]
let v4: DesignSystem
beforeAll(async () => {
  const compiler = await createHostCompiler()
  v4 = await loadDesignSystem({ entry: entry(), files: { tailwindcss: tailwindCss } })
  files = []
  for (const source of globSync('content/components/**/*.tsx', { cwd: root }).toSorted()) {
    const result = await compiler.compile(readFileSync(join(root, source), 'utf8'), { file: source })
    if (!result.ok) throw new Error(`${source} does not compile`)
    for (const target of targets)
      for (const file of result.outputs[target].files) files.push({ name: `${source} ${target} ${file.label}`, file })
  }
}, 600_000)

/** The lists of a file in a style, as the marks hold them after all edits. */
function listsIn(file: OutputFile, part: Partial<SnippetStyle>): string[][] {
  const style = { ...defaultStyle, ...part }
  const draft: Draft = { ...file, highlighted: '' }
  const { code, marks } = styleClasses(style.tailwind === 'v3' ? inVersion3(draft) : draft, style)
  return marks.classes.map(({ start, end }) => code.slice(start, end).split(/\s+/).filter(Boolean))
}
const wordsOf = (part: Partial<SnippetStyle>) => [...new Set(files.flatMap(({ file }) => listsIn(file, part).flat()))]

const findings = (find: (file: OutputFile) => string[]) =>
  files.flatMap(({ name, file }) => {
    const found = find(file)
    return found.length > 0 ? [`${name}: ${[...new Set(found)].join(' ')}`] : []
  })

/** The stylesheet that Tailwind CSS 4 makes of classes. */
async function cssV4(words: readonly string[], prefix = '') {
  const loadStylesheet = (id: string, base: string) => Promise.resolve({ path: id, base, content: tailwindCss })
  return (await compile(entry(prefix), { loadStylesheet })).build([...words])
}
const isMarker = (name: string) => /^(?:tw[:-])?(group|peer)(\/[\w-]+)?$/.test(name)
/** The innermost blocks of a stylesheet, in any order: what is declared, whatever it is called. */
const blocksOf = (css: string) =>
  [...css.matchAll(/\{([^{}]*)\}/g)].map(([, block = '']) => block.replace(/\s+/g, ' ').trim()).toSorted()
const unknownIn3 = (words: readonly string[], over = {}) =>
  contextV3(over)
    .getClassOrder([...words].filter((name) => !isMarker(name)))
    .flatMap(([name, order]) => (order === null ? [name] : []))

// What each check is made of, so that damage can be put before it.
const darkLeft = (css: string) => css.match(/\.dark\b/g) ?? []
const sideless = (css: string) =>
  [
    ...css.matchAll(
      /^\s*\.([^\s{]+)[^{]*\{[^}]*?(?:inline-start|inline-end|start-start|start-end|end-start|end-end|text-align: (?:start|end)\b|float: inline)/gm,
    ),
  ]
    .map(([, name = '']) => name)
    .filter((name) => !/(?:^|:)-?(?:space|divide)-x/.test(name.replaceAll('\\', '')))
const small = (words: readonly string[]) =>
  words.filter((word) => /(?:^|:)!?(?:p[xytb]?|gap(?:-[xy])?)-(?:1|0\.5|px)!?$/.test(word))
const emptied = (code: string) =>
  code.match(/(?:class|className)=(?:""|\{(?:''|"")\})|\? '' : ''|&& ''|,\s*''[,)\]]|'': /g) ?? []

test('there is the whole catalogue to look at', () => {
  expect(files.length).toBeGreaterThan(700)
})

describe.each(['v4', 'v3'] as const)('without dark variants, %s', (tailwind) => {
  test('all that was for the light stays, in its order, and nothing else', () => {
    const forDark = (name: string) => /(?:^|:)dark:/.test(name)
    expect(
      findings((file) => {
        const light = listsIn(file, { tailwind }).map((names) => names.filter((name) => !forDark(name)).join(' '))
        const ours = listsIn(file, { tailwind, dark: 'none' }).map((names) => names.join(' '))
        return light.filter(Boolean).join('\n') === ours.filter(Boolean).join('\n') ? [] : ['differs']
      }),
    ).toEqual([])
  })

  test('no attribute and no argument is left empty', () => {
    expect(
      findings((file) => {
        const before = emptied(codeIn(file, { tailwind })).length
        return emptied(codeIn(file, { tailwind, dark: 'none' })).slice(before)
      }),
    ).toEqual([])
  })
})

test('without dark variants, the stylesheet says nothing of the dark', async () => {
  const words = wordsOf({ dark: 'none' })
  expect(darkLeft(await cssV4(words))).toEqual([])
  expect(darkLeft(await cssV4([...words, 'dark:flex']))).not.toEqual([])
})

describe('compact', () => {
  test('every class is one of Tailwind CSS 4 and 3, and lists stay in their order', () => {
    expect(wordsOf({ density: 'compact' }).filter((name) => !v4.isKnown(name))).toEqual([])
    expect(unknownIn3(wordsOf({ density: 'compact', tailwind: 'v3' }))).toEqual([])
    const outOfOrder = (names: string[]) => (v4.sort(names.join(' ')) === names.join(' ') ? [] : [names.join(' ')])
    expect(
      findings((file) => {
        const before = new Set(listsIn(file, {}).flatMap(outOfOrder))
        const after = listsIn(file, { density: 'compact' }).flatMap(outOfOrder)
        return after.length > before.size ? after : []
      }),
    ).toEqual([])
  })

  test('both versions are as tight', () => {
    const spaces = (names: string[]) => names.filter((name) => /(?:^|:)(?:p|px|py|gap)-[\d.]+$/.test(name))
    expect(
      findings((file) => {
        const in4 = listsIn(file, { density: 'compact' })
        const in3 = listsIn(file, { density: 'compact', tailwind: 'v3' })
        return in4.flatMap((names, index) => {
          const theirs = new Set(in3[index])
          // A class that version 3 has no step for stands there as it is written by hand.
          return spaces(names).filter((name) => !theirs.has(name) && !unknownIn3([name]).length && theirs.size > 0)
        })
      }).filter((line) => !line.includes('[')),
    ).toEqual([])
  })

  test('nothing gets a padding or a gap that no target could bear', () => {
    expect(
      findings((file) => {
        const before = small(listsIn(file, {}).flat()).length
        return small(listsIn(file, { density: 'compact' }).flat()).slice(before)
      }),
    ).toEqual([])
    expect(small(['hover:p-1', 'gap-0.5'])).toHaveLength(2)
  })

  test('there is something to gain nearly everywhere', () => {
    const same = files.filter(({ file }) => codeIn(file, { density: 'compact' }) === file.code)
    expect(same.length / files.length).toBeLessThan(0.05)
  })
})

describe('left and right', () => {
  test('the stylesheet knows no start and no end', async () => {
    expect(sideless(await cssV4(wordsOf({ direction: 'physical' })))).toEqual([])
    expect(sideless(await cssV4(['ms-4', 'text-end', 'rounded-s-lg']))).toHaveLength(3)
  })

  test('both versions know every class', () => {
    expect(wordsOf({ direction: 'physical' }).filter((name) => !v4.isKnown(name))).toEqual([])
    expect(unknownIn3(wordsOf({ direction: 'physical', tailwind: 'v3' }))).toEqual([])
  })
})

describe('with a prefix', () => {
  /**
   * Theme variables and animations get the prefix, too, which Tailwind's own variables have anyway. What it writes for
   * browsers without color-mix() differs, since it does not look prefixed variables up.
   */
  const bare = (css: string) =>
    blocksOf(css.replaceAll(/\btw[-:]/g, '').replaceAll(/\{[^{}]*\}(?=\s*@supports \(color: color-mix)/g, ''))

  test('Tailwind CSS 4 declares the same', async () => {
    const plain = bare(await cssV4(wordsOf({})))
    const prefixed = wordsOf({ prefix: 'tw' })
    expect(prefixed.filter((name) => !name.startsWith('tw:'))).toEqual([])
    expect(bare(await cssV4(prefixed, ' prefix(tw)'))).toEqual(plain)
    expect(bare(await cssV4(prefixed.slice(1), ' prefix(tw)'))).not.toEqual(plain)
  })

  test('Tailwind CSS 3 declares the same', async () => {
    const over = { theme: { extend: { colors: palette } } }
    const css = (part: Partial<SnippetStyle>, more = {}) =>
      projectV3(
        [
          wordsOf({ tailwind: 'v3', ...part })
            .map((name) => `<i class="${name}">`)
            .join('\n'),
        ],
        {
          ...over,
          ...more,
        },
      )
    const plain = bare(await css({}))
    expect(bare(await css({ prefix: 'tw' }, { prefix: 'tw-' }))).toEqual(plain)
    expect(bare(await css({ prefix: 'tw', dark: 'none' }, { prefix: 'tw-' }))).not.toEqual(plain)
  })
})

const together: Partial<SnippetStyle>[] = [
  { dark: 'none' },
  { dark: 'none', density: 'compact', direction: 'physical' },
  { dark: 'none', density: 'compact', direction: 'physical', quotes: 'double', semicolons: true, indent: 'tab' },
  { dark: 'none', density: 'compact', direction: 'physical', tailwind: 'v3', indent: '4' },
]

describe('with types or without', () => {
  const pairs = () =>
    Object.values(Object.groupBy(files, ({ name }) => name.replace(/ [^ ]+$/, ''))).filter((group) =>
      group![0]!.name.includes(' react '),
    ) as Named[][]

  test('React has both files everywhere, no other flavour has a choice, and Vue is a script with setup', () => {
    expect(pairs().length).toBeGreaterThan(100)
    for (const pair of pairs()) expect(pair.map(({ file }) => file.label)).toEqual([...reactFiles])
    const others = files.filter(({ name }) => !name.includes(' react '))
    expect(others.length).toBe(3 * pairs().length)
    const scripts = others.filter(({ name, file }) => name.includes(' vue ') && file.code.includes('<script'))
    expect(scripts.filter(({ file }) => !/<script setup lang="ts">/.test(file.code))).toEqual([])
  })

  test.each([{}, ...together])('JSX is TSX without its types, and nothing else: %j', async (part) => {
    const style = { ...defaultStyle, ...part }
    // What a bundler makes of it: both are the same program, whatever line an expression stands on.
    const program = async (name: string, code: string) =>
      (await transformWithOxc(code, name, { sourcemap: false, jsx: { runtime: 'classic' } })).code
    const wrong: string[] = []
    for (const [tsx, jsx] of pairs()) {
      const [typed, plain] = [codeIn(tsx!.file, style), codeIn(jsx!.file, style)]
      const js = parseSync('snippet.jsx', plain, { lang: 'jsx' }).errors.map(({ message }) => message)
      const isSame = (await program('snippet.tsx', typed)) === (await program('snippet.jsx', plain))
      wrong.push(...[...js, ...(isSame ? [] : ['differs'])].map((what) => `${jsx!.name}: ${what}`))
    }
    expect(wrong).toEqual([])
    expect(parseSync('snippet.jsx', 'const a: string = 1', { lang: 'jsx' }).errors).not.toEqual([])
  })
})

test.each(together)('the code is code, and its lists are where the marks say: %j', (part) => {
  const style = { ...defaultStyle, ...part }
  expect(
    findings((file) => {
      const code = codeIn(file, style)
      const { lists } = readMarks({ ...file, code }, v4)
      const read = lists.map(({ start, end }) => code.slice(start, end)).filter(Boolean)
      const marked = listsIn(file, style)
        .map((names) => names.join(' '))
        .filter(Boolean)
      // A single word that is left of a list may be any word for who reads the code afresh.
      const lone = (text: string) => /^[a-z]+$/.test(text)
      const differing = marked.filter((text) => !lone(text) && !read.includes(text))
      return style.tailwind === 'v3' ? [] : differing.slice(0, 2)
    }),
  ).toEqual([])
})
