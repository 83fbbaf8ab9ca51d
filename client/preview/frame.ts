/**
 * What a preview and the page around it say to each other, both on the same origin.
 * Out: the height of the content, so that the frame fits, the first use, and whether what opens is open. In: theme,
 * direction and colours, without a reload, and the wish to see it open (see opened.ts), once the sample is alive.
 */

type Message = {
  type: 'millwork:appearance'
  theme?: 'light' | 'dark'
  dir?: 'ltr' | 'rtl'
  /** The stylesheet of the colours, "" for the design's own. */
  palette?: string
}

/** Connects a preview; answers how it tells the page round it something, which is nobody where there is none. */
export function connectToFrame(root: HTMLElement): (message: object) => void {
  addEventListener('message', ({ data, origin }: MessageEvent<Message>) => {
    if (origin !== location.origin || data?.type !== 'millwork:appearance') return
    if (data.theme) document.documentElement.classList.toggle('dark', data.theme === 'dark')
    if (data.dir) document.documentElement.dir = data.dir
    if (data.palette !== undefined) paint(data.palette)
  })

  // Links and forms of a sample lead nowhere and must not replace the preview; links within it work.
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
    if (link && !pointsInside(link)) event.preventDefault()
  })
  document.addEventListener('submit', (event) => event.preventDefault())

  if (parent === window) return () => {}
  const tell = (message: object) =>
    parent.postMessage({ component: root.dataset.component, ...message }, location.origin)
  const report = () =>
    tell({ type: 'millwork:height', height: Math.ceil(root.getBoundingClientRect().height), width: innerWidth })
  document.addEventListener('click', () => tell({ type: 'millwork:used' }), { once: true, capture: true })
  // Before the typeface is there, lines may break elsewhere, and the frame, which knows what was measured, would jump.
  void document.fonts.ready.then(() => {
    new ResizeObserver(report).observe(root)
    report()
  })
  return tell
}

function pointsInside(link: HTMLAnchorElement): boolean {
  const href = link.getAttribute('href') ?? ''
  return href.length > 1 && href.startsWith('#') && document.getElementById(href.slice(1)) !== null
}

/** The colours' rules, adopted so that a change costs neither a request nor an inline style. */
const colours = new CSSStyleSheet()

function paint(palette: string) {
  colours.replaceSync(palette)
  if (!document.adoptedStyleSheets.includes(colours)) document.adoptedStyleSheets.push(colours)
  document.getElementById('palette')?.remove()
}
