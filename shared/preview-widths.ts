import type { ComponentMeta } from './catalog.ts'
import { heightAt, type PreviewHeights } from './preview-heights.ts'

/** Pixels that a preview can be set to besides the full width: phones, tablets, laptops, desktops. */
export const previewWidths = [390, 640, 768, 1024, 1280, 1536] as const

/** What somebody chose: pixels, or the full width; null before they chose anything. */
export type ChosenWidth = number | 'full' | null

/** Pixels at which layouts and pages begin where there is less room, so that a sidebar is seen as a sidebar. */
export const wideWidth = 1280
const narrowest = 320
const widest = 4096

/** Whether a component begins at `wideWidth` where there is less room. */
export const beginsWide = ({ layout, path }: Pick<ComponentMeta, 'layout' | 'path'>): boolean =>
  layout === 'full' && /^application-ui\/(?:layouts|pages)\//.test(path)

/** A width as it was kept; null for anything else. */
export function readChosenWidth(kept: string | null): ChosenWidth {
  if (kept === 'full') return 'full'
  if (kept === null || !/^\d{3,4}$/.test(kept)) return null
  const width = Number(kept)
  return width >= narrowest && width <= widest ? width : null
}

/**
 * How wide a preview is within, in pixels, null for the whole room; and how large it is shown, 1 for life-size.
 *
 * @param room pixels there are for it
 */
export function shownWidth(
  chosen: ChosenWidth,
  isWide: boolean,
  room: number,
): { width: number | null; scale: number } {
  const width = chosen ?? (isWide && room < wideWidth ? wideWidth : 'full')
  if (width === 'full' || width === room) return { width: null, scale: 1 }
  return { width, scale: width > room ? room / width : 1 }
}

/** How large a preview is shown, in words: "62 %". Never more than it is. */
export const percent = (scale: number) => `${Math.floor(scale * 100)} %`

/**
 * Rules that show an element, of a component that begins wide, as a script will once it knows the room: scaled to the
 * container round it where that is narrower.
 *
 * @param selector of the element; the container is an ancestor
 * @param least pixels it keeps at any width
 */
export function wideCss(selector: string, heights: PreviewHeights, least = 0): string {
  const measured = heightAt(heights, wideWidth)
  if (measured === null) return ''
  const height = Math.max(least, measured)
  const scale = `tan(atan2(100cqw,${wideWidth}px))`
  const share = Number((height / wideWidth).toFixed(5))
  const place = `width:${wideWidth}px;max-width:none;height:${height}px;margin-bottom:calc(100cqw*${share} - ${height}px)`
  const rule = `${place};transform-origin:0 0;transform:scale(${scale})`
  return `@container (width<${wideWidth}px){${selector}{${rule}}}`
}
