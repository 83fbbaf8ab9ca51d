/**
 * Processes that are killed while they write: nothing that was acknowledged is lost, and nothing is there twice. A few
 * rounds on both databases here; `npm run crash` goes as many as it is told.
 */
import { describe, expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import { startPostgres } from '#tests/postgres.ts'
import { openDatabase } from './db/client.ts'
import { crash, type CrashReport } from './testing/crash/run.ts'

const { CRASH_ROUNDS, CRASH_FROM = '1', CRASH_SEED = '1' } = process.env
const asked = { rounds: Number(CRASH_ROUNDS ?? 3), from: Number(CRASH_FROM), seed: Number(CRASH_SEED) }
const dayMs = 24 * 60 * 60 * 1000
/** As long as a database takes to go and come back on a machine that has much else to do. */
const outageMs = 5 * 60 * 1000

const headings = ['database', 'processes', 'rounds', 'acknowledged', 'refused', 'lost', 'twice', 'ms a round']
const row = (cells: readonly (string | number)[]) => cells.map((cell) => `${cell}`.padStart(13)).join('')

describeEachDatabase('kill -9 during writes', (open, kind) => {
  const writers = kind === 'sqlite' ? 1 : 3

  function show({ rounds, acknowledged, refused, lost, twice, milliseconds }: CrashReport) {
    const pace = Math.round(milliseconds / rounds)
    const cells = [kind, writers, rounds, acknowledged, refused, lost.length, twice.length, pace]
    console.log(`${row(headings)}\n${row(cells)}`)
  }

  test(
    'loses nothing that was acknowledged, and makes nothing twice',
    async () => {
      const { location } = await open()
      const report = await crash(location, { ...asked, writers, ...(CRASH_ROUNDS && { tell: show }) })
      if (CRASH_ROUNDS) show(report)
      expect([...report.lost, ...report.twice].slice(0, 20)).toEqual([])
      expect(report.acknowledged).toBeGreaterThan(0)
    },
    dayMs,
  )

  test.skipIf(CRASH_ROUNDS)('is noticed where something is acknowledged before it is written', async () => {
    const { location } = await open()
    const { lost } = await crash(location, { rounds: 1, seed: asked.seed, writers, hurries: true })
    expect(lost[0]).toContain('is 0 times there')
  })
})

describe.skipIf(CRASH_ROUNDS)('kill -9 during writes beside a database that goes away', () => {
  test(
    'takes an act that the database refused as not acknowledged, and goes on when it is back',
    async (context) => {
      const postgres = await startPostgres()
      if ('missing' in postgres) return context.skip(postgres.missing)
      const location = { databaseUrl: postgres.url, dataDir: '' }
      const database = await openDatabase(location)
      await database.migrate()
      await database.close()
      const outage = { round: 2, begin: () => postgres.halt('fast'), end: postgres.start }
      const report = await crash(location, { rounds: 4, seed: asked.seed, writers: 3, outage }).finally(postgres.stop)
      expect([...report.lost, ...report.twice]).toEqual([])
      expect(report.refused).toBeGreaterThan(0)
    },
    outageMs,
  )
})
