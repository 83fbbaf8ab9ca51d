/** Texts that cannot be read where they stand: cut off by a box, beyond the window, or under another text. */
import type { Page } from 'playwright-core'

export type UnreadableText = { text: string; how: 'cut off' | 'beyond the edge' | 'over another text' }

/**
 * Walks every text that is drawn. Left out is what is hidden on purpose: for screen readers alone, in something that
 * scrolls, shortened with an ellipsis or after some lines, or moved away in a carousel.
 */
export const unreadableTexts = (page: Page): Promise<UnreadableText[]> =>
  page.evaluate(() => {
    /** Pixels that rounding and the rests of letters account for. */
    const slack = 3
    const round = (text: string) => text.trim().replace(/\s+/g, ' ').slice(0, 40)
    type Area = { left: number; top: number; right: number; bottom: number }
    const isTiny = ({ width, height }: DOMRect) => width <= 2 || height <= 2

    function boxesOf(text: Text): DOMRect[] {
      const range = document.createRange()
      range.selectNodeContents(text)
      return [...range.getClientRects()].filter((rect) => !isTiny(rect))
    }

    /** What hides a part of it, or null for a text that is shortened or moved away on purpose. */
    function clipOf(element: Element): Area | null {
      const area: Area = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity }
      for (let each: Element | null = element; each; each = each.parentElement) {
        const style = getComputedStyle(each)
        const rect = each.getBoundingClientRect()
        if (style.clipPath !== 'none' || (isTiny(rect) && style.position === 'absolute')) return null
        if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return null
        if (each.matches('[inert], [aria-hidden=true], [aria-roledescription=slide], [aria-roledescription=carousel]'))
          return null
        if (each === document.body || each === document.documentElement) continue
        const [x, y] = [style.overflowX, style.overflowY]
        if (/auto|scroll/.test(x) || /auto|scroll/.test(y)) return null
        if (/hidden|clip/.test(x)) {
          area.left = Math.max(area.left, rect.left)
          area.right = Math.min(area.right, rect.right)
        }
        if (/hidden|clip/.test(y)) {
          area.top = Math.max(area.top, rect.top)
          area.bottom = Math.min(area.bottom, rect.bottom)
        }
        if (style.position === 'fixed') break
      }
      return area
    }

    const found: UnreadableText[] = []
    const drawn: { text: Text; parent: Element; rect: DOMRect }[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node as Text
      const parent = text.parentElement
      if (!parent || !round(text.data) || parent.closest('script, style, noscript, template, option')) continue
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const area = clipOf(parent)
      const boxes = boxesOf(text)
      if (!area || boxes.length === 0) continue
      const isCut = boxes.some(
        ({ left, top, right, bottom }) =>
          left < area.left - slack ||
          right > area.right + slack ||
          top < area.top - slack ||
          bottom > area.bottom + slack,
      )
      if (isCut) found.push({ text: round(text.data), how: 'cut off' })
      const width = document.documentElement.clientWidth
      if (boxes.some(({ left, right }) => left + scrollX < -slack || right > width + slack))
        found.push({ text: round(text.data), how: 'beyond the edge' })
      for (const rect of boxes) drawn.push({ text, parent, rect })
    }

    /** Whether it is drawn above the flow, where it covers what it is meant to cover. */
    const isLifted = (element: Element) => {
      for (let each: Element | null = element; each; each = each.parentElement)
        if (/absolute|fixed|sticky/.test(getComputedStyle(each).position)) return true
      return false
    }
    const flat = drawn.filter(({ parent }) => !isLifted(parent)).toSorted((a, b) => a.rect.top - b.rect.top)
    for (const [index, one] of flat.entries())
      for (const other of flat.slice(index + 1)) {
        if (other.rect.top >= one.rect.bottom) break
        if (other.text === one.text) continue
        const high = Math.min(one.rect.bottom, other.rect.bottom) - other.rect.top
        const wide = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left)
        if (wide > slack && high > Math.min(one.rect.height, other.rect.height) / 2)
          found.push({ text: round(other.text.data), how: 'over another text' })
      }
    return found
  })

/** What there is besides what was there before. */
export function added(before: readonly UnreadableText[], after: readonly UnreadableText[]): UnreadableText[] {
  const known = new Set(before.map(({ text, how }) => `${how} ${text}`))
  return after.filter(({ text, how }) => !known.has(`${how} ${text}`))
}
