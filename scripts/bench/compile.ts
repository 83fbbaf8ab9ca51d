/** npm run bench: how long compiling takes, as medians. Not a test: the numbers depend on the machine. */
import { availableParallelism } from 'node:os'
import { compileAll } from '../compile-all.ts'
import { readSources } from '../catalog-files.ts'
import { createComponentCompiler } from '../compile-component.ts'

const rounds = 9

const { sources } = readSources()
const started = performance.now()
await compileAll(sources)
const whole = performance.now() - started
console.log(`${sources.length} components on ${availableParallelism()} cores, every flavour and both versions`)
report('whole catalogue, cold', [whole])
report('per component, cold', [whole / sources.length])

const compile = await createComponentCompiler()
for (const source of sources) await compile(source)
const warm: { path: string; time: number }[] = []
for (const source of sources) {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const before = performance.now()
    await compile(source)
    times.push(performance.now() - before)
  }
  warm.push({ path: source.path, time: median(times) })
}
report(
  'one component, warm',
  warm.map(({ time }) => time),
)
const [slowest] = warm.toSorted((a, z) => z.time - a.time)
if (slowest) console.log(`${'slowest of them'.padEnd(24)} ${Math.round(slowest.time)} ms  ${slowest.path}`)

function report(what: string, times: number[]) {
  console.log(`${what.padEnd(24)} ${Math.round(median(times))} ms`)
}

function median(times: number[]): number {
  const sorted = times.toSorted((a, z) => a - z)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
