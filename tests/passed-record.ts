/**
 * Remembers what passed of suites whose subject is known only while they run, as a page that the server has answered or
 * a text that was copied. `npm run accessible` and `npm run paste` look at all of it and write it down (decision 20).
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { root } from '#toolchain/paths.ts'

/**
 * What is known of a suite; to be called at the top of its file.
 * @param suite the name of the record in tests/passed
 * @returns isUnchanged: whether this very subject passed before; note: says that it passed
 */
export function passedRecord(suite: string) {
  const file = join(root, 'tests/passed', `${suite}.json`)
  const isWhole = process.env.MILLWORK_PASSED === suite
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {}
  const passed: Record<string, string> = {}
  const hashOf = (subject: string) => createHash('sha256').update(subject).digest('hex').slice(0, 16)

  afterAll(() => {
    if (!isWhole) return
    mkdirSync(join(root, 'tests/passed'), { recursive: true })
    const sorted = Object.fromEntries(Object.entries(passed).toSorted(([a], [z]) => (a < z ? -1 : 1)))
    writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`)
  })

  return {
    isUnchanged: (name: string, subject: string) => !isWhole && before[name] === hashOf(subject),
    note: (name: string, subject: string) => void (passed[name] = hashOf(subject)),
  }
}
