/** Certificates as compose.yaml has them, made by its script in a folder of their own. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const hasOpenssl = (() => {
  try {
    return execFileSync('openssl', ['version'], { stdio: ['ignore', 'pipe', 'ignore'] }).length > 0
  } catch {
    return false
  }
})()

/** Runs the script for a folder, in which everything belongs to who runs the tests; `said` is what it made. */
export function certificates(folder = mkdtempSync(join(tmpdir(), 'certificates-'))) {
  const owner = `${process.getuid?.()}:${process.getgid?.()}`
  const env = { ...process.env, APP_OWNER: owner, POSTGRES_OWNER: owner }
  const said = execFileSync('/bin/sh', ['deploy/certificates.sh', folder], { env, encoding: 'utf8' })
  return { folder, said, at: (file: string) => join(folder, file) }
}
