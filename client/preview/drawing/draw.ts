/**
 * Draws what a preview shows as SVG for design tools: texts stay texts, layers have names, colours are hexadecimal.
 * The library walks boxes, texts, borders, pictures and stacking; what it does not know is prepared or added here.
 */
import { createStackingLayers } from 'dom-to-svg/lib/stacking.js'
import { walkNode } from 'dom-to-svg/lib/traversal.js'
import { createIdGenerator } from 'dom-to-svg/lib/util.js'
import { plainColours } from './colours.ts'
import { corners } from './corners.ts'
import { centreField, showFields } from './fields.ts'
import { plainGradients } from './gradients.ts'
import { nameLayers } from './layer-names.ts'
import { addMarkers } from './markers.ts'
import { takePicturesIn } from './pictures.ts'
import { showPseudoElements } from './pseudo-elements.ts'
import { addShadows } from './shadows.ts'
import { keepFigures, plainTexts } from './texts.ts'
import { tidy } from './tidy.ts'
import { addUnderlines } from './underlines.ts'

/** @returns the file; what is drawn is changed for it, and fit for nothing else afterwards */
export async function draw(document: Document): Promise<string> {
  showFields(document)
  showPseudoElements(document)
  plainGradients(document)
  const layers = nameLayers(document.body)
  const { scrollWidth, scrollHeight } = document.documentElement
  const drawing = walk(document, new DOMRect(0, 0, scrollWidth, scrollHeight))
  const svg = drawing.documentElement
  uncut(svg, document)
  await takePicturesIn(svg)
  for (const [name, element] of layers) {
    const layer = drawing.getElementById(name)
    if (!layer) continue
    corners(layer, element)
    addShadows(layer, element)
    addMarkers(layer, element)
    centreField(layer, element, svg)
    addUnderlines(layer, element)
    keepFigures(layer, element)
  }
  plainTexts(svg)
  plainColours(svg)
  tidy(svg)
  return new XMLSerializer().serializeToString(drawing)
}

/** What lies fixed over a page, a dialog or its ground, is larger than the page: only the drawing's edge cuts it off. */
function uncut(svg: Element, { body }: Document) {
  for (const layer of [...svg.querySelectorAll('[data-tag=html]'), svg.ownerDocument.getElementById(body.id)])
    layer?.removeAttribute('mask')
}

/** As the library's documentToSVG does, but for the styles of typefaces: the page's policy allows none, and a file needs none. */
function walk(document: Document, area: DOMRect): XMLDocument {
  const drawing = document.implementation.createDocument('http://www.w3.org/2000/svg', 'svg', null)
  const svg = drawing.documentElement as unknown as SVGSVGElement
  for (const name of ['width', 'height'] as const) svg.setAttribute(name, String(area[name]))
  svg.setAttribute('viewBox', `0 0 ${area.width} ${area.height}`)
  walkNode(document.documentElement, {
    svgDocument: drawing,
    currentSvgParent: svg,
    stackingLayers: createStackingLayers(svg),
    parentStackingLayer: svg,
    getUniqueId: createIdGenerator(),
    labels: new Map(),
    ancestorMasks: [],
    options: { captureArea: area, keepLinks: false },
  })
  return drawing
}
