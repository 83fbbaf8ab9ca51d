/** The site this program came from: keys go there and nowhere else. */
import { readFileSync, realpathSync } from 'node:fs'
import { cliCommand } from '#shared/cli.ts'
import { site } from '#shared/site.ts'
import { exits, Fault } from '../fault.ts'

/**
 * The site's address without a slash at its end: the one that served this package, which its package.json says, or
 * another of MILLWORK_SITE, for those who run the site themselves. What lies in a project never decides it, or a project
 * of somebody else's could have our reader's key sent there.
 */
export function siteOrigin(env: NodeJS.ProcessEnv): string {
  const said = env.MILLWORK_SITE || homepage() || site.defaultUrl
  try {
    const url = new URL(said)
    if (url.protocol === 'https:' || url.protocol === 'http:') return url.origin
  } catch {
    // Said below.
  }
  throw new Fault(`“${said}” is no address of a site.`, {
    exit: exits.usage,
    todo: 'Set MILLWORK_SITE to one, or leave it out.',
  })
}

function homepage(): string | undefined {
  try {
    const { homepage: said } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
      homepage?: string
    }
    return said
  } catch {
    return undefined
  }
}

/**
 * How the program is run again: by its name where it is installed, else by npx from where it came.
 *
 * @param script the path of what runs
 */
export function programName(env: NodeJS.ProcessEnv, script = ''): string {
  const own = homepage()
  const isPassing = /[\\/]_npx[\\/]/.test(realPath(script))
  return isPassing && own && !env.MILLWORK_SITE ? cliCommand(own) : site.slug
}

function realPath(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return path
  }
}

/** Whether what is sent there stays between the two. */
export const isPrivate = (origin: string): boolean => {
  const { protocol, hostname } = new URL(origin)
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}
