/** Which suite takes how many seconds of a run: what `npm test` may cost is given out like money. */
import { type Duration } from './slowest.ts'

/** So many seconds a whole run may take on two cores. */
export const budget = 12 * 60

/** How long a run took in its parts, in seconds. */
export type Run = { checks: number; tests: number; day: string; cores: number }

/**
 * A page that says what each suite took. Files are played beside each other, so a suite's seconds are its share of the
 * time that passed: they add up to the run.
 *
 * @param durations in milliseconds
 * @param leftOut tests that were not played: a run that leaves out less takes longer
 */
export function costsPage(durations: readonly Duration[], { checks, tests, day, cores }: Run, leftOut: number): string {
  const own = new Map<string, { time: number; files: number }>()
  for (const { file, reading, playing } of durations) {
    const { time, files } = own.get(suiteOf(file)) ?? { time: 0, files: 0 }
    own.set(suiteOf(file), { time: time + reading + playing, files: files + 1 })
  }
  const sum = [...own.values()].reduce((all, { time }) => all + time, 0)
  const rows = [...own]
    .map(([suite, { time, files }]) => ({ suite: `\`${suite}\``, files, seconds: sum ? (time / sum) * tests : 0 }))
    .toSorted((one, other) => other.seconds - one.seconds)
  const whole = checks + tests
  const lines = [
    ...rows.map(({ suite, files, seconds }) => `| ${suite} | ${files} | ${seconds.toFixed(0)} |`),
    `| types, lint, format and the like | | ${checks.toFixed(0)} |`,
    `| **all** | ${durations.length} | **${whole.toFixed(0)}** |`,
  ]
  return `# What the tests cost

Written by \`npm test -- --costs\` on ${day}, on ${cores} cores; ${leftOut} tests were left out, since nothing of theirs changed since they passed. Suites are played beside each other: the seconds of each are its share of the run. A run may take ${budget} seconds; what does not fit has a command of its own (\`README.md\`).

| suite | files | seconds |
| ----- | ----: | ------: |
${lines.join('\n')}
`
}

/** @returns the folder below `tests`, or the first of any other path */
function suiteOf(file: string): string {
  const [first = '', second = ''] = file.split('/')
  return first === 'tests' && !/\.(?:spec|test)\.ts$/.test(second) ? `tests/${second}` : first
}
