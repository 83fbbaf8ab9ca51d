/**
 * npm run check -- audit: asks the registry which of the packages in the lockfile have known weaknesses. Not a part of
 * npm test, which asks nobody for anything. Ends with 0 where none is known, 1 where some are, 2 where nobody answered.
 */
import { spawnSync } from 'node:child_process'
import { root } from '#toolchain/paths.ts'
import { readAudit, sentencesOf, type Audit } from './read-audit.ts'

/** What runs in production first; then everything, which also builds and tests. */
const scopes = { production: ['--omit=dev'], all: [] }

/** Asks npm; its answer is JSON, of which an error is also a kind. */
function ask(flags: string[]): Audit {
  const { stdout, stderr, error } = spawnSync('npm', ['audit', '--json', '--package-lock-only', ...flags], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    timeout: 120_000,
  })
  return readAudit(stdout ?? '', error?.message ?? stderr ?? '')
}

let code = 0
for (const [scope, flags] of Object.entries(scopes)) {
  const audit = ask(flags)
  if (!audit.ok) {
    console.error(`✗ ${scope}: nothing is known, since the registry could not be asked (${audit.reason}).`)
    code = 2
    continue
  }
  for (const sentence of sentencesOf(audit.findings)) console.log(`  ${sentence}`)
  const count = audit.findings.length
  console.log(
    `${count === 0 ? '✓' : '✗'} ${scope}: ${count === 0 ? 'no known weakness' : `${count} packages have known weaknesses`} in ${audit.packages} packages`,
  )
  if (count > 0 && code === 0) code = 1
}
process.exit(code)
