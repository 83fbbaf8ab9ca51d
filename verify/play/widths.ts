/** How wide the windows are in which a component is acted on, and those in which each of its states is looked at besides. */
import type { Page } from 'playwright-core'

/** In pixels. In a wide one it is acted on only where that shows other controls. */
export const widths = { own: 1000, wide: 1440 }

/** Pixels: a phone, a tablet, a desktop; in each of them a state is looked at as well. */
export const views = [390, 700, 1440]

/** Leaves the height of the window as it is. */
export async function changeWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: heightOf(page) })
}

export const widthOf = (page: Page): number => page.viewportSize()?.width ?? widths.own
const heightOf = (page: Page): number => page.viewportSize()?.height ?? 700

/** Whether a source may show other controls in a wide window than in our own: between the two lie `lg` and `xl`. */
export const mayChangeWhenWide = (source: string): boolean =>
  /(?<![\w-])(?:max-)?(?:lg|xl):(?:hidden|contents|block|flex|grid|table|inline|invisible|visible|sr-only|not-sr-only)(?![\w])/.test(
    source,
  )
