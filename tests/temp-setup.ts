/** Vitest global setup: temporary folders of tests stand in one folder, which goes when the run ends. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export function setup() {
  const before = process.env.TMPDIR
  const folder = mkdtempSync(join(tmpdir(), 'millwork-tests-'))
  // Workers are started with this environment, and os.tmpdir() reads it.
  process.env.TMPDIR = folder
  return () => {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
    rmSync(folder, { recursive: true, force: true })
  }
}
