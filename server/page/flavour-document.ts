/** The bare page that runs one flavour of a component: the code that customers copy, and what it needs to run. */
import type { Flavour, PreviewLayout, RunnableFlavours } from '#shared/catalog.ts'
import { escapeMarkup } from '../http/escape-markup.ts'
import type { Assets } from './assets.ts'

type Shown = {
  title: string
  layout: PreviewLayout
  flavour: Flavour
  /** As it is copied. */
  html: string
  runnable: RunnableFlavours
  /** Rules of the chosen colours; empty for the design's own. */
  palette: string
  theme: 'light' | 'dark'
  dir: 'ltr' | 'rtl'
}

/** A document, and what stands in it that its policy must allow. */
export type FlavourDocument = { html: string; css: string; scripts: string[]; styleAttributes: string[] }

export function flavourDocument(assets: Assets, shown: Shown): FlavourDocument {
  const { title, layout, flavour, html, runnable, palette, theme, dir } = shown
  const css = runnable.css + palette
  const isHtml = flavour === 'html'
  const { alpine } = runnable
  const ends = isHtml
    ? alpine
      ? `<script>${alpine.functions}</script>\n<script src="${alpine.runtime}"></script>`
      : ''
    : `<script type="module">${closed(runnable.scripts[flavour])}</script>`
  const body = `<div id="preview" data-layout="${layout}">${isHtml ? html : ''}</div>\n${ends}`
  const document = `<!doctype html>
<html lang="en" dir="${dir}"${theme === 'dark' ? ' class="dark"' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(`${title} (${flavour})`)}</title>
${sheetsOf(assets)}
<style>${css}</style>
</head>
<body>
${body}
</body>
</html>
`
  return { html: document, css, scripts: scriptsIn(body), styleAttributes: runnable.styleAttributes }
}

/** What previews are dressed with, without their script. */
const sheetsOf = (assets: Assets) =>
  assets
    .tags('preview')
    .split('\n')
    .filter((tag) => tag.startsWith('<link rel="stylesheet"'))
    .join('\n')

/** No text in a script may end its element. */
const closed = (script: string) => script.replaceAll('</script', '<\\/script')

/** The inline scripts, those of the copied code among them. */
const scriptsIn = (body: string) =>
  [...body.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text)
