/** What fingers press is 40 pixels wide and high on a phone: more than 2.5.8 asks for, and measured where it is pressed. */
import type { Page } from 'playwright-core'
import type { Finding } from './finding.ts'

/** In CSS pixels. */
const least = 40

export async function targetFindings(page: Page): Promise<Finding[]> {
  const small = await page.evaluate(smallTargets, least)
  return small.map(({ where, width, height }) => ({
    criterion: 'our 40 px',
    where,
    what: `answers on ${width} by ${height} pixels, where ${least} are wanted`,
  }))
}

/** Runs in the page: each target, and how far from its middle a finger still meets it. */
function smallTargets(least: number) {
  const pressed =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=switch], [role=tab], [role=radio], [role=checkbox], [role^=menuitem], [role=option], [role=slider]'
  const found: { where: string; width: number; height: number }[] = []
  const scroll = { x: scrollX, y: scrollY }

  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 2 && height > 2 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }
  /** A link or a button in the middle of a text is as high as its line (2.5.8, exception "Inline"). */
  const isInText = (element: Element) =>
    getComputedStyle(element).display.startsWith('inline') &&
    [...(element.parentElement?.childNodes ?? [])].some((node) => node instanceof Text && node.data.trim() !== '')
  const labelsOf = (element: Element) => [...((element as HTMLInputElement).labels ?? [])]

  type Area = { width: number; height: number }
  /** How far from the middle of what is shown a finger still meets the element; nothing where something else lies there. */
  function areaOf(element: Element, labels: Element[], shown: Element): Area[] {
    shown.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    const box = shown.getBoundingClientRect()
    const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
    const answers = (x: number, y: number) => {
      const hit = document.elementFromPoint(x, y)
      return hit !== null && (element.contains(hit) || labels.some((label) => label.contains(hit)))
    }
    if (!answers(middle.x, middle.y)) return []
    const reach = (dx: number, dy: number) => {
      let far = 0
      while (far < least && answers(middle.x + dx * (far + 1), middle.y + dy * (far + 1))) far += 1
      return far
    }
    return [{ width: reach(-1, 0) + reach(1, 0) + 1, height: reach(0, -1) + reach(0, 1) + 1 }]
  }

  for (const element of document.querySelectorAll(pressed)) {
    if (element.matches(':disabled, [aria-disabled=true]') || element.closest('[inert]') || isInText(element)) continue
    const labels = labelsOf(element)
    /** A field answers where it lies, and where its label lies: the larger of the two is what one presses. */
    const areas = [element, ...labels].filter(isSeen).flatMap((shown) => areaOf(element, labels, shown))
    const isEnough = ({ width, height }: Area) => width >= least - 1 && height >= least - 1
    const largest = areas.toSorted((a, b) => b.width * b.height - a.width * a.height).at(0)
    if (!largest || areas.some(isEnough)) continue
    const name = element.getAttribute('aria-label') || element.textContent || element.getAttribute('name') || element.id
    const where = `<${element.tagName.toLowerCase()}> ${name.trim().replace(/\s+/g, ' ').slice(0, 40)}`
    found.push({ where, width: Math.min(largest.width, least), height: Math.min(largest.height, least) })
  }
  scrollTo({ left: scroll.x, top: scroll.y, behavior: 'instant' })
  return found
}
