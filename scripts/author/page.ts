/** The page round the frames: rows of them at their true widths, and beside each row what was found. */
import type { Meta } from '#compiler/index.ts'
import { queryOf, rowsOfViews } from './views.ts'

const style = `:root { color-scheme: light dark; --zoom: .5 } * { box-sizing: border-box }
  body { margin: 0; background: light-dark(#d9dce1, #16181d); color: light-dark(#16181d, #e6e8ec); font: 14px/1.5 system-ui, sans-serif }
  header { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; align-items: center; gap: 8px 24px; padding: 10px 20px; background: light-dark(#fff, #22252b); border-bottom: 1px solid #8884 }
  h1 { font-size: 16px; margin: 0 } header small { opacity: .7 } header label { margin-inline-start: auto; display: flex; gap: 8px; align-items: center }
  h2 { font-size: 14px; margin: 0 0 8px } section { padding: 20px 20px 0 } section > div { display: flex; gap: 16px; overflow-x: auto; align-items: flex-start; padding-bottom: 8px }
  figure { margin: 0; zoom: var(--zoom); flex: none } figcaption { font-size: calc(12px / var(--zoom)); margin-bottom: 4px; white-space: nowrap }
  iframe { display: block; border: 0; background: #fff; box-shadow: 0 0 0 1px #8886 }
  ol, ul { margin: 0; padding-inline-start: 24px; font: 12.5px/1.6 ui-monospace, monospace } pre { margin: 0; white-space: pre-wrap; font: 12.5px/1.6 ui-monospace, monospace }
  #problems:empty, #found:empty { display: none } .bad { color: light-dark(#b42318, #ff9a8d) } .good { color: light-dark(#176b35, #7bd69a) }
  details { margin: 16px 20px 0 } summary { cursor: pointer; font-weight: 600 }`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Reloads when the file changed; draws row by row, then asks each frame in turn what it finds of itself. */
const script = `
  new EventSource('/changes').onmessage = () => location.reload()
  const rows = [...document.querySelectorAll('section')].map((row) => [...row.querySelectorAll('iframe')])
  const frames = new Map(rows.flat().map((frame) => [frame.name, frame]))
  const found = new Map()
  let waiting = new Set()
  const toLookAt = [...frames.values()]
  function nextRow() {
    const row = rows.shift()
    if (!row) { scrollTo(0, Number(sessionStorage.at ?? 0)); return nextLook() }
    waiting = new Set(row.map(({ name }) => name))
    for (const frame of row) frame.src = frame.dataset.src
  }
  function nextLook() {
    const frame = toLookAt.shift()
    if (frame) frame.contentWindow.postMessage({ type: 'look' }, location.origin)
    else document.documentElement.dataset.looked = ''
    const count = document.querySelector('#count')
    count.textContent = (found.size ? found.size + ' findings' : 'Nothing found') + (frame ? ', looking …' : '')
    count.className = found.size ? 'bad' : 'good'
  }
  addEventListener('message', ({ data, origin }) => {
    if (origin !== location.origin) return
    const frame = frames.get(data?.frame)
    if (data?.type === 'drawn') {
      frame.style.height = Math.min(Math.max(data.height, 80), 6000) + 'px'
      waiting.delete(data.frame)
      if (waiting.size === 0) nextRow()
    }
    if (data?.type !== 'looked') return
    for (const line of data.looked.found) found.set(line, [...(found.get(line) ?? []), frame.title])
    document.querySelector('#found').replaceChildren(...[...found].map(([line, where]) =>
      Object.assign(document.createElement('li'), { textContent: line + '  (' + where.join(', ') + ')' })))
    if (frame.title.startsWith('marked')) document.querySelector('#order').replaceChildren(...data.looked.order.map((name) =>
      Object.assign(document.createElement('li'), { textContent: name })))
    nextLook()
  })
  addEventListener('scroll', () => { if (rows.length === 0) sessionStorage.at = scrollY })
  const zoom = document.querySelector('#zoom')
  const enlarge = () => { document.documentElement.style.setProperty('--zoom', zoom.value); localStorage.zoom = zoom.value }
  zoom.value = localStorage.zoom ?? '0.5'
  enlarge()
  zoom.oninput = enlarge
  nextRow()`

export function authorPage(path: string, meta: Meta, problems: readonly string[]): string {
  const height = Math.max(meta.minHeight, meta.layout === 'full' ? 800 : 200)
  const rows = rowsOfViews(meta.opens !== undefined).map(({ title, views }) => {
    const figures = views.map((view) => {
      const name = escaped(`${view.label} ${view.theme}`)
      return `<figure><figcaption>${escaped(view.label)}</figcaption><iframe name="${name}" title="${escaped(view.label)}" width="${view.width}" height="${view.isOpened ? Math.max(height, 640) : height}" data-src="/frame?${escaped(queryOf(view))}"></iframe></figure>`
    })
    return `<section><h2>${title}</h2><div>${figures.join('')}</div></section>`
  })
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(meta.title)}</title><link rel="icon" href="data:,"><style>${style}</style></head><body>
<header><h1>${escaped(meta.title)}</h1><small>${escaped(path)}</small><b id="count">looking …</b><label>Size <input id="zoom" type="range" min="0.25" max="1" step="0.05"></label></header>
<details ${problems.length > 0 ? 'open' : ''}><summary class="${problems.length > 0 ? 'bad' : 'good'}">Compiler and rules for goods: ${problems.length || 'nothing'}</summary><pre id="problems">${escaped(problems.join('\n\n'))}</pre></details>
<details open><summary>Found in the frames</summary><ul id="found"></ul></details>
<details><summary>Order of the Tab key</summary><ol id="order"></ol></details>
${rows.join('\n')}
<script>${script}</script></body></html>`
}

/** Where there is nothing to show yet. */
export const problemsPage = (problems: readonly string[]): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Does not compile</title><style>${style}</style></head><body><section><h2 class="bad">Does not compile yet</h2><pre>${escaped(problems.join('\n\n'))}</pre></section><script>new EventSource('/changes').onmessage = () => location.reload()</script></body></html>`
