/** What a proof is bound to; the build reckons it too, to show only proofs that still hold. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#toolchain/paths.ts'
import { flavours, type Flavour } from '#shared/catalog.ts'

/** Packages whose behaviour a snippet shows, or which make its stylesheet. */
const libraries =
  'react react-dom @headlessui/react @heroicons/react clsx vue @headlessui/vue @heroicons/vue svelte bits-ui ' +
  '@internationalized/date alpinejs @alpinejs/focus tailwindcss tailwindcss-v3 axe-core'

/** Names and versions of the installed libraries. */
export const libraryVersions = (): string => versionsOf(libraries)

/** Names and versions of installed packages, whose names stand in a row with spaces between. */
export const versionsOf = (names: string): string =>
  names
    .split(' ')
    .map((name) => {
      const { version } = JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')) as {
        version: string
      }
      return `${name}@${version}`
    })
    .join(' ')

/** The hash a proof is bound to: over every file a customer may copy, and the libraries. */
export function subjectHash(files: Record<Flavour, { fileName: string; code: string }[]>, versions: string): string {
  const hash = createHash('sha256').update(versions)
  for (const flavour of flavours)
    for (const { fileName, code } of files[flavour]) hash.update(`\n${flavour} ${fileName}\n`).update(code)
  return hash.digest('hex').slice(0, 16)
}
