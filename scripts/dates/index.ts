/** npm run dates -- <part of a test's path>: the tests that could know the date or the place, at other dates and places. */
import { parseArgs } from 'node:util'
import { allMoments, usualMoments, type Moment } from './moments.ts'
import { runAt, type Outcome } from './run.ts'
import { table } from './table.ts'
import { present } from '#toolchain/present.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    at: { type: 'string' },
    zone: { type: 'string', default: 'UTC' },
    seed: { type: 'string', multiple: true },
    pick: { type: 'string' },
  },
})

/** What is pure knows neither time nor place: tests/clock.test.ts holds those two rooms to it. */
const usual = ['--project=unit', '--project=server', '--exclude=compiler/**', '--exclude=shared/**']
const words = positionals.length > 0 ? positionals : usual
const today = Temporal.Now.plainDateISO('UTC').toString()
const asked: Moment[] = values.at
  ? [{ at: values.at, zone: values.zone, why: 'as asked' }]
  : values.all
    ? allMoments(today)
    : usualMoments(today)
const moments = asked.filter(({ at, zone }) => `${at} ${zone}`.includes(values.pick ?? ''))
const seeds = (values.seed ?? []).map(Number)

const outcomes: [Moment, Outcome][] = []
async function look(moment: Moment, seed?: number) {
  const outcome = await runAt(moment, { words, seed })
  const named = seed === undefined ? moment : { ...moment, why: `shuffled, seed ${seed}` }
  outcomes.push([named, outcome])
  const { at, zone, why } = named
  console.log(`${at} ${zone}, ${why}: ${outcome.passed} passed, ${outcome.failed.length} failed, ${outcome.seconds} s`)
  for (const failure of outcome.failed) console.log(`  ${failure}`)
}

for (const moment of seeds.length > 0 ? [] : moments) await look(moment)
for (const seed of seeds) await look(present(moments[seed % moments.length], 'a moment that was picked'), seed)
console.log(`\n${table(outcomes)}`)
const isGood = outcomes.length > 0 && outcomes.every(([, { failed, passed }]) => failed.length === 0 && passed > 0)
process.exit(isGood ? 0 : 1)
