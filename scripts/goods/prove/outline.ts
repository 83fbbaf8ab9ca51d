/** What a page says it is made of, so that two editions of one template can be held to each other. */
import type { Page } from 'playwright-core'

export type Outline = { headings: string[]; links: string[]; landmarks: string[] }

/** Headings with their levels, links with their targets, and landmarks with their names, in the order they stand. */
export const outlineOf = (page: Page): Promise<Outline> =>
  page.evaluate(() => {
    const isThere = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const text = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim()
    const all = (selector: string) => [...document.querySelectorAll(selector)].filter(isThere)
    const nameOf = (element: Element) => {
      const by = element.getAttribute('aria-labelledby')
      return element.getAttribute('aria-label') ?? (by ? text(document.getElementById(by) ?? element) : '')
    }
    return {
      headings: all('h1, h2, h3, h4, h5, h6').map((heading) => `${heading.tagName.toLowerCase()} ${text(heading)}`),
      links: all('a[href]').map((link) => {
        const { origin, pathname, hash, href } = new URL((link as HTMLAnchorElement).href)
        const path = pathname.replace(/\.html$|\/$/, '') || '/'
        return `${link.getAttribute('aria-label') ?? text(link)} → ${origin === location.origin ? path + hash : href}`
      }),
      landmarks: all(
        'header, nav, main, footer, aside, search, form, section[aria-label], section[aria-labelledby]',
      ).map((element) => `${element.tagName.toLowerCase()} ${nameOf(element)}`.trim()),
    }
  })

/** Where two outlines part, one line each. */
export function differences(a: Outline, b: Outline): string[] {
  return (['headings', 'links', 'landmarks'] as const).flatMap((kind) => {
    const at = Math.max(a[kind].length, b[kind].length)
    const index = Array.from({ length: at }, (_, place) => place).find((place) => a[kind][place] !== b[kind][place])
    return index === undefined ? [] : [`${kind}, ${index + 1}: “${a[kind][index]}” and “${b[kind][index]}”`]
  })
}
