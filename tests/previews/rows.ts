/** Previews are looked at again when their component changed, or how all of them are made. */
import { rowsOf } from '#tests/unchanged.ts'
import { filesBelow, hashFiles } from '#toolchain/hash-tree.ts'
import { versionsOf } from '#verify/subject-hash.ts'

const makers = [
  'compiler/tailwind/class-names.ts',
  'compiler/tailwind/class-strings.ts',
  'client/preview/base.css',
  'client/preview/inter-basic.css',
  'client/preview/preview.css',
  'client/preview/sample.tsx',
  'client/preview/ssr.tsx',
  'scripts/build/previews.ts',
  'scripts/build/previews/opaque-classes.ts',
  'scripts/build/previews/opaque-styles.ts',
  'scripts/build/previews/preview-styles.ts',
  'shared/list-names.ts',
  'shared/recolor/preview-roles.css',
  'tests/previews',
]
const libraries = 'react react-dom @headlessui/react @heroicons/react clsx tailwindcss @tailwindcss/vite'

/** Part of a path, where `npm run previews` was asked to look; undefined where nobody writes down. */
export const asked = process.env.MILLWORK_PREVIEWS

/** The rows of a suite of previews, by paths of components. */
export function previewRows(suite: string, paths: readonly string[], own: string[] = []) {
  const files = makers.flatMap((path) => filesBelow(path)).filter((file) => !file.endsWith('.spec.ts'))
  const method = `${hashFiles([...files, ...own])} ${versionsOf(libraries)}`
  const only = (path: string) => path.includes(asked ?? '')
  const dependsOn = Object.fromEntries(paths.map((path) => [path, [`content/components/${path}.tsx`]]))
  return rowsOf(suite, dependsOn, { method, mode: asked === undefined ? 'look' : 'changed', only, concurrent: true })
}
