import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from '#toolchain/paths.ts'

// The product needs no git, so a machine may have none.
const hasGit = spawnSync('git', ['--version']).status === 0
const withGit = test.skipIf(!hasGit)

const script = 'scripts/test/subjects.mjs'
const long = `Say ${'very '.repeat(14)}much`
const short = long.slice(0, 72)

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'subjects-'))))
afterEach(() => rmSync(folder, { recursive: true }))

/** What git does here, whatever the machine's own settings are. */
function git(...words: string[]): string {
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'init.defaultBranch=main']
  const env = { PATH: process.env.PATH, HOME: folder, GIT_CONFIG_NOSYSTEM: '1', GIT_CEILING_DIRECTORIES: tmpdir() }
  const { status, stdout, stderr } = spawnSync('git', [...who, ...words], { cwd: folder, encoding: 'utf8', env })
  if (status !== 0) throw new Error(stderr)
  return stdout.trim()
}

function addScript(to = folder) {
  mkdirSync(dirname(join(to, script)), { recursive: true })
  copyFileSync(join(root, script), join(to, script))
}

function commit(subject: string) {
  writeFileSync(join(folder, 'file'), subject)
  git('add', '.')
  git('commit', '-qm', subject)
}

function check(at = folder) {
  const env = { PATH: process.env.PATH, HOME: folder, GIT_CEILING_DIRECTORIES: tmpdir() }
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(at, script)], { encoding: 'utf8', env })
  return { status, said: (stdout + stderr).trim() }
}

const silence = { status: 0, said: '' }

withGit('outside of git, and before the check itself is committed, it says nothing', () => {
  addScript()
  expect(check()).toEqual(silence)
  git('init', '-q')
  expect(check()).toEqual(silence)
  git('add', '.')
  expect(check()).toEqual(silence)
})

withGit('commits up to its own are left alone, later ones with a long subject are named', () => {
  git('init', '-q')
  commit(`Early: ${long}`)
  addScript()
  commit(`Begin: ${long}`)
  commit(short)
  expect(short.length).toBe(72)
  expect(check()).toEqual(silence)

  commit(`${short}!`)
  const first = git('rev-parse', '--short', 'HEAD')
  commit('Short again')
  commit(`Two: ${long}`)
  const second = git('rev-parse', '--short', 'HEAD')
  const { status, said } = check()
  expect(status).toBe(1)
  expect(said).toContain(`at most 72 characters`)
  expect(said.split('\n').slice(1)).toEqual([`  ${second} Two: ${long}`, `  ${first} ${short}!`])
})

withGit('a subject is counted in characters, and its body does not count', () => {
  git('init', '-q')
  addScript()
  commit('Begin')
  commit(`${'é'.repeat(72)}\n\n${long} ${long}`)
  expect(check()).toEqual(silence)
})

withGit('a shallow clone is checked as far as it goes', () => {
  git('init', '-q')
  addScript()
  commit('Begin')
  commit(`Old: ${long}`)
  commit('Middle')
  commit(`New: ${long}`)
  const clone = join(folder, 'clone')
  git('clone', '-q', '--depth', '2', pathToFileURL(folder).href, clone)
  const { status, said } = check(clone)
  expect(status).toBe(1)
  expect(said.split('\n').slice(1)).toEqual([expect.stringMatching(/^ {2}\w+ New: /)])
  git('clone', '-q', '--depth', '1', pathToFileURL(folder).href, join(folder, 'one'))
  expect(check(join(folder, 'one'))).toEqual(silence)
})
