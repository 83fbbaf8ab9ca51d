import { readSources, type SourceFile } from '#toolchain/catalog-files.ts'
import type { Bound } from './component-record.ts'

/**
 * What a command has to look at.
 *
 * @param part of a path: all that have it, changed or not; without one, what changed
 * @returns `kept`, what is known of components that are there, to be added to
 */
export function toLookAt<Entry extends Bound>(
  known: Record<string, Entry>,
  hashOf: (source: string) => string,
  part = '',
): { kept: Record<string, Entry>; wanted: SourceFile[]; total: number } {
  const { sources } = readSources()
  const kept = Object.fromEntries(
    sources.flatMap(({ path }) => (known[path] ? [[path, known[path]] as const] : [])),
  ) as Record<string, Entry>
  const wanted = sources.filter(({ path, source }) =>
    part ? path.includes(part) : known[path]?.source !== hashOf(source),
  )
  return { kept, wanted, total: sources.length }
}
