/**
 * Refuses commits whose subject is longer than 72 characters, which tools that list commits cut off. Earlier ones stay
 * as they are: it looks at those that follow the commit which added this file. Run before anything is installed, so
 * it keeps to node: imports.
 */
import { spawnSync } from 'node:child_process'
import { dirname } from 'node:path'

const longest = 72
const file = import.meta.filename

const added = git('log', '--diff-filter=A', '--format=%H', '--', file)?.split('\n').at(-1)
// In a shallow clone the oldest commit seems to add every file; what lies before it cannot be seen.
const listed = added ? git('log', '--no-merges', '--format=%h %s', `${added}..HEAD`) : null
const commits = listed?.split('\n').filter(Boolean) ?? []
const lengthOf = (subject) => Array.from(subject).length
const refused = commits.filter((line) => lengthOf(line.slice(line.indexOf(' ') + 1)) > longest)
if (refused.length > 0) {
  const list = refused.map((line) => `  ${line}`).join('\n')
  fail(
    `The subject of a commit has at most ${longest} characters, so that no list cuts it off. These have more:\n${list}`,
  )
}

/** What git prints; null where there is no git, no repository or nothing in it yet. */
function git(...words) {
  const env = { ...process.env, LC_ALL: 'C' }
  const { status, stdout, stderr, error } = spawnSync('git', words, { cwd: dirname(file), encoding: 'utf8', env })
  if (status === 0) return stdout.trim()
  if (error?.code === 'ENOENT' || /not a git repository|does not have any commits yet/.test(stderr)) return null
  // Whoever owns the folder otherwise, or keeps half a repository, is not to be held up by this.
  console.warn(`The subjects of commits could not be read: git ${words[0]} said\n${stderr || error}`)
  return null
}

function fail(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}
