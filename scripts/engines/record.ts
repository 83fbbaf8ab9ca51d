/** What was run in the engines besides Chromium: a file an engine, committed beside the components it speaks of. */
import { engineNames, type EngineName } from '#toolchain/engines/engine.ts'
import type { EngineRun } from '#shared/engines.ts'
import { componentRecord, type Bound } from '../component-record.ts'

/** A component that passed. `source` is over the code of every flavour and the libraries it runs on. */
export type EnginePassed = Bound &
  EngineRun & {
    /** Over the way of looking; when it changes, looking again may find something else. */
    method: string
    /** In how many states each flavour was held to React. */
    states: number
  }

export const engineRecords = Object.fromEntries(
  engineNames.map((name) => [name, componentRecord<EnginePassed>(`engines/${name}`)]),
) as Record<EngineName, ReturnType<typeof componentRecord<EnginePassed>>>

/**
 * What a component's page says of engines: runs of the code that is built, and of no other.
 * @param subjects by path, what the code of each component is bound to
 */
export function runsOf(subjects: ReadonlyMap<string, string>): Record<string, EngineRun[]> {
  const runs: Record<string, EngineRun[]> = {}
  for (const name of engineNames)
    for (const [path, { source, version, date, known }] of Object.entries(engineRecords[name].read()))
      if (subjects.get(path) === source) (runs[path] ??= []).push({ version, date, known })
  return runs
}
