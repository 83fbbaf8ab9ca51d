/**
 * Semicolons may be left out, and a line that begins with a bracket, a template or a sign then joins the one before it
 * unless something stands between them. Every output of the library and of every case is read with and without, in
 * every other way it may be written, and must be the same program.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { format } from 'prettier'
import { parse as parseSvelte } from 'svelte/compiler'
import { expect, test } from 'vitest'
import { scriptsOf } from '#compiler/marks/scripts.ts'
import { isBound, templateAttributes } from '#compiler/marks/template-attributes.ts'
import { childrenOf, walk, type Node } from '#compiler/parse/ast.ts'
import { targets, type OutputFile } from '#compiler/index.ts'
import { codeIn, type SnippetStyle } from '#shared/snippet.ts'
import { createHostCompiler } from '#toolchain/compiler-host.ts'

const root = join(import.meta.dirname, '..')
const compiler = await createHostCompiler()

/** Every other switch that changes how code is written, with the semicolons or without. */
const styles: Partial<SnippetStyle>[] = (['single', 'double'] as const).flatMap((quotes) =>
  (['2', '4', 'tab'] as const).flatMap((indent) =>
    (['v4', 'v3'] as const).map((tailwind) => ({ quotes, indent, tailwind })),
  ),
)

/** What a tree says, whatever it is written like: its nodes in order, with their depths, names, operators and values. */
function said(program: Node): string {
  const words: string[] = []
  const visit = (node: Node, depth: number) => {
    if (node.type === 'EmptyStatement') return
    const { name, operator, value } = node as { name?: unknown; operator?: unknown; value?: unknown }
    const own = [name, operator, value].filter((each) => typeof each === 'string' || typeof each === 'number')
    words.push(`${depth} ${node.type} ${own.join(' ').replace(/\s+/g, ' ')}`)
    for (const child of childrenOf(node)) visit(child, depth + 1)
  }
  visit(program, 0)
  return words.join('\n')
}

/** The program that a file is: its scripts, and what stands in the attributes of its template. */
function programOf(code: string, language: OutputFile['language']): string {
  const scripts = scriptsOf(code, language)
  const isTemplate = language === 'html' || language === 'vue'
  const attributes = isTemplate ? templateAttributes(code, scripts).filter(isBound) : []
  const trees = attributes
    .filter(({ value }) => /=>\s*\{|;/.test(value))
    .map(({ value }) => parseSync('attribute.ts', asFunction(value), { lang: 'ts' }).program)
  const inMarkup = language === 'svelte' ? handlersOf(code) : []
  return [...scripts.map(({ program }) => program), ...trees, ...inMarkup].map(said).join('\n\n')
}

/** The functions in the markup of a Svelte file, where one of them has statements. */
function handlersOf(code: string): Node[] {
  const markup = code.slice(code.indexOf('</script>') + 1)
  if (!/=>\s*\{/.test(markup)) return []
  const found: Node[] = []
  const look = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(look)
    if (typeof value !== 'object' || value === null) return
    if ('type' in value && value.type === 'ArrowFunctionExpression') found.push(value as Node)
    else Object.values(value).forEach(look)
  }
  look(parseSvelte(code, { modern: true }).fragment)
  return found
}

/** Code of an attribute is statements, or an expression that may be an object. */
const asFunction = (value: string) => (/^\s*[{([]/.test(value) ? `(${value}\n)` : value)

/** Whether a file is another program without semicolons than with them, otherwise written in this way. */
function differs(file: OutputFile, style: Partial<SnippetStyle>): boolean {
  const [ended, open] = [true, false].map((semicolons) => codeIn(file, { ...style, semicolons }))
  if (ended === undefined || open === undefined || ended === open) return false
  return programOf(ended, file.language) !== programOf(open, file.language)
}

async function differencesIn(source: string, name: string, wanted: Partial<SnippetStyle>[]): Promise<string[]> {
  const result = await compiler.compile(source, { file: name })
  if (!result.ok) return []
  const files = targets.flatMap((target) => result.outputs[target].files)
  return files.flatMap((file) =>
    wanted
      .filter((style) => differs(file, style))
      .map(
        (style) => `${name} ${file.label} ${JSON.stringify(style)}\n${codeIn(file, { ...style, semicolons: false })}`,
      ),
  )
}

/** How many statements the function `run` of a file has, at every depth. */
function statementsOfRun({ code, language }: OutputFile): number {
  let count = 0
  for (const { program } of scriptsOf(code, language))
    walk(program, (node) => {
      const isRun =
        (node.type === 'FunctionDeclaration' && node.id?.name === 'run') ||
        (node.type === 'Property' && node.key.type === 'Identifier' && node.key.name === 'run')
      if (!isRun) return
      walk(node, (each) => void (/^(Expression|If|Return)Statement$|^VariableDeclaration$/.test(each.type) && count++))
    })
  return count
}

const sources = globSync(['content/components/**/*.tsx', 'compiler/cases/*/input.tsx'], { cwd: root }).toSorted()

test('a file is the same program with semicolons and without', { timeout: 1_200_000 }, async () => {
  expect(sources.length).toBeGreaterThan(200)
  const found: string[] = []
  // Each file in one of the twelve ways, so that all of them are taken by many files.
  for (const [index, source] of sources.entries()) {
    const style = styles[index % styles.length] ?? {}
    found.push(...(await differencesIn(readFileSync(join(root, source), 'utf8'), source, [style])))
  }
  expect(found).toEqual([])
})

const lines = {
  list: '[now].forEach((each) => list.push(each))',
  bracket: '(now.length > 3 ? list : rest).push(now)',
  template: '`${now}!`.split("").forEach((each) => list.push(each))',
  expression: '/a/.test(now) && list.push(now)',
  plus: '+now > 3 && list.push(now)',
  minus: '-now.length && list.push(now)',
}
const before = 'const list: string[] = []; const rest = list; const now = text;'
const places = {
  'in a function': (line: string) =>
    `function run() { ${before} ${line} ${line} setText(list.join() + rest.length); ${line} }`,
  'after a condition': (line: string) =>
    `function run() { ${before} if (now) { ${line} ${line} } else list.push('a'); ${line} setText(now + rest.length); }`,
  'in a function in it': (line: string) =>
    `function run() { ${before} const later = () => { rest.push('a'); ${line} return list; }; later(); ${line} }`,
}

test.each(
  Object.entries(places).flatMap(([place, write]) =>
    Object.entries(lines).map(([kind, line]) => [place, kind, write(`${line};`)] as const),
  ),
)('%s a line may begin with a %s', async (_, __, run) => {
  const source = `/**
 * @title Sample with lines
 * @description A sample whose lines begin oddly.
 * @order 1
 */
import { useState } from 'react'

export default function Sample() {
  const [text, setText] = useState('a')

  ${run}

  return (
    <button type="button" onClick={run}>
      {text}
    </button>
  )
}
`
  const [ended, open] = await Promise.all(
    [true, false].map((semi) => format(source, { parser: 'babel-ts', semi, singleQuote: true, printWidth: 120 })),
  )
  const result = await compiler.compile(ended ?? '', { file: 'sample.tsx' })
  expect(result.ok ? [] : result.problems.map(({ code, message, frame }) => `${code} ${message}\n${frame}`)).toEqual([])
  const counts = result.ok ? targets.map((target) => statementsOfRun(result.outputs[target].files[0])) : []
  expect(new Set(counts), 'as many statements in every flavour').toEqual(new Set([counts[0]]))
  // However the author writes it, it is the same component.
  expect(await compiler.compile(open ?? '', { file: 'sample.tsx' })).toEqual(result)
  expect(await differencesIn(source, 'sample', styles.slice(0, 1))).toEqual([])
})
