/** Vitest global setup: temporary folders of tests stand in one folder, which goes when the run ends. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export function setup() {
  const before = process.env.TMPDIR
  const folder = mkdtempSync(join(tmpdir(), 'millwork-tests-'))
  // A database server runs as another user, who must get to its own folder in here.
  chmodSync(folder, 0o711)
  // Workers are started with this environment, and os.tmpdir() reads it.
  process.env.TMPDIR = folder
  return () => {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
    rmSync(folder, { recursive: true, force: true })
  }
}
