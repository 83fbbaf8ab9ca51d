/** Finds what can be acted on in a page as the server sent it; runs in the browser. */

export const actKinds = ['tap', 'enter', 'space', 'arrow', 'type', 'send', 'drag', 'shortcut'] as const
export type ActKind = (typeof actKinds)[number]

export type Control = {
  /** A selector that leads to it in the server's markup. */
  path: string
  /** Equal for controls that are the same thing on another item. */
  pattern: string
  name: string
  acts: ActKind[]
  /** Whether it opens something over the page, which then hides the others, or is drawn anew by them. */
  opens: boolean
  /** Whether it leads elsewhere. */
  leads: boolean
}

/** One control of each pattern, of those that can be seen in this window. */
export function findControls(): Control[] {
  const wanted =
    'a[href], button, input, select, textarea, summary, [tabindex="0"], [role=slider], [role=separator], [role=tab]'
  const found = new Map<string, Control>()
  for (const element of document.body.querySelectorAll<HTMLElement>(wanted)) {
    const acts = actsOn(element)
    if (acts.length === 0 || !isUsable(element)) continue
    const name = nameOf(element)
    const pattern = [kindOf(element), groupOf(element), ...wordsOf(element, name)].join(' · ')
    if (!found.has(pattern)) {
      const opens = element.matches('[aria-haspopup], [aria-expanded], [popovertarget], [command], [role=listbox]')
      found.set(pattern, {
        path: pathOf(element),
        pattern,
        name,
        acts,
        opens,
        leads: element.matches('a, [type=submit]'),
      })
    }
  }
  return [...found.values()]

  function actsOn(element: HTMLElement): ActKind[] {
    if (element.matches(':disabled, [aria-disabled=true], [type=hidden], [tabindex="-1"]')) return []
    if (element instanceof HTMLAnchorElement) return leadsOn(element) ? [isCovered(element) ? 'enter' : 'tap'] : []
    if (element.matches('[type=checkbox]')) return ['tap', 'space']
    if (element.matches('[type=radio]')) return (element as HTMLInputElement).checked ? ['arrow'] : ['tap']
    if (element.matches('[type=range]')) return ['tap', 'arrow']
    // The browser's own windows open here, which no test can use.
    if (element.matches('[type=color], [type=file]')) return []
    if (element.matches('select')) return ['arrow']
    if (element.matches('input:not([type=button], [type=submit], [type=reset])'))
      return element.closest('form') ? ['type', 'send'] : ['type']
    if (element.matches('textarea')) return ['type']
    if (element.matches('[role=slider], [role=separator]')) return ['arrow', 'drag']
    if (element.matches('button, summary')) return ['tap', 'enter']
    return ['tap', 'arrow', 'enter']
  }
  /** A link to the page itself has nothing to show; what opens elsewhere is the browser's. */
  function leadsOn(link: HTMLAnchorElement) {
    if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return false
    return link.hash !== '' || link.pathname !== location.pathname
  }
  function isCovered(element: HTMLElement) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = element.getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    return !top || !(element.contains(top) || top.contains(element))
  }
  function isUsable(element: HTMLElement) {
    if (element.closest('[inert], dialog:not([open])') || !element.checkVisibility({ visibilityProperty: true }))
      return false
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && (element.localName === 'a' || !isCovered(element))
  }
  function kindOf(element: HTMLElement) {
    const type = element.getAttribute('type')
    return element.getAttribute('role') ?? (type ? `${element.localName} ${type}` : element.localName)
  }
  function nameOf(element: HTMLElement) {
    const label = element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.textContent
    return (label || element.textContent || element.title).replace(/\s+/g, ' ').trim().slice(0, 60)
  }
  /** What stands around a control in the words of those who hear it, unless it names the item alone. */
  function groupOf(element: HTMLElement) {
    const group = element.closest('fieldset, nav, header, footer, [role=group], [role=radiogroup], [role=tablist]')
    const legend = group?.querySelector(':scope > legend')?.textContent ?? group?.getAttribute('aria-label')
    return wordsOnly(legend ?? group?.localName ?? '')
  }
  /** Links are one thing each by their look; all else by its first words, too. */
  function wordsOf(element: HTMLElement, name: string) {
    if (element.matches('[type=radio]')) return []
    if (element.matches('a')) return [String(element.getAttribute('href')?.startsWith('#'))]
    return [wordsOnly(name)]
  }
  function wordsOnly(text: string) {
    return text.replace(/\d+/g, '#').trim().split(/\s+/).slice(0, 2).join(' ')
  }
  function pathOf(element: Element): string {
    const steps: string[] = []
    let at = element
    while (at !== document.body && at.parentElement) {
      steps.unshift(`${at.localName}:nth-child(${[...at.parentElement.children].indexOf(at) + 1})`)
      at = at.parentElement
    }
    return ['body', ...steps].join('>')
  }
}
