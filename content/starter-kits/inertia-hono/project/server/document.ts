import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render } from '#client/ssr.tsx'
import type { PageObject } from './inertia/inertia.ts'

/** Where the build of the client lies, beside that of the server. */
export const clientFolder = join(import.meta.dirname, '../client')

/** Before the first paint, so that no theme flashes. client/lib/theme.ts does it from then on. */
const applyTheme = `
var theme = null
try { theme = localStorage.getItem('theme') } catch {}
if (theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)) {
  document.documentElement.classList.add('dark')
}`

/** Allows the one script that stands in documents, by what it says. */
export const scriptHash = `'sha256-${createHash('sha256').update(applyTheme).digest('base64')}'`

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>
type Client = {
  /** Changes with its files. */
  version: string
  /** What loads it, for a page. */
  tags: (component: string) => string
}

function builtClient(): Client {
  const text = readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8')
  const manifest = JSON.parse(text) as Manifest
  /** A part with all that it imports. */
  const partsOf = (name: string): string[] => [name, ...(manifest[name]?.imports ?? []).flatMap(partsOf)]
  const entry = 'client/app.tsx'
  return {
    version: createHash('sha256').update(text).digest('base64url').slice(0, 16),
    tags: (component) => {
      const { file, css = [] } = manifest[entry]!
      const parts = new Set([entry, `client/pages/${component}.tsx`].flatMap(partsOf))
      parts.delete(entry)
      return [
        ...css.map((path) => `<link rel="stylesheet" href="/${path}">`),
        `<script type="module" src="/${file}"></script>`,
        ...[...parts].map((name) => `<link rel="modulepreload" href="/${manifest[name]!.file}">`),
      ].join('\n')
    },
  }
}

/** What @vitejs/plugin-react adds to an index.html, which there is none of here. */
const developedClient: Client = {
  version: 'dev',
  tags: () => `<link rel="stylesheet" href="/client/app.css">
<script type="module">
import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
</script>
<script type="module" src="/@vite/client"></script>
<script type="module" src="/client/app.tsx"></script>`,
}

const { tags, version } = import.meta.env.PROD ? builtClient() : developedClient
export { version }

/** The document around a page, drawn on the server. */
export async function document(page: PageObject): Promise<string> {
  const { head, body } = await render(page)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="Figures, goals and invoices in one place.">
<script>${applyTheme}</script>
${head.join('\n')}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${tags(page.component)}
</head>
<body>
${body}
</body>
</html>
`
}
