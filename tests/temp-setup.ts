/** Vitest global setup: temporary folders of tests stand in one folder, which goes when the run ends. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

const prefix = 'millwork-tests-'

export function setup() {
  // Each kind of test asks for one, and a folder within a folder within a folder has a longer name than Chromium's
  // socket may have: it does not start.
  if (basename(tmpdir()).startsWith(prefix)) return
  const before = process.env.TMPDIR
  const folder = mkdtempSync(join(tmpdir(), prefix))
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
