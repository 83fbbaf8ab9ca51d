import { pictureSize, type ComponentMeta } from '#shared/catalog.ts'
import { heightAt, type PreviewHeights } from '#shared/preview-heights.ts'

/**
 * Widths of the window, the narrowest first: the first into which a component fits shows it largest. In the middle one
 * it may be that much too high: of a long list its beginning tells more than the whole in small.
 */
const windows = [
  { width: 640, spare: 1 },
  { width: 960, spare: 1.35 },
]
const widest = 1280
/** Of a picture's height to its width. */
export const ratio = pictureSize.height / pictureSize.width

/**
 * The width of the window that shows a component best: what fills a page as on a desktop, what is small as near as it
 * goes whole into the picture.
 */
export function windowFor(
  { layout, minHeight, opens }: Pick<ComponentMeta, 'layout' | 'minHeight' | 'opens'>,
  heights: PreviewHeights,
): number {
  if (layout === 'full') return widest
  const heightIn = (width: number) => Math.max(minHeight, heightAt(heights, width) ?? 0)
  const fits = windows.find(({ width, spare }) => heightIn(width) <= width * ratio * spare)
  return fits?.width ?? (opens ? 960 : widest)
}
