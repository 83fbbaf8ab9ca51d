import { createHash } from 'node:crypto'
import { raw } from 'hono/html'

// Before the first paint, so that no theme flashes. src/lib/theme.ts does it from then on.
const code = `
  var theme = null
  try {
    theme = localStorage.getItem('theme')
  } catch {}
  if (theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)) {
    document.documentElement.classList.add('dark')
  }
`

export const themeScript = raw(`<script>${code}</script>`)

/** Lets it, and no other inline script, through the Content-Security-Policy. */
export const themeScriptHash = `'sha256-${createHash('sha256').update(code).digest('base64')}'`
