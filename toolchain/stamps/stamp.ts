/** What a step was built from, kept beside what it made: it is fresh while everything still looks the same. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildDir, root } from '../paths.ts'
import { createSourceReader, type SourceReader, type Source, type SourceKind } from './sources.ts'

const stampFile = (step: string) => join(buildDir, 'stamps', step)

/** The sources of a step's last run that ended well, or null. */
export function readStamp(step: string): Source[] | null {
  const file = stampFile(step)
  if (!existsSync(file)) return null
  const lines = readFileSync(file, 'utf8').split('\n')
  const sources = lines.flatMap((line): Source[] => {
    const [kind, hash, path] = line.split('\t')
    return kind && hash && path ? [{ kind: kind as SourceKind, hash, path }] : []
  })
  return sources.length ? sources : null
}

/** One source a line. */
export function writeStamp(step: string, sources: readonly Source[]): void {
  mkdirSync(dirname(stampFile(step)), { recursive: true })
  writeFileSync(stampFile(step), sources.map(({ kind, hash, path }) => `${kind}\t${hash}\t${path}\n`).join(''))
}

export const removeStamp = (step: string): void => rmSync(stampFile(step), { force: true })

/** The first source that does not look as it did, if any. */
export const changedSource = (sources: readonly Source[], look: (source: Source) => string): Source | undefined =>
  sources.find((source) => look(source) !== source.hash)

/** Why a step must run, as words for whoever asks; null when nothing changed and all it makes is there. */
export function reasonToRun(
  step: string,
  makes: readonly string[],
  look: SourceReader = createSourceReader(),
): string | null {
  const sources = readStamp(step)
  if (!sources) return 'it has not run'
  const missing = makes.find((path) => !existsSync(join(root, path)))
  if (missing) return `${missing} is missing`
  const changed = changedSource(sources, look)
  return changed ? `${changed.path} changed` : null
}
