/**
 * How our command line package is run. Its name on npm is nobody's yet, so anybody could take it: every command that is
 * shown runs the tarball that the site itself serves, with its version.
 */
import { site } from './site.ts'
import { urls } from './urls.ts'

/** What a tarball of the package is called in addresses. */
export const cliFile = (version: string = site.version) => `${site.slug}-${version}.tgz`

/**
 * A command of the package as somebody types it.
 *
 * @param origin the site's public address, without a slash at its end
 * @param rest what comes after the program's name, as in "add alerts-dismissible"
 */
export function cliCommand(origin: string, rest = ''): string {
  const command = `npx ${origin}${urls.cliTarball(cliFile())}`
  return rest === '' ? command : `${command} ${rest}`
}
