import type { Context } from 'hono'
import { needed } from '#shared/needed.ts'
import { snippetFileOf, viteProject } from '#shared/snippet/vite-project.ts'
import type { AppEnv } from '../../http/app-env.ts'
import { compiledOf } from '../../domain/library/compiled.ts'
import { plainSnippet } from '../../domain/library/snippet.ts'
import { notFound } from '../../http/errors.ts'
import { sandboxPolicy, formatPolicy } from '../../http/security-headers.ts'
import { sandboxDocument, sandboxOrigin, sandboxStyles } from '../../page/sandbox-document.ts'
import { askedCode } from './asked-code.ts'

/**
 * The page from which a component goes to StackBlitz, for whoever may read its code. It stands between, because only a
 * page of its own can be allowed to send a form there, and because what leaves should be told before it does.
 */
export async function sandboxPage(c: Context<AppEnv>, path: string) {
  const { catalogue, env } = c.var.deps
  const asked = await askedCode(c, path, { fallback: 'html' })
  if (!asked) return notFound(c)
  const { meta, flavour, palette } = asked
  // The project brings its own Tailwind CSS, so there is no need of an old one.
  const style = { ...asked.style, tailwind: 'v4' as const }
  const answer = plainSnippet(compiledOf(catalogue, meta), flavour, { siteUrl: env.siteUrl, palette, style })
  const { title, free } = meta
  const wanted = answer.files.find(({ label }) => label === asked.file) ?? answer.files[0]
  const file = needed(wanted, 'A snippet was finished without a file.')
  const files = viteProject({ ...answer, title, file, style })
  c.header('Cache-Control', 'private, no-cache')
  c.header('Content-Security-Policy', formatPolicy(sandboxPolicy(sandboxStyles, sandboxOrigin)))
  return c.html(sandboxDocument({ title, flavour, files, free, opened: snippetFileOf(flavour, file.fileName) }))
}
