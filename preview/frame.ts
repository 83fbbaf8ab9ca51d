/**
 * What a preview and the page around it say to each other, both on the same origin.
 * Out: the height of the content, so that the frame fits, and the first use. In: theme, direction and colours, without a reload.
 */
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'

type Message = {
  type: 'millwork:appearance'
  theme?: 'light' | 'dark'
  dir?: 'ltr' | 'rtl'
  /** Names of colour families. */
  colors?: { primary: string; secondary: string }
}

export function connectToFrame(root: HTMLElement) {
  addEventListener('message', ({ data, origin }: MessageEvent<Message>) => {
    if (origin !== location.origin || data?.type !== 'millwork:appearance') return
    if (data.theme) document.documentElement.classList.toggle('dark', data.theme === 'dark')
    if (data.dir) document.documentElement.dir = data.dir
    if (data.colors) paint(root.dataset.component!, data.colors)
  })

  // Links and forms of a sample lead nowhere and must not replace the preview; links within it work.
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
    if (link && !pointsInside(link)) event.preventDefault()
  })
  document.addEventListener('submit', (event) => event.preventDefault())

  if (parent === window) return
  const tell = (message: object) =>
    parent.postMessage({ component: root.dataset.component, ...message }, location.origin)
  const report = () => tell({ type: 'millwork:height', height: Math.ceil(root.getBoundingClientRect().height) })
  document.addEventListener('click', () => tell({ type: 'millwork:used' }), { once: true, capture: true })
  new ResizeObserver(report).observe(root)
  report()
}

function pointsInside(link: HTMLAnchorElement): boolean {
  const href = link.getAttribute('href')!
  return href.length > 1 && href.startsWith('#') && document.getElementById(href.slice(1)) !== null
}

/** Takes the colours' stylesheet; those before stay until it has loaded, so that nothing flashes. */
function paint(path: string, colors: { primary: string; secondary: string }) {
  const { snippetPrimary, snippetSecondary } = site.colors
  const before = [...document.querySelectorAll<HTMLLinkElement>('#palette')]
  // The design's own colours are in the preview's stylesheet already.
  if (before.length === 0 && colors.primary === snippetPrimary && colors.secondary === snippetSecondary) return
  const link = Object.assign(document.createElement('link'), {
    id: 'palette',
    rel: 'stylesheet',
    href: urls.previewPalette(path, colors),
  })
  if (link.href === before.at(-1)?.href) return
  link.addEventListener('load', () => before.forEach((older) => older.remove()))
  document.head.append(link)
}
