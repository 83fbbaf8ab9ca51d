/** Renders every component once, with its styles, so that its preview shows something before any script has run. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildDir, catalogDir, contentDir } from './paths.ts'
import { createPreviewStyles } from './preview-styles.ts'

type Renderer = { paths: string[]; render(path: string): string }

/** Styles by what they were made from: making them takes longer than all else here. */
type MadeStyles = Record<string, string>

const stylesFile = join(buildDir, 'preview-styles.json')

export async function buildPreviews(): Promise<string> {
  const { paths, render } = (await import(pathToFileURL(join(buildDir, 'ssr/preview.js')).href)) as Renderer
  rmSync(join(catalogDir, 'previews'), { recursive: true, force: true })
  const { sharedStyles, stylesFor } = await createPreviewStyles()
  const before = existsSync(stylesFile) ? (JSON.parse(readFileSync(stylesFile, 'utf8')) as MadeStyles) : {}
  const made: MadeStyles = {}
  for (const path of paths) {
    const html = render(path)
    const source = readFileSync(join(contentDir, `${path}.tsx`), 'utf8')
    const key = createHash('sha256').update(sharedStyles).update(source).digest('base64url')
    const css = (made[key] = before[key] ?? (await stylesFor(source)))
    const file = join(catalogDir, 'previews', `${path}.json`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify({ html, css, styleAttributes: styleAttributes(html) }))
  }
  writeFileSync(stylesFile, JSON.stringify(made))
  return `${paths.length} previews`
}

/** The style attributes in rendered HTML: each is allowed by its hash in the preview's Content-Security-Policy. */
function styleAttributes(html: string): string[] {
  return [...new Set([...html.matchAll(/\sstyle="([^"]*)"/g)].map(([, value]) => unescapeHtml(value!)))]
}

const unescapeHtml = (text: string) =>
  text
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
