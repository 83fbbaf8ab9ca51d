import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#toolchain/paths.ts'

/** Runs the bootstrap as if on another system; the command is one that does not exist, so that nothing is installed. */
function bootstrapOn(platform: string) {
  const preload = `Object.defineProperty(process, 'platform', { value: '${platform}' })`
  const address = `data:text/javascript,${encodeURIComponent(preload)}`
  const script = join(root, 'scripts/run.mjs')
  const { status, stderr } = spawnSync(process.execPath, ['--import', address, script, 'no-such-command'], {
    encoding: 'utf8',
  })
  return { status, stderr: stderr.trim() }
}

test('on Windows a command says what works instead, and does nothing', () => {
  expect(bootstrapOn('win32')).toEqual({
    status: 1,
    stderr: 'Millwork runs on Linux, on macOS, and on Windows in WSL 2: open a WSL 2 shell and run this command there.',
  })
})

test.each(['linux', 'darwin'])('on %s it goes on to look for the command', (platform) => {
  const { status, stderr } = bootstrapOn(platform)
  expect(status).toBe(1)
  expect(stderr).toMatch(/^There is no command "no-such-command"\. Known: start, /)
})
