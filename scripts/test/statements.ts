/**
 * npm run statements: plays every suite of the server, notes each distinct statement that the product makes, and
 * explains all of them on both databases with 100,000 users, 200,000 sessions and 50,000 orders. What reads a large
 * table from end to end is printed; what passed is written to tests/passed/statements.json.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { play } from './play.ts'

const folder = mkdtempSync(join(tmpdir(), 'statements-'))
try {
  process.env.MILLWORK_STATEMENTS = folder
  const isPlayed = await play(['server/'], { project: 'server' })
  delete process.env.MILLWORK_STATEMENTS
  process.env.MILLWORK_EXPLAIN = folder
  // What was noted is explained also where a suite failed: it took minutes, and what is missing is only not written down.
  const isExplained = await play(['tests/statements/'], { project: 'unit' })
  process.exitCode = isPlayed && isExplained ? 0 : 1
} finally {
  rmSync(folder, { recursive: true })
}
