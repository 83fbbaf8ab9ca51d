/**
 * Processes that are killed while they write: nothing that was acknowledged is lost, and nothing is there twice. A few
 * rounds on both databases here; `npm run crash` goes as many as it is told.
 */
import { expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import { crash, type CrashReport } from './testing/crash/run.ts'

const { CRASH_ROUNDS, CRASH_SEED = '1' } = process.env
const asked = { rounds: Number(CRASH_ROUNDS ?? 3), seed: Number(CRASH_SEED) }
const dayMs = 24 * 60 * 60 * 1000

const headings = ['database', 'processes', 'rounds', 'acknowledged', 'lost', 'twice', 'ms a round']
const row = (cells: readonly (string | number)[]) => cells.map((cell) => `${cell}`.padStart(13)).join('')

describeEachDatabase('kill -9 during writes', (open, kind) => {
  const writers = kind === 'sqlite' ? 1 : 3

  function show({ rounds, acknowledged, lost, twice, milliseconds }: CrashReport) {
    const pace = Math.round(milliseconds / rounds)
    console.log(`${row(headings)}\n${row([kind, writers, rounds, acknowledged, lost.length, twice.length, pace])}`)
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
