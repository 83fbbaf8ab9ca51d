import { itemAt } from './defined.ts'

/**
 * How high a preview is at each width: from a width on, a height in pixels, and how much each further pixel of width
 * adds to it (nothing when left out). In order of width; the first holds below its own width too.
 */
export type PreviewHeights = [from: number, height: number, perPixel?: number][]

/**
 * The height at a width, both in pixels, rounded; below the first width that of the first. Null when nothing is known.
 */
export function heightAt(heights: PreviewHeights, width: number): number | null {
  const at = heights.findLast(([from]) => from <= width) ?? heights[0]
  if (!at) return null
  const [from, height, perPixel = 0] = at
  return Math.round(height + Math.max(0, width - from) * perPixel)
}

/**
 * Rules that give an element its preview's height by the width of the container round it, before any script has run.
 *
 * @param selector of the element; the container is an ancestor
 * @param least pixels it keeps at any width
 */
export function heightsCss(selector: string, heights: PreviewHeights, least = 0): string {
  return heights
    .map(([from, height, perPixel = 0], index) => {
      const grown = perPixel ? `calc(${height}px + (100cqw - ${from}px) * ${perPixel})` : `${height}px`
      const rule = `${selector}{height:${least ? `max(${least}px,${grown})` : grown}}`
      return index === 0 ? rule : `@container (width>=${from}px){${rule}}`
    })
    .join('\n')
}

/**
 * Puts measured heights into few steps, none further than `tolerance` pixels from what was measured.
 *
 * @param measured one height per pixel of width, the first for `from`
 */
export function fitHeights(measured: readonly number[], from: number, tolerance = 2): PreviewHeights {
  const fitted: PreviewHeights = []
  for (let start = 0; start < measured.length;) {
    const height = itemAt(measured, start)
    const tried = looksAhead.flatMap((ahead) => {
      const end = measured[start + ahead]
      const slope = end === undefined ? 0 : Number(((end - height) / ahead).toFixed(4))
      return [{ slope, length: runLength(measured, start, slope, slope === 0 ? 0 : tolerance) }]
    })
    const best = tried.reduce((longest, each) => (each.length > longest.length ? each : longest))
    fitted.push(best.slope === 0 ? [from + start, height] : [from + start, height, best.slope])
    start += best.length
  }
  return fitted
}

/** Pixels after which the height is compared to find a slope; the first stands for none. */
const looksAhead = [Infinity, 16, 48, 120, 300, 700]

/** How many heights from `start` on follow a slope. */
function runLength(measured: readonly number[], start: number, slope: number, tolerance: number): number {
  const first = itemAt(measured, start)
  let end = start + 1
  while (end < measured.length && Math.abs(first + (end - start) * slope - itemAt(measured, end)) <= tolerance) end++
  return end - start
}
