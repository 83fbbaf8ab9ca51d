/**
 * Suites that play every case of the compiler in a browser look again only at what changed since it passed. Each test
 * is bound to a hash over all it depends on: the case with the code expected of it (which the unit tests hold the
 * compiler to), the way of looking, and the libraries. `npm run parity` looks at all of them and writes the hashes down.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, test } from 'vitest'
import { filesBelow, hashFiles, hashTree } from '#toolchain/hash-tree.ts'
import { root } from '#toolchain/paths.ts'
import { unchangedNote } from '#toolchain/unchanged-note.ts'
import { libraryVersions } from '#verify/subject-hash.ts'

/** What a suite does: looks at everything and writes it down, looks at what changed and writes it down, or only looks at that. */
type Mode = 'all' | 'changed' | 'look'

/** As `npm run parity` wants it. */
const parityMode: Mode = process.env.MILLWORK_PARITY === 'all' ? 'all' : 'look'

/** How a suite looks: its own specification, what it shares with others, and the libraries. */
function methodOf(suite: string): string {
  const isOfSuite = (file: string) => !file.endsWith('.spec.ts') || file.endsWith(`/${suite}.spec.ts`)
  const files = ['tests/parity', 'tests/alpine', 'verify/browser'].flatMap((folder) => filesBelow(folder))
  return `${hashFiles(files.filter(isOfSuite))} ${libraryVersions()}`
}

/** Where a case of the compiler lies, with the code expected of it. */
export const caseFolder = (name: string) => `compiler/cases/${name}`

type Options = {
  method?: string
  mode?: Mode
  /** The rows that are wanted; of the others stays what was known. */
  only?: (name: string) => boolean
  /** Rows have nothing in common, so that several are looked at together. */
  concurrent?: boolean
}

/**
 * The rows of a suite, with what is known of each.
 * @param suite the name of the record in tests/passed
 * @param dependsOn the files and folders a row depends on besides the way of looking, by the row's name
 * @param options the way of looking, where it is not that of the compiler's cases
 */
export function rowsOf(
  suite: string,
  dependsOn: Readonly<Record<string, string[]>>,
  { method, mode = parityMode, only = () => true, concurrent = false }: Options = {},
) {
  const file = join(root, 'tests/passed', `${suite}.json`)
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {}
  const common = method ?? methodOf(suite)
  const hashes = new Map(
    Object.entries(dependsOn).map(([name, paths]) => {
      const contents = hashTree(paths)
      return [name, createHash('sha256').update(`${suite} ${common} ${contents}`).digest('hex').slice(0, 12)]
    }),
  )
  const isChanged = (name: string) => only(name) && (mode === 'all' || before[name] !== hashes.get(name))
  const passed = new Map<string, string>()

  /** Rows that are looked at together wait for each other's turn in one browser, which a busy machine makes long. */
  const ownTimeout = concurrent ? 600_000 : undefined

  /** Declares a test for every row; those that did not change are named, and left alone. */
  function declare(run: (name: string) => Promise<void>, timeout = ownTimeout) {
    for (const name of hashes.keys()) {
      if (!isChanged(name)) {
        test(name, ({ skip }) => skip(unchangedNote))
        continue
      }
      test(name, { concurrent, ...(timeout !== undefined && { timeout }) }, async ({ onTestFinished }) => {
        onTestFinished(({ task }) => {
          if (task.result?.state === 'pass') passed.set(name, hashes.get(name)!)
        })
        await run(name)
      })
    }
    afterAll(() => {
      if (mode === 'look') return
      mkdirSync(join(root, 'tests/passed'), { recursive: true })
      for (const name of hashes.keys()) if (!isChanged(name) && before[name]) passed.set(name, before[name])
      const sorted = Object.fromEntries([...passed].toSorted(([a], [z]) => (a < z ? -1 : 1)))
      writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`)
    })
  }
  return { changed: [...hashes.keys()].filter(isChanged), declare }
}
