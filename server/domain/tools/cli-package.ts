/** The command line package as the site hands it out: packed from what the build left, with the site it belongs to. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tarball } from './tarball.ts'

export type CliPackage = {
  version: string
  bytes: Buffer
  /** As lockfiles of npm have it (W3C Subresource Integrity). */
  integrity: string
}

/**
 * Packs it. Its `homepage` is the site it is served by: the program asks that site and no other, so that a key never goes
 * elsewhere.
 *
 * @param buildDir the folder of the build; throws where that holds no package
 * @param siteUrl the site's public address
 */
export function packCli(buildDir: string, siteUrl: string): CliPackage {
  const dir = join(buildDir, 'cli')
  const about = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { version: string; bin: object }
  const programs = new Set<unknown>(Object.values(about.bin))
  const files = readdirSync(dir).map((name) => ({
    name,
    bytes:
      name === 'package.json'
        ? Buffer.from(`${JSON.stringify({ ...about, homepage: siteUrl }, null, 2)}\n`)
        : readFileSync(join(dir, name)),
    isProgram: programs.has(name),
  }))
  const bytes = tarball(files)
  return { version: about.version, bytes, integrity: `sha512-${createHash('sha512').update(bytes).digest('base64')}` }
}

/** Whether a version comes before another: both as in "4.6.0", and what is written otherwise before nothing. */
export function isBefore(version: string, other: string): boolean {
  const [one, two] = [version, other].map((text) =>
    /^\d{1,6}\.\d{1,6}\.\d{1,6}$/.test(text) ? text.split('.').map(Number) : null,
  )
  if (!one || !two) return false
  const at = one.findIndex((part, index) => part !== two[index])
  return at >= 0 && (one[at] ?? 0) < (two[at] ?? 0)
}
