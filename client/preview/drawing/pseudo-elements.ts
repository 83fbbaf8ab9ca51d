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
  for (const { element, kind, copy } of found) element[kind === '::before' ? 'prepend' : 'append'](copy)
}

function standIn(element: HTMLElement, kind: (typeof kinds)[number]) {
  const style = getComputedStyle(element, kind)
  const content = text.exec(style.content)
  if (!content || style.display === 'none') return []
  const copy = document.createElement('span')
  copy.textContent = (content[1] ?? '').replace(/\\(.)/g, '$1')
  for (const property of style) copy.style.setProperty(property, style.getPropertyValue(property))
  return [{ element, kind, copy }]
}
