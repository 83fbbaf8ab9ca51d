/** Prints what compiling costs in one warm process, as JSON of milliseconds of CPU time; run in a copy of the project. */
import { readSources } from '#toolchain/catalog-files.ts'
import { createComponentCompiler } from '#scripts/build/catalogue/compile-component.ts'

/** Components that warm the compiler up, and those that are measured. */
const [before, amount] = [75, 75]

const { sources } = readSources()
// Every so-manieth, with a step that meets none twice, so that neighbours do not follow each other.
const mixed = Array.from({ length: before + amount }, (_, index) => sources[(index * 389) % sources.length])
const compile = await createComponentCompiler()
const costs: number[] = []
for (const source of mixed) {
  if (!source) continue
  const started = process.cpuUsage()
  await compile(source)
  const { user, system } = process.cpuUsage(started)
  costs.push((user + system) / 1000)
}
console.log(JSON.stringify(costs.slice(before)))
