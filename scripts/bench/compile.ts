/**
 * npm run bench: how long compiling takes, as medians; beside the time that passed, the time this program reckoned, which
 * other work on the machine does not lengthen as much. Not a test: the numbers depend on the machine.
 */
import { availableParallelism } from 'node:os'
import { compileAll } from '../build/catalogue/compile-all.ts'
import { readSources } from '#toolchain/catalog-files.ts'
import { createComponentCompiler } from '../build/catalogue/compile-component.ts'

const rounds = 9
type Cost = { passed: number; reckoned: number }

const { sources } = readSources()
console.log(`${sources.length} components on ${availableParallelism()} cores, every flavour and both versions`)
const whole = await costOf(() => compileAll(sources))
report('whole catalogue, cold', [whole])
report('per component, cold', [{ passed: whole.passed / sources.length, reckoned: whole.reckoned / sources.length }])

const compile = await createComponentCompiler()
for (const source of sources) await compile(source)
const warm: (Cost & { path: string })[] = []
for (const source of sources) {
  const costs: Cost[] = []
  for (let round = 0; round < rounds; round++) costs.push(await costOf(() => compile(source)))
  warm.push({ path: source.path, ...medianOf(costs) })
}
report('one component, warm', warm)
const [slowest] = warm.toSorted((a, z) => z.reckoned - a.reckoned)
if (slowest) report('slowest of them', [slowest], slowest.path)

async function costOf(work: () => Promise<unknown>): Promise<Cost> {
  const [started, before] = [performance.now(), process.cpuUsage()]
  await work()
  const { user, system } = process.cpuUsage(before)
  return { passed: performance.now() - started, reckoned: (user + system) / 1000 }
}

function report(what: string, costs: Cost[], note = '') {
  const { passed, reckoned } = medianOf(costs)
  const ms = (time: number) => `${Math.round(time)} ms`.padStart(9)
  console.log(`${what.padEnd(24)} ${ms(passed)} passed ${ms(reckoned)} reckoned  ${note}`)
}

function medianOf(costs: Cost[]): Cost {
  const middle = (times: number[]) => times.toSorted((a, z) => a - z)[Math.floor(times.length / 2)] ?? 0
  return { passed: middle(costs.map(({ passed }) => passed)), reckoned: middle(costs.map(({ reckoned }) => reckoned)) }
}
