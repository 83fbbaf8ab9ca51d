/** What Git says of files, where there is Git. */
import { execFile } from 'node:child_process'

/**
 * Which of these files have changes that are in no commit, new files among them.
 *
 * @returns null where Git does not keep this project, or is not installed
 */
export async function uncommitted(root: string, paths: readonly string[]): Promise<string[] | null> {
  const inside = await git(root, ['rev-parse', '--show-prefix'])
  if (inside === null) return null
  const prefix = inside.trim()
  const changed: string[] = []
  for (let at = 0; at < paths.length; at += atOnce) {
    const some = paths.slice(at, at + atOnce)
    const status = await git(root, [
      'status',
      '--porcelain=v1',
      '-z',
      '--no-renames',
      '--untracked-files=all',
      '--',
      ...some,
    ])
    if (status === null) return null
    for (const line of status.split('\0')) if (line) changed.push(line.slice(3 + prefix.length))
  }
  return changed
}

const atOnce = 100

/** Runs Git without what a project's own configuration may have it run. */
function git(root: string, words: string[]): Promise<string | null> {
  const options = { cwd: root, maxBuffer: 64 * 1024 * 1024, encoding: 'utf8', timeout: 30_000 } as const
  return new Promise((resolve) => {
    execFile('git', ['--literal-pathspecs', '-c', 'core.fsmonitor=false', ...words], options, (error, stdout) =>
      resolve(error ? null : stdout),
    )
  })
}
