/** What of the built client a page can run and wear, so that a change elsewhere in the client leaves it alone. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { firstStyles } from '#server/http/first-styles.ts'
import { root } from '#toolchain/paths.ts'

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[] }

const built = join(root, 'build/client')
const textOf = (file: string) => readFileSync(join(built, file), 'utf8')
const isPage = /^client\/pages\/.*\.tsx$/
/** Names of files hold a hash over what is in them, which would carry every change everywhere. */
const hashInName = /-[\w-]{8}(?=\.(?:js|css|woff2)\b)/g

/**
 * @param component the name of a page, as `app/components/show`
 * @param data what the page shows, in which classes may stand
 * @returns the code of all chunks that the page loads or may load, other pages left out, and the rules of the
 *   stylesheets whose classes occur in them
 */
export function clientOfPage(component: string, data: string): string {
  const manifest = JSON.parse(textOf('.vite/manifest.json')) as Record<string, Chunk>
  const chunks = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || chunks.has(name)) return
    chunks.add(name)
    for (const each of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) if (!isPage.test(each)) visit(each)
  }
  const page = `client/pages/${component}.tsx`
  if (!manifest[page]) throw new Error(`The client that was built has no page ${component}.`)
  for (const name of ['client/entry.tsx', 'client/preview/entry.ts', page]) visit(name)
  const loaded = [...chunks].map((name) => manifest[name]!)
  const code = loaded.map(({ file }) => textOf(file).replace(hashInName, '')).toSorted()
  const sheets = [...new Set(loaded.flatMap(({ css = [] }) => css))].toSorted()
  const words = new Set([...code, data].flatMap((text) => text.match(/[^\s"'`]+/g) ?? []))
  const worn = `<i class="${[...words].join(' ')}">`
  return [...code, ...sheets.map((file) => firstStyles(textOf(file))(worn).replace(hashInName, ''))].join('\n')
}
