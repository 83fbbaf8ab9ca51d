/** Tools that only a proof needs, from npm into a folder of the build that is kept: not among what everybody installs. */
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const call = promisify(execFile)

/**
 * The folder of a package of this version, which npm is asked for once.
 *
 * @param cache where it is kept; of one version only
 * @param env with the PATH that npm is found by
 * @throws what npm says where it has none
 */
export async function fromNpm(name: string, version: string, cache: string, env: NodeJS.ProcessEnv): Promise<string> {
  const folder = join(cache, 'node_modules', name)
  if (existsSync(folder)) return folder
  mkdirSync(cache, { recursive: true })
  const words = ['install', '--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts']
  await call('npm', [...words, '--prefix', cache, `${name}@${version}`], { cwd: cache, env })
  return folder
}
