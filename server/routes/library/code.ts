import { Hono, type Context } from 'hono'
import { componentPathOf } from '#shared/component-params.ts'
import { routes } from '#shared/routes.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { compiledOf } from '../../domain/library/compiled.ts'
import { finishSnippet, plainSnippet } from '../../domain/library/snippet.ts'
import { notFound } from '../../http/errors.ts'
import { askedCode } from './asked-code.ts'
import { sandboxPage } from './sandbox-page.ts'

/**
 * The code of one component in one flavour and the asked-for colours, for whoever may read it: in the library for
 * those who are signed in, and on public pages for everyone; and as a project for StackBlitz.
 */
export const codeRoutes = new Hono<AppEnv>()
  .get(routes.appCode, (c) => code(c, componentPathOf(c.req.param())))
  .get(routes.code, (c) => code(c, componentPathOf(c.req.param())))
  .get(routes.stackBlitz, (c) => sandboxPage(c, componentPathOf(c.req.param())))

async function code(c: Context<AppEnv>, path: string) {
  const { catalogue, env } = c.var.deps
  // Whoever follows a link to it, since no script fetches it for them, gets a text to read.
  const isText = c.req.header('accept')?.includes('text/html') ?? false
  const asked = await askedCode(c, path, isText ? { fallback: 'html' } : {})
  if (!asked) return notFound(c)
  const { meta, flavour, palette, style } = asked
  c.header('Cache-Control', 'private, no-cache')
  c.header('Vary', 'Accept', { append: true })
  if (isText) {
    const { files } = plainSnippet(compiledOf(catalogue, meta), flavour, { siteUrl: env.siteUrl, palette, style })
    c.header('X-Robots-Tag', 'noindex')
    return c.text(files.map(({ code: text }) => text).join('\n'))
  }
  return c.json(await finishSnippet(compiledOf(catalogue, meta), flavour, { siteUrl: env.siteUrl, palette, style }))
}
