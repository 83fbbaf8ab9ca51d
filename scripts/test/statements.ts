/**
 * npm run statements: plays every suite of the server, notes each distinct statement that the product makes, and
 * explains all of them on both databases with 100,000 users, 200,000 sessions and 50,000 orders. What reads a large
 * table from end to end is printed; what passed is written to tests/passed/statements.json.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startVitest } from 'vitest/node'

const folder = mkdtempSync(join(tmpdir(), 'statements-'))
try {
  process.env.MILLWORK_STATEMENTS = folder
  const isPlayed = await play('server/')
  delete process.env.MILLWORK_STATEMENTS
  process.env.MILLWORK_EXPLAIN = folder
  process.exitCode = isPlayed && (await play('tests/statements/')) ? 0 : 1
} finally {
  rmSync(folder, { recursive: true })
}

async function play(part: string): Promise<boolean> {
  const vitest = await startVitest('test', [part], { run: true, watch: false, project: 'unit' })
  const modules = vitest.state.getTestModules()
  const isGood = modules.length > 0 && modules.every((module) => module.ok())
  await vitest.close()
  return isGood
}
