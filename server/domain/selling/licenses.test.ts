import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CompiledQuery } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../db/client.ts'
import { licenseOf } from './licenses.ts'

test('finding what somebody may use reads neither licences nor seats from end to end', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'licenses-'))
  const database = await openDatabase({ dataDir })
  onTestFinished(async () => {
    await database.close()
    rmSync(dataDir, { recursive: true })
  })
  await database.migrate()
  const asked: CompiledQuery[] = []
  const db = database.db.withPlugin({
    transformQuery({ node, queryId }) {
      asked.push(database.db.getExecutor().compileQuery(node, queryId))
      return node
    },
    transformResult: async ({ result }) => result,
  })
  expect(await licenseOf({ db }, 'nobody')).toBeNull()
  // Its parts were looked at before the whole.
  const whole = asked.at(-1)!
  const plan = await database.db.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${whole.sql}`, [...whole.parameters]),
  )
  const steps = plan.rows.map(({ detail }) => detail)
  expect(steps.filter((step) => step.startsWith('SEARCH')).length).toBeGreaterThan(1)
  expect(steps.filter((step) => /^SCAN (?:licenses|seats|users)/.test(step))).toEqual([])
})
