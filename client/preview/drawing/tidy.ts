/** Takes away what a design tool has no use for: the page's attributes, fonts by address, and layers that show nothing. */

const kept =
  /^(id|x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|d|width|height|viewBox|points|fill|stroke|opacity|mask|filter|transform|offset|xlink:href|href|xmlns|xmlns:xlink|xml:space|dominant-baseline|text-anchor|text-decoration|letter-spacing|preserveAspectRatio|stdDeviation|(?:fill|stroke|stop|flood|font|clip|gradient|mask|pattern)-?\w[\w-]*)$/
const shapes = 'rect, path, circle, ellipse, line, polygon, polyline, text, image, use'

export function tidy(svg: Element): void {
  for (const style of svg.querySelectorAll('title, script')) style.remove()
  for (const node of Array.from(svg.childNodes)) if (node.nodeType === Node.COMMENT_NODE) node.remove()
  for (const element of [svg, ...svg.querySelectorAll('*')]) {
    for (const { name } of Array.from(element.attributes))
      if (!kept.test(name) && !(name === 'style' && element.tagName === 'text')) element.removeAttribute(name)
  }
  for (const rect of svg.querySelectorAll('g > rect')) {
    const isClear = rect.getAttribute('fill') === 'none' || rect.getAttribute('fill-opacity') === '0'
    if (isClear && !rect.hasAttribute('stroke')) rect.remove()
  }
  // From the innermost outwards.
  for (const layer of [...svg.querySelectorAll('g')].toReversed()) if (!layer.querySelector(shapes)) layer.remove()
}
