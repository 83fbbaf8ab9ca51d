/** npm run check: types, lint and format, at once; `npm run check -- audit` asks for known weaknesses instead. */
import { spawn } from 'node:child_process'
import { root } from '#toolchain/paths.ts'

const checks = {
  types: ['tsc', '--noEmit'],
  lint: ['oxlint', '--deny-warnings'],
  format: ['prettier', '--check', '--log-level=warn', '.'],
}

type Outcome = { name: string; ok: boolean; output: string }

/** Runs every check and prints what those that failed have to say. */
export async function check(): Promise<Outcome[]> {
  const outcomes = await Promise.all(Object.entries(checks).map(([name, command]) => run(name, command)))
  for (const { name, ok, output } of outcomes) console.log(ok ? `✓ ${name}` : `✗ ${name}\n${output}`)
  return outcomes
}

function run(name: string, [program, ...words]: string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(`node_modules/.bin/${program}`, words, { cwd: root })
    let output = ''
    child.stdout.on('data', (text) => (output += text))
    child.stderr.on('data', (text) => (output += text))
    child.on('close', (code) => resolve({ name, ok: code === 0, output }))
  })
}

if (import.meta.main && process.argv[2] === 'audit') await import('./audit.ts')
else if (import.meta.main) {
  const outcomes = await check()
  process.exit(outcomes.every(({ ok }) => ok) ? 0 : 1)
}
