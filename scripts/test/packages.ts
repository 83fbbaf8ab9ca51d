/**
 * A hash over the packages that are installed, but for those that are here for the live previews of templates alone:
 * nothing of ours imports them, so a new template changes nothing of what our own tests run on.
 */
import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#toolchain/paths.ts'
import { createPackageHash } from '#toolchain/stamps/packages.ts'

/** What only templates import; the previews are built by what is installed here (scripts/goods/build-preview.ts). */
export const onlyInTemplates = [
  '@fontsource-variable/archivo',
  '@fontsource-variable/besley',
  '@fontsource-variable/fraunces',
  '@fontsource-variable/geist',
  '@fontsource-variable/geist-mono',
  '@fontsource-variable/hanken-grotesk',
  '@fontsource-variable/martian-mono',
  'dompurify',
  'idb',
  'marked',
  'valibot',
]

type Manifest = Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>

/** The hash, of the project that lies in a folder. */
export function hashOfPackages(base = root): string {
  const manifest = JSON.parse(readFileSync(join(base, 'package.json'), 'utf8')) as Partial<Manifest>
  const named = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies }
  const own = Object.keys(named).filter((name) => !onlyInTemplates.includes(name))
  const hashOf = createPackageHash(base)
  return hash(
    'sha256',
    own
      .toSorted()
      .map((name) => `${name} ${hashOf(name)}`)
      .join('\n'),
  )
}
