/** Texts as design tools expect them: a font they may have, the length left to it, and lines below where they were. */

/** What a design tool ignores, or takes for something else. */
const dropped = [
  'textLength',
  'lengthAdjust',
  'user-select',
  'unicode-bidi',
  'writing-mode',
  'text-rendering',
  'word-spacing',
  'font-size-adjust',
  'font-stretch',
  'font-variant',
  'direction',
]

/** Figures of equal width, which only a style can ask for. */
export function keepFigures(layer: Element, element: Element): void {
  const { fontVariantNumeric } = getComputedStyle(element)
  if (fontVariantNumeric === 'normal') return
  for (const text of layer.querySelectorAll<SVGElement>(':scope > text'))
    text.style.fontVariantNumeric = fontVariantNumeric
}

export function plainTexts(svg: Element): void {
  for (const text of svg.querySelectorAll('text, tspan')) {
    for (const name of dropped) text.removeAttribute(name)
    const family = text.getAttribute('font-family')
    if (family) text.setAttribute('font-family', family.replace(/"Inter Variable"/g, 'Inter'))
    const decoration = text.getAttribute('text-decoration')
    if (decoration) {
      const line = /underline|line-through/.exec(decoration)
      if (line) text.setAttribute('text-decoration', line[0])
      else text.removeAttribute('text-decoration')
    }
    if (text.getAttribute('font-style') === 'normal') text.removeAttribute('font-style')
    if (text.getAttribute('letter-spacing') === 'normal') text.removeAttribute('letter-spacing')
  }
}
