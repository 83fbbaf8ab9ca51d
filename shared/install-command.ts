/**
 * The command that installs packages.
 *
 * @returns with each package in quotes, since `^` is a sign of its own in the command line of Windows; empty without any
 */
export const installCommand = (packages: readonly { name: string; version: string }[]): string =>
  packages.length > 0 ? `npm install ${packages.map(({ name, version }) => `"${name}@${version}"`).join(' ')}` : ''
