/** One run of the tests, in a process of its own under a clock, a zone and a language of its own. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '#toolchain/paths.ts'
import { languageOf, shiftTo, type Moment } from './moments.ts'

export type Outcome = { passed: number; failed: string[]; seconds: number }

/** What vitest's JSON reporter writes, as far as it is read here. */
type Report = {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

/**
 * Runs tests as if it were another moment. With a seed, in an order drawn by it, and so with what tests draw by chance.
 * Rejects when the runner itself breaks.
 */
export async function runAt(
  moment: Moment,
  { words, seed }: { words: string[]; seed: number | undefined },
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'dates-'))
  const file = join(folder, 'report.json')
  const shuffled = ['--sequence.shuffle.files', '--sequence.shuffle.tests', `--sequence.seed=${seed}`]
  const report = ['--reporter=json', `--outputFile=${file}`]
  const preload = `--import=${pathToFileURL(join(import.meta.dirname, 'shifted-clock.ts')).href}`
  const env = {
    ...process.env,
    TZ: moment.zone,
    LC_ALL: languageOf(moment.zone),
    CLOCK_SHIFT: String(shiftTo(moment)),
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${preload}`.trim(),
    ...(seed !== undefined && { FUZZ_SEED: String(seed) }),
  }
  const started = performance.now()
  try {
    const output = await ended(['run', ...words, ...report, ...(seed === undefined ? [] : shuffled)], env)
    return { ...read(file, output), seconds: Math.round((performance.now() - started) / 1000) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Waits for vitest to end; answers what it said. */
function ended(words: string[], env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(root, 'node_modules/.bin/vitest'), words, { cwd: root, env })
    let output = ''
    child.stdout.on('data', (text) => (output += text))
    child.stderr.on('data', (text) => (output += text))
    child.on('error', reject)
    child.on('close', () => resolve(output))
  })
}

function read(file: string, output: string): Omit<Outcome, 'seconds'> {
  let report: Report
  try {
    report = JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch (cause) {
    throw new Error(`The tests did not run:\n${output}`, { cause })
  }
  const failed = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const place = name.replace(`${root}/`, '')
    const tests = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && tests.length === 0) return [`${place}: ${firstLine(message)}`]
    return tests.map(({ fullName, failureMessages }) => `${place}: ${fullName}: ${firstLine(failureMessages[0] ?? '')}`)
  })
  return { passed: report.numPassedTests, failed }
}

const firstLine = (text: string) => text.split('\n', 1).join('')
