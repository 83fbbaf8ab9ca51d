/**
 * Every folder in cases/ holds an `input.tsx` and what the compiler makes of it in `expected/`: the files of each
 * flavour and what the customer is told, or the problems. After an intended change, rewrite them all with
 *
 *     UPDATE_CASES=1 npx vitest run --project unit compiler/cases.test.ts
 *
 * and read the difference.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { createHostCompiler } from '#toolchain/compiler-host.ts'
import { formatProblem, type Compiler, type OutputFile } from './index.ts'
import { codes } from './problems/codes.ts'

const folder = join(import.meta.dirname, 'cases')
const cases = readdirSync(folder).toSorted()

let compiler: Compiler
beforeAll(async () => {
  compiler = await createHostCompiler()
})

/** Everything a case is held to, by file name. */
async function results(source: string): Promise<Record<string, string>> {
  const result = await compiler.compile(source, { file: 'input.tsx' })
  if (!result.ok) return { 'problems.txt': `${result.problems.map(formatProblem).join('\n\n')}\n` }
  const files: Record<string, string> = {}
  const notes: string[] = [JSON.stringify(result.meta)]
  const inV3: string[] = []
  for (const [target, output] of Object.entries(result.outputs)) {
    for (const file of output.files) {
      files[file.fileName] = file.code
      if (file.language !== 'jsx') inV3.push(`${target}\n`, ...listsInV3(file), `  ${output.setupV3.join('\n  ')}\n\n`)
    }
    notes.push(
      `${target} needs ${output.dependencies.join(', ') || 'nothing'}`,
      ...output.setup.map((sentence) => `  ${sentence}`),
    )
  }
  if (source.includes('Tailwind CSS 3')) files['v3.txt'] = inV3.join('')
  files['notes.txt'] = `${notes.join('\n')}\n`
  if (result.warnings.length > 0) files['problems.txt'] = `${result.warnings.map(formatProblem).join('\n\n')}\n`
  return files
}

/** The lists of classes that Tailwind CSS 3 writes otherwise. */
const listsInV3 = ({ code, marks }: OutputFile) =>
  marks.classes
    .map(({ start, end, v3 }) => [code.slice(start, end), v3] as const)
    .filter(([v4, v3]) => v4 !== v3)
    .map(([v4, v3]) => `  ${v4}\n  ${v3}\n\n`)

describe('case', () => {
  test.each(cases)('%s', async (name) => {
    const expectedFolder = join(folder, name, 'expected')
    const actual = await results(readFileSync(join(folder, name, 'input.tsx'), 'utf8'))
    if (process.env.UPDATE_CASES) {
      rmSync(expectedFolder, { recursive: true, force: true })
      mkdirSync(expectedFolder)
      for (const [file, text] of Object.entries(actual)) writeFileSync(join(expectedFolder, file), text)
    }
    const expected = readdirSync(expectedFolder).map((file) => [file, readFileSync(join(expectedFolder, file), 'utf8')])
    expect(actual).toEqual(Object.fromEntries(expected))
  })
})

test('every code of the compiler has a case', () => {
  const seen = new Set(
    cases.flatMap((name) => {
      const files = readdirSync(join(folder, name, 'expected'))
      if (!files.includes('problems.txt')) return []
      return [...readFileSync(join(folder, name, 'expected/problems.txt'), 'utf8').matchAll(/ (E\d{3}) /g)].map(
        (match) => match[1],
      )
    }),
  )
  expect(Object.keys(codes).filter((code) => !seen.has(code))).toEqual([])
})

test.each(cases)('%s: compiling the output of React again changes nothing', async (name) => {
  const source = readFileSync(join(folder, name, 'input.tsx'), 'utf8')
  const first = await compiler.compile(source, { file: 'input.tsx' })
  if (!first.ok) return
  const comment = /^\/\*\*[\s\S]*?\*\/\n/.exec(source)?.[0] ?? ''
  const second = await compiler.compile(comment + first.outputs.react.files[0]!.code, { file: 'input.tsx' })
  expect(second.ok && second.outputs).toEqual(first.outputs)
})
