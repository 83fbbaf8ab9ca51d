import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Documents = ReturnType<typeof readDocuments>

/**
 * The pages that were built. An application of one page has index.html alone, which is every page of it and the one that
 * says that there is none; other builds have a file for each.
 */
export function readDocuments(folder = 'dist') {
  const names = readdirSync(folder).filter((name) => name.endsWith('.html'))
  const texts = Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
  const index = texts['index.html']
  if (index === undefined) throw new Error(`There is no index.html in ${folder}: run "npm run build" first.`)
  return {
    folder,
    of: (path: string) => texts[`${path.slice(1)}.html`] ?? index,
    /** The addresses of everything else: scripts, styles, and what lies in public. */
    files: new Set(
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => !name.endsWith('.html'))
        .map((name) => `/${name.replaceAll('\\', '/')}`),
    ),
    notFound: texts['404.html'] ?? index,
    /** What lets the inline scripts of these pages, and no other, through the Content-Security-Policy. */
    scripts: [...new Set(Object.values(texts).flatMap(inlineScripts))],
  }
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
}
