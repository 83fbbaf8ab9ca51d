import type { Assets, InertiaPage, TagOptions } from './assets.ts'
import type { DarkMode } from '#shared/page-props.ts'
import { formTokenMeta, secureFormTokenName } from '#shared/form-token.ts'
import { layoutOf } from '#shared/layouts.ts'
import type { SocialPicture } from '#shared/social-pictures.ts'
import { urls, type SnippetColors } from '#shared/urls.ts'
import { defaultPalette } from '../domain/library/snippet.ts'
import { escapeMarkup } from '../http/escape-markup.ts'
import { iconLinks as icons } from '../http/icons.ts'
import { themeBootScript } from '../http/theme-boot.ts'

/** What the document wears until the boot script has run: right from the first byte, also where no script may run. */
const firstTheme: Record<DarkMode, string> = { on: ' class="dark"', off: '', system: ' class="system"' }

/** A thing of schema.org. */
export type StructuredData = { '@type': string; [property: string]: unknown }

type About = {
  darkMode?: DarkMode | undefined
  structured?: StructuredData[]
  /** Rules of the page's own, which it needs besides those of its classes. */
  styles?: string
  /** The site's address: whoever shows a shared page needs whole addresses. */
  siteUrl: string
  /** Whoever asks is signed in: their browser has the stylesheets, and to choose styles costs more than all the rest. */
  isForMember?: boolean
  /** The same address gives the page's data: a document whose client waits does without, and one with much of it. */
  isLeftOut?: boolean
}

/** Letters of data with which a document whose client starts at once is sent; more of it would be in the way of what is seen. */
const mostAtOnce = 24_000

/** A document, and the styles it holds, which its policy must allow. */
export type PageDocument = { html: string; styles: string }

/**
 * The document round a server-rendered page.
 *
 * @param data the page as JSON, where that is to differ from what is drawn
 */
export async function renderDocument(
  assets: Assets,
  page: InertiaPage,
  { darkMode, structured = [], styles: own = '', siteUrl, isForMember = false, isLeftOut = false }: About,
  data?: string,
): Promise<PageDocument> {
  const { head, body: drawn } = await assets.render(page)
  const rendered = withoutIdleWords(drawn)
  const start = startOf(page, isForMember)
  const dressed = start.dressed ? assets.dress(rendered) : { body: rendered, styles: '' }
  const text = data ?? JSON.stringify(page)
  const later = isLeftOut && (start.deferred || text.length > mostAtOnce) && assets.devOrigin === undefined
  const body = withData(dressed.body, later ? nameOf(page) : text)
  const styles = dressed.styles + own
  const html = documentShell({
    html: `lang="en" data-dark-mode="${darkMode ?? ''}"${firstTheme[darkMode ?? 'system']}`,
    head: [
      `<script>${themeBootScript}</script>`,
      ...formToken(siteUrl),
      ...head,
      styles && `<style>${styles}</style>`,
      ...socialTags(assets.socialPicture(page.url.replace(/[?#].*$/, '')), siteUrl),
      icons,
      ...structured.map(dataScript),
      assets.tags('app', later ? { ...start, dataFor: page.version } : start),
    ],
    body,
  })
  return { html, styles }
}

/** What the cookie of forms is called, where it is not the usual. */
const formToken = (siteUrl: string): string[] =>
  siteUrl.startsWith('https:') ? [`<meta name="${formTokenMeta}" content="${secureFormTokenName}">`] : []

/**
 * Public pages wait for somebody to turn to them, and so do tools, which are drawn by the server; a tool whose address
 * holds what was made with it starts at once, since not all of that can be drawn without a script.
 */
function startOf({ component, url }: InertiaPage, isForMember: boolean): TagOptions {
  // What is done in its frames is nothing that this document hears of.
  if (component === 'components/flavours') return {}
  if (layoutOf(component) === 'marketing') return { deferred: true, dressed: !isForMember }
  return { deferred: component.startsWith('tools/') && !url.includes('?') }
}

/** The picture of a shared page, in the words of the Open Graph protocol and of X. Only documents need them, so that visits within the site do without. */
const socialTags = (picture: SocialPicture | undefined, siteUrl: string): string[] =>
  picture
    ? [
        `<meta property="og:image" content="${siteUrl}${urls.socialPicture(picture.file)}">`,
        '<meta property="og:image:type" content="image/png">',
        '<meta property="og:image:width" content="1200">',
        '<meta property="og:image:height" content="630">',
        `<meta property="og:image:alt" content="${escapeMarkup(picture.alt)}">`,
        '<meta name="twitter:card" content="summary_large_image">',
      ]
    : []

/**
 * Drops what every drawing of our icons says, and nobody hears: within HTML a drawing needs no namespace (HTML, 4.8.16).
 */
const withoutIdleWords = (html: string) =>
  html.replaceAll(' xmlns="http://www.w3.org/2000/svg"', '').replaceAll(' data-slot="icon"', '')

/** What of a page tells which it is, where its data is asked for. */
const nameOf = ({ component, url, version }: InertiaPage) => JSON.stringify({ component, url, version })

/** The body begins with a script element for the page's data, which is left empty when it is drawn. */
function withData(body: string, data: string): string {
  const from = body.indexOf('>') + 1
  return body.slice(0, from) + dataText(data) + body.slice(body.indexOf('</script>', from))
}

/**
 * The page's data as text of a script element. Only what could end that element or change how it is read is escaped
 * (HTML, 4.12.1.3), so that markup within is the same text as in the page and costs next to nothing compressed.
 */
const dataText = (data: string) => data.replace(/<(?=!--|\/?script)/gi, '\\u003c')

/** Data in a script element: no text in it may end the element. */
const dataScript = (data: StructuredData) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c')}</script>`

type Colors = Required<SnippetColors>
type Preview = {
  path: string
  layout: string
  html: string
  /** The styles that only this component needs, besides those all previews share. */
  css: string
  title: string
  theme: string
  dir: string
  palette: Colors
  /** Its script stays away until somebody turns to the component. */
  deferred: boolean
}

/** The bare page that shows one component and nothing else. */
export function previewDocument(assets: Assets, preview: Preview): string {
  const { path, layout, html, css, title, theme, dir, palette, deferred } = preview
  return documentShell({
    html: `lang="en" dir="${dir}"${theme === 'dark' ? ' class="dark"' : ''}`,
    head: [
      `<title>${escapeMarkup(title)}</title>`,
      '<meta name="robots" content="noindex">',
      icons,
      ...(theme === 'auto' ? [`<script>${themeBootScript}</script>`] : []),
      assets.tags('preview', { deferred }),
      css && `<style>${css}</style>`,
      paletteLink(path, palette),
    ],
    body: `<div id="preview" data-component="${path}" data-layout="${layout}">${html}</div>`,
  })
}

/** Whether these are the colours of the preview's own stylesheet. */
export const isDefaultPalette = ({ primary, secondary }: Colors) =>
  primary === defaultPalette.primary && secondary === defaultPalette.secondary

function paletteLink(path: string, palette: Colors): string {
  return isDefaultPalette(palette)
    ? ''
    : `<link id="palette" rel="stylesheet" href="${escapeMarkup(urls.previewPalette(path, palette))}">`
}

export function documentShell({ html, head, body }: { html: string; head: string[]; body: string }): string {
  return `<!doctype html>
<html ${html}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head.join('\n')}
</head>
<body>
${body}
</body>
</html>
`
}
