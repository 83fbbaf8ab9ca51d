/**
 * Damages good components at random, and writes others by a grammar, and compiles what that makes: there must be
 * outputs that parse, or problems with a place, never an exception, and none may take long. Run more, or repeat one:
 *
 *     npm run fuzz -- --sources --count=20000 --seed=7 --from=120
 */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { compileScript, parse } from 'vue/compiler-sfc'
import { createHostCompiler } from '#toolchain/compiler-host.ts'
import { sourceByChance } from './fuzz-grammar.ts'

const count = Number(process.env.FUZZ_COUNT ?? 300)
const seed = Number(process.env.FUZZ_SEED ?? 1)
const from = Number(process.env.FUZZ_FROM ?? 0)
/** Seconds of this process that one source may take. */
const longest = 10
const folder = join(import.meta.dirname, 'cases')
const good = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'expected/input.html')))
const library = globSync(join(import.meta.dirname, '../content/components/**/*.tsx')).toSorted()
const sources = [...good.map((name) => join(folder, name, 'input.tsx')), ...library].map((file) =>
  readFileSync(file, 'utf8'),
)
const tokens = sources.join('\n').match(/[\w$]+|[^\s\w]+|\s+/g) ?? []
const words = tokens.filter((token) => /^\w/.test(token))

/** Numbers from 0 up to, not including, a limit; the same for the same seed (mulberry32). */
function random(start: number) {
  let state = start
  return (limit: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
  }
}

/** Deletes, repeats, swaps or replaces a few tokens. */
function damage(source: string, pick: (limit: number) => number): string {
  const parts = source.match(/[\w$]+|[^\s\w]+|\s+/g) ?? []
  for (let times = 1 + pick(3); times > 0; times--) {
    const at = pick(parts.length)
    const other = pick(parts.length)
    const length = 1 + pick(6)
    switch (pick(9)) {
      case 0:
        parts.splice(at, length)
        break
      case 1:
        parts.splice(at, 0, ...parts.slice(other, other + length))
        break
      case 2:
        ;[parts[at], parts[other]] = [parts[other]!, parts[at]!]
        break
      case 3:
        parts.splice(at, 0, tokens[pick(tokens.length)]!)
        break
      default:
        // A word for a word keeps the syntax, so that the later steps get their share.
        parts[at] = /^\w/.test(parts[at]!) ? words[pick(words.length)]! : parts[at]!
    }
  }
  return parts.join('')
}

/** What Vue's compiler finds wrong in a single-file component. */
function parseVue(code: string): string[] {
  const { descriptor, errors } = parse(code, { sourceMap: false })
  if (errors.length > 0 || !descriptor.scriptSetup) return errors.map(({ message }) => message)
  try {
    compileScript(descriptor, { id: 'fuzz', inlineTemplate: true })
    return []
  } catch (error) {
    return [String(error)]
  }
}

test(`${count} odd components compile or are refused`, { timeout: 60_000 + count * 100 }, async () => {
  const compiler = await createHostCompiler()
  let compiled = 0
  let slowest = 0
  for (let index = from; index < from + count; index++) {
    const pick = random(seed * 1_000_003 + index)
    // Two of three are damaged: they come further.
    const source = index % 3 === 0 ? sourceByChance(pick) : damage(sources[pick(sources.length)]!, pick)
    const started = process.cpuUsage()
    const result = await compiler.compile(source, { file: 'fuzz.tsx' }).catch((error: unknown) => {
      throw new Error(`--seed=${seed} --from=${index} --count=1:\n${source}`, { cause: error })
    })
    // Time of this process: a busy machine is no hang.
    const seconds = process.cpuUsage(started).user / 1e6
    slowest = Math.max(slowest, seconds)
    expect(seconds, source).toBeLessThan(longest)
    if (process.env.FUZZ_COUNT && index % 500 === 499)
      console.log(`${index + 1}: ${compiled} compiled, the slowest took ${slowest.toFixed(1)} s`)
    if (!result.ok) {
      expect(result.problems.length, source).toBeGreaterThan(0)
      continue
    }
    compiled++
    for (const { language, code } of result.outputs.react.files) {
      expect(parseSync(`output.${language}`, code).errors, source).toEqual([])
    }
    expect(parseVue(result.outputs.vue.files[0]!.code), source).toEqual([])
    for (const { files } of [result.outputs.html, result.outputs.svelte])
      expect(files[0]!.code, source).not.toMatch(/(?<![\w-])undefined="|\[object Object\]/)
  }
  expect(compiled, 'some damage is harmless').toBeGreaterThan(count / 20 - 5)
})
