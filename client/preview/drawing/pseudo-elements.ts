/** What stands before and after elements by styles alone becomes an element of its own, since only elements are drawn. */

const kinds = ['::before', '::after'] as const
const text = /^"(.*)"$/

/** No style element: the page's policy allows none that it does not know. */
const hidden = '[data-drawn]::before, [data-drawn]::after { content: none !important }'

export function showPseudoElements(document: Document): void {
  const found = [...document.body.querySelectorAll<HTMLElement>('*')].flatMap((element) =>
    element instanceof HTMLElement ? kinds.flatMap((kind) => standIn(element, kind)) : [],
  )
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(hidden)
  document.adoptedStyleSheets.push(sheet)
  for (const { element } of found) element.dataset.drawn = ''
  for (const { element, kind, copy } of found) if (copy) element[kind === '::before' ? 'prepend' : 'append'](copy)
}

type Kind = (typeof kinds)[number]
type StandIn = { element: HTMLElement; kind: Kind; copy: HTMLElement | undefined }

function standIn(element: HTMLElement, kind: Kind): StandIn[] {
  const style = getComputedStyle(element, kind)
  const content = text.exec(style.content)
  if (!content) return []
  // What is not shown at this width has no copy, and is hidden all the same: the library would draw it by a style element.
  if (style.display === 'none') return [{ element, kind, copy: undefined }]
  const copy = document.createElement('span')
  copy.textContent = (content[1] ?? '').replace(/\\(.)/g, '$1')
  for (const property of style) copy.style.setProperty(property, style.getPropertyValue(property))
  return [{ element, kind, copy }]
}
