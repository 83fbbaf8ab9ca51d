/** Cutting the files of the reference set: the code and its highlighted copy stay one, and colours agree between versions. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { targets } from '#compiler/index.ts'
import { createHostCompiler } from '#toolchain/compiler-host.ts'
import { createHighlight } from '#shared/highlight/highlight.ts'
import type { CompiledFile } from '#shared/catalog.ts'
import { referenceSources } from '#tests/reference-set.ts'
import { cutFile, defaultStyle, type SnippetStyle } from '#shared/snippet.ts'

const root = join(import.meta.dirname, '..')
let files: { name: string; file: CompiledFile & { highlighted: string } }[]
beforeAll(async () => {
  const [compiler, highlight] = await Promise.all([createHostCompiler(), createHighlight()])
  files = []
  for (const source of referenceSources) {
    const result = await compiler.compile(readFileSync(join(root, source), 'utf8'), { file: source })
    if (!result.ok) throw new Error(`${source} does not compile`)
    for (const target of targets)
      for (const file of result.outputs[target].files)
        files.push({
          name: `${source} ${file.label}`,
          file: { ...file, highlighted: highlight(file.code, file.language) },
        })
  }
}, 120_000)

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

const styles: Partial<SnippetStyle>[] = [
  {},
  { tailwind: 'v3' },
  { prefix: 'tw', direction: 'physical' },
  { tailwind: 'v3', prefix: 'tw', quotes: 'double', semicolons: true, indent: 'tab', direction: 'physical' },
  { quotes: 'double', semicolons: true, indent: '4' },
  { dark: 'none' },
  { dark: 'none', density: 'compact', names: 'roles' },
  { dark: 'none', density: 'compact', tailwind: 'v3', prefix: 'tw', direction: 'physical', indent: 'tab' },
]

test.each(styles)('code and highlighted code are the same in %j', (style) => {
  const differing = files.flatMap(({ name, file }) => {
    const cut = cutFile(file, { primary: 'yellow', secondary: 'stone' }, { ...defaultStyle, ...style })
    const spans = (html: string) => html.match(/<span/g)?.length
    const isSame = textOf(cut.highlighted) === cut.code.trimEnd() && spans(cut.highlighted) === spans(file.highlighted)
    return isSame ? [] : [name]
  })
  expect(differing).toEqual([])
})

test.each(['yellow', 'lime', 'cyan', 'green'] as const)(
  '%s keeps contrast alike in both versions of Tailwind',
  (primary) => {
    const differing = files.flatMap(({ name, file }) => {
      const changes = (tailwind: SnippetStyle['tailwind']) =>
        cutFile(file, { primary, secondary: 'stone' }, { ...defaultStyle, tailwind })
          .changes.map(({ reason, mode }) => `${mode} ${reason.replace(/keeps step with .*/, 'keeps step')}`)
          .toSorted()
      return changes('v4').join('\n') === changes('v3').join('\n')
        ? []
        : [`${name}\n${changes('v4').join('\n')}\n\n${changes('v3').join('\n')}`]
    })
    expect(differing).toEqual([])
  },
)
