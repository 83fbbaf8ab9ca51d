import { join } from 'node:path'
import { Hono, type Context } from 'hono'
import type { Params } from '#shared/fill-pattern.ts'
import { previewFolder, type PreviewRules } from '#shared/goods.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { sendFile } from '../../http/send-file.ts'

const types: Record<string, string> = {
  html: 'text/html; charset=UTF-8',
  js: 'text/javascript; charset=UTF-8',
  css: 'text/css; charset=UTF-8',
  json: 'application/json',
  xml: 'application/xml',
  txt: 'text/plain; charset=UTF-8',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
}

/** The files of the live previews: the same for everyone, and before any session. */
export const previewFileRoutes = new Hono<AppEnv>().get(routes.templatePreviewFile, (c) => show(c, c.req.param()))

async function show(c: Context<AppEnv>, { slug, edition, path }: Params<typeof routes.templatePreviewFile>) {
  const { buildDir } = c.var.deps
  const previews = c.var.deps.previews()
  const name = `${slug}/${edition}`
  const rules = Object.hasOwn(previews, name) ? previews[name] : undefined
  const file = rules && fileFor(rules, path)
  if (!rules || !file) return c.text('Not found', 404)
  const type = types[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
  return sendFile(c, join(buildDir, previewFolder(slug, edition), file), {
    type,
    etag: `"${rules.files[file]}"`,
    // What Vite names by its content never changes.
    cache: file.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'public, no-cache',
    status: file === '404.html' ? 404 : 200,
    headers: {
      'Content-Security-Policy': policyOf(rules),
      'X-Frame-Options': 'SAMEORIGIN',
      // Found as a page of its own, a sample would look like a real company.
      'X-Robots-Tag': 'noindex',
      // A sandboxed page has no origin of its own: what it loads must say that it may be used there.
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  })
}

/** The file a path means: itself, a page without its ending, a folder's page, or the template's own error page. */
function fileFor({ files }: PreviewRules, path: string): string | null {
  const plain = path.replace(/\/$/, '')
  const candidates = plain === '' ? ['index.html'] : [plain, `${plain}.html`, `${plain}/index.html`]
  const found = candidates.find((file) => Object.hasOwn(files, file))
  if (found) return found
  return /\.\w+$/.test(plain) || !Object.hasOwn(files, '404.html') ? null : '404.html'
}

const quoted = (hashes: string[]) => hashes.map((hash) => `'${hash}'`)

/**
 * A template is a site of its own, so it runs without our origin, and may do no more than its own files and inline
 * parts do. Alpine.js evaluates what stands in its attributes; nothing else on this site may.
 */
function policyOf({ scripts, styles, styleAttributes }: PreviewRules): string {
  return [
    "default-src 'self'",
    ["script-src 'self' 'unsafe-eval'", ...quoted(scripts)].join(' '),
    ["style-src 'self'", ...quoted(styles)].join(' '),
    ...(styleAttributes.length > 0 ? [`style-src-attr 'unsafe-hashes' ${quoted(styleAttributes).join(' ')}`] : []),
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts allow-forms',
  ].join('; ')
}
