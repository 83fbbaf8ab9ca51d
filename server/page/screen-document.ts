/** A screen of a set: its members at rest, composed in one document. */
import type { CompiledPreview } from '../domain/library/catalogue.ts'
import type { Assets } from './assets.ts'
import { escapeMarkup } from '../http/escape-markup.ts'
import { iconLinks as icons } from '../http/icons.ts'
import { documentShell } from './document.ts'
import { scopePreview } from './scope-preview.ts'

type Member = { preview: CompiledPreview }
export type ComposedScreen = {
  title: string
  theme: 'light' | 'dark'
  shell: (Member & { current?: string | undefined }) | null
  parts: readonly (Member & { columns: number })[]
}

/** Its parts in one column on phones, and in twelve where there is room. */
const gridStyles = [
  '.screen-grid{display:grid;grid-template-columns:minmax(0,1fr);gap:1.5rem;padding:1.5rem 1rem}',
  '@media (width>=40rem){.screen-grid{padding:2rem}}',
  '@media (width>=64rem){.screen-grid{grid-template-columns:repeat(12,minmax(0,1fr))}',
  ...Array.from({ length: 12 }, (_, at) => `.screen-${at + 1}{grid-column:span ${at + 1}}`),
  '}',
].join('')

/** The document, and what its policy must allow. Throws where the shell has no `main` for what stands in it. */
export function screenDocument(
  assets: Assets,
  { title, theme, shell, parts }: ComposedScreen,
): { html: string; css: string; styleAttributes: string[] } {
  const scoped = parts.map(({ preview, columns }, at) => ({ ...scopePreview(preview, `p${at}-`), columns }))
  const frame = shell && scopePreview(shell.preview, 'shell-')
  const grid = `<div class="screen-grid">${scoped.map(({ html, columns }) => `<div class="screen-${columns}">${html}</div>`).join('')}</div>`
  const css = [...(frame ? [frame.css] : []), ...scoped.map((part) => part.css), gridStyles].join('\n')
  const html = documentShell({
    html: `lang="en"${theme === 'dark' ? ' class="dark"' : ''}`,
    head: [
      `<title>${escapeMarkup(title)}</title>`,
      '<meta name="robots" content="noindex">',
      icons,
      assets.sheets('preview'),
      `<style>${css}</style>`,
    ],
    // It is looked at: what members do, their own pages show.
    body: `<div id="preview" data-layout="full" inert>${frame ? within(at(frame.html, shell?.current), grid) : grid}</div>`,
  })
  const all = [...(shell ? [shell] : []), ...parts]
  return { html, css, styleAttributes: [...new Set(all.flatMap(({ preview }) => preview.styleAttributes))] }
}

const here = ' aria-current="page"'
const link = /<a\b([^>]*)>((?:(?!<\/a>)[\s\S])*)<\/a>/g

/** Markup in which another of its links is the current one. Throws where none has this text. */
function at(html: string, current: string | undefined): string {
  if (current === undefined) return html
  let found = false
  const moved = html.replaceAll(here, '').replace(link, (whole, attributes: string, content: string) => {
    const text = content.replace(/<[^>]*>/g, '').trim()
    if (!text.startsWith(current)) return whole
    found = true
    return `<a${here}${attributes}>${content}</a>`
  })
  if (!found) throw new Error(`The shell of this screen has no link “${current}”.`)
  return moved
}

/** Markup with something else in its `main`. */
function within(html: string, content: string): string {
  const found = /(<main\b[^>]*>)[\s\S]*(<\/main>)/.exec(html)
  if (!found) throw new Error('The shell of this screen has no main element for its content.')
  const [whole, start = '', end = ''] = found
  return withoutUnused(html.replace(whole, () => start + content + end))
}

const preload = /<link rel="preload" as="image"[^>]* (?:href|imageSrcSet)="([^"]*)"[^>]*>/gi

/** Markup that asks ahead for no picture it does not show: React writes that before what it renders. */
function withoutUnused(html: string): string {
  const shown = html.replace(preload, '')
  return html.replace(preload, (link, picture: string) => (shown.includes(`"${picture}"`) ? link : ''))
}
