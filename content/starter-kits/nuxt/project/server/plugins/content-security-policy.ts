import { randomBytes } from 'node:crypto'

/** Scripts run only where they carry the nonce of their page. While developing, Vite has scripts of its own. */
export default defineNitroPlugin((nitro) => {
  if (import.meta.dev) return
  nitro.hooks.hook('render:html', (html, { event }) => {
    const nonce = randomBytes(16).toString('base64')
    // What Nuxt itself wrote; the body of the page is left as it is.
    for (const part of ['head', 'bodyAppend'] as const)
      html[part] = html[part].map((markup) => markup.replaceAll('<script', `<script nonce="${nonce}"`))
    setResponseHeader(
      event,
      'Content-Security-Policy',
      [
        "default-src 'self'",
        `script-src 'self' 'nonce-${nonce}'`,
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ].join('; '),
    )
  })
})
