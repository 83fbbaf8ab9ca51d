/** Renders every component once, with its styles, so that its preview shows something before any script has run. */
import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ListNames } from '#shared/list-names.ts'
import { methodKey } from '#toolchain/stamps/method.ts'
import { load, readOwn, readText } from '#toolchain/stamps/record.ts'
import { buildDir, catalogDir, componentsDir } from '#toolchain/paths.ts'
import { foreignClasses } from './previews/foreign-classes.ts'
import { opaqueSource } from './previews/opaque-classes.ts'
import { opaqueStyles } from './previews/opaque-styles.ts'
import { createPreviewStyles } from './previews/preview-styles.ts'

type Renderer = { paths: string[]; render(path: string): string }

/** Styles by what they were made from and by what made them: making them takes longer than all else here. */
type MadeStyles = Record<string, string>

const stylesFile = join(buildDir, 'preview-styles.json')

export async function buildPreviews(): Promise<string> {
  const { paths, render } = await load<Renderer>(join(buildDir, 'preview-renderer/ssr.js'))
  rmSync(join(catalogDir, 'previews'), { recursive: true, force: true })
  const { sharedStyles, stylesFor } = await createPreviewStyles()
  const before = JSON.parse(readOwn(stylesFile) ?? '{}') as MadeStyles
  const made: MadeStyles = {}
  const method = methodKey(['scripts/build/previews.ts'])
  for (const path of paths) {
    const html = render(path)
    const source = readText(join(componentsDir, `${path}.tsx`))
    const { names } = opaqueSource(source, path)
    const [foreign] = foreignClasses(html, new Set(Object.values(names)))
    if (foreign !== undefined) throw new Error(`The preview of ${path} shows the class “${foreign}”.`)
    const key = createHash('sha256').update(method).update(sharedStyles).update(source).digest('base64url')
    const css = (made[key] = before[key] ?? opaqueStyles(await stylesFor(wordsOf(names)), names))
    const file = join(catalogDir, 'previews', `${path}.json`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify({ html, css, styleAttributes: styleAttributes(html), names }))
  }
  writeFileSync(stylesFile, JSON.stringify(made))
  return `${paths.length} previews`
}

/** All classes that stand in lists. */
const wordsOf = (names: ListNames) => [...new Set(Object.keys(names).flatMap((list) => list.split(' ')))]

/** The style attributes in rendered HTML: each is allowed by its hash in the preview's Content-Security-Policy. */
function styleAttributes(html: string): string[] {
  return [...new Set([...html.matchAll(/\sstyle="([^"]*)"/g)].map(([, value = '']) => unescapeHtml(value)))]
}

const unescapeHtml = (text: string) =>
  text
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
