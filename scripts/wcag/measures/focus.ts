/** The focus is seen wherever the Tab key takes it (2.4.7), and nothing lies over what has it (2.4.11). */
import type { Page } from 'playwright-core'
import type { Finding } from './finding.ts'

/** A walk longer than this goes in circles, or through a list that is drawn as one walks it. */
const most = 150

type Stop = { where: string; isMarked: boolean; isCovered: boolean }
type Walk = { focusWalk: { stop(): Promise<Stop | null> } }

/** Goes through all that the Tab key reaches, from the top. What is in a frame is a page of its own. */
export async function focusFindings(page: Page): Promise<Finding[]> {
  await page.evaluate(prepare)
  const found: Finding[] = []
  for (let step = 0; step < most; step++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => (window as unknown as Walk).focusWalk.stop())
    if (!stop) break
    const { where } = stop
    if (!stop.isMarked) found.push({ criterion: '2.4.7', where, what: 'looks the same with the focus as without' })
    if (stop.isCovered) found.push({ criterion: '2.4.11', where, what: 'is covered when it has the focus' })
  }
  return found
}

/** Puts the walk into the page: how what has the focus looks with it, and without. */
function prepare() {
  const seen = [
    'outline',
    'boxShadow',
    'border',
    'background',
    'color',
    'textDecoration',
    'opacity',
    'transform',
    'fill',
  ]
  const looksOf = (element: Element) => {
    const all = [null, '::before', '::after'].map((part) => {
      const style = getComputedStyle(element, part) as unknown as Record<string, string>
      return seen.map((name) => style[name]).join(';')
    })
    return all.join('|')
  }
  // The next Tab begins where the focus was last: here at the top, whatever was walked before.
  const top = document.createElement('button')
  document.body.prepend(top)
  top.focus()
  top.remove()

  const visited = new WeakSet<Element>()

  /** What may show the focus of an element: itself, what is in it, what it is in, and its neighbours. */
  function round(element: Element): Element[] {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
    const parents: Element[] = []
    for (let each = element.parentElement; each && parents.length < 4; each = each.parentElement) parents.push(each)
    const active = document.getElementById(element.getAttribute('aria-activedescendant') ?? '')
    const near = [element, ...element.querySelectorAll('*'), ...(element.parentElement?.children ?? []), ...parents]
    return [
      ...near,
      ...labels,
      ...labels.flatMap((label) => [...label.querySelectorAll('*')]),
      ...(active ? [active] : []),
    ]
  }

  function isCovered(element: Element): boolean {
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
    const own = element.getBoundingClientRect()
    const target =
      (own.width <= 2 || own.height <= 2 || getComputedStyle(element).opacity === '0') && label ? label : element
    const whole = target.getBoundingClientRect()
    if (whole.width <= 2 || whole.height <= 2) return false
    // Of what is larger than the window, the part in it.
    const [left, top] = [Math.max(0, whole.left), Math.max(0, whole.top)]
    const [width, height] = [Math.min(innerWidth, whole.right) - left, Math.min(innerHeight, whole.bottom) - top]
    if (width <= 0 || height <= 0) return true
    const parts = [0.1, 0.3, 0.5, 0.7, 0.9]
    return !parts.some((x) =>
      parts.some((y) => {
        const hit = document.elementFromPoint(left + width * x, top + height * y)
        return (
          hit !== null &&
          (hit === element ||
            target.contains(hit) ||
            (hit.contains(target) && hit !== document.body && hit !== document.documentElement))
        )
      }),
    )
  }

  const short = (element: Element) => {
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim().replace(/\s+/g, ' ') ?? ''
    return `<${element.tagName.toLowerCase()}> ${(name || (element.getAttribute('name') ?? element.id)).slice(0, 40)}`
  }

  async function rest() {
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
    const moving = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(moving.map(({ finished }) => finished))
  }

  Object.assign(window, {
    focusWalk: {
      async stop(): Promise<Stop | null> {
        await rest()
        const { activeElement } = document
        if (!activeElement || activeElement === document.body || visited.has(activeElement)) return null
        visited.add(activeElement)
        const stop = { where: short(activeElement), isMarked: true, isCovered: isCovered(activeElement) }
        if (!(activeElement instanceof HTMLElement) || activeElement instanceof HTMLIFrameElement) return stop
        const around = round(activeElement)
        const focused = around.map(looksOf)
        // The next Tab goes on from what had the focus last.
        activeElement.blur()
        await rest()
        return { ...stop, isMarked: around.some((each, index) => looksOf(each) !== focused[index]) }
      },
    },
  })
}
