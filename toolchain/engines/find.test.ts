/** An engine that cannot take our commands is as good as none. */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { findEngine, howToGet } from './find.ts'

const folder = mkdtempSync(join(tmpdir(), 'firefox-'))
const before = process.env.FIREFOX_PATH
afterEach(() => {
  if (before === undefined) delete process.env.FIREFOX_PATH
  else process.env.FIREFOX_PATH = before
  rmSync(folder, { recursive: true, force: true })
})

/** Puts a program in Firefox's place that says it is this version. */
function pretend(version: string) {
  const program = join(folder, 'firefox')
  writeFileSync(program, `#!/bin/sh\necho 'Mozilla Firefox ${version}'\n`)
  chmodSync(program, 0o755)
  process.env.FIREFOX_PATH = program
}

test('a Firefox of last year is not taken, and what to install is said', () => {
  pretend('153.7.0esr')
  expect(findEngine('gecko')?.version).toBe('Firefox 153.7.0esr')
  pretend('140.12.0esr')
  expect(findEngine('gecko')).toBeUndefined()
  expect(howToGet('gecko')).toContain('or older than 153')
  expect(howToGet('webkit')).not.toContain('older')
})
