/** Renders every component once, so that its preview shows something before any script has run. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildDir, catalogDir } from './paths.ts'

type Renderer = { paths: string[]; render(path: string): string }

export async function buildPreviews(): Promise<string> {
  const { paths, render } = (await import(pathToFileURL(join(buildDir, 'ssr/preview.js')).href)) as Renderer
  rmSync(join(catalogDir, 'previews'), { recursive: true, force: true })
  for (const path of paths) {
    const html = render(path)
    const file = join(catalogDir, 'previews', `${path}.json`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify({ html, styleAttributes: styleAttributes(html) }))
  }
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
