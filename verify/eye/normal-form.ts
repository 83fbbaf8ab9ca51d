/**
 * The normal form of what stands on a page: every element that is perceived, with everything that has a meaning, where
 * it is and how it looks. It is read in the page itself, so that every browser is read by the same eye.
 */

export type ElementForm = {
  /** How deep it stands; 0 for what is directly on the page. */
  depth: number
  tag: string
  /** Its own text; “|” stands for an element inside. */
  text: string
  /** Attributes with a meaning and the state of fields, references resolved to the number of what they point at. */
  attributes: string[]
  classes: string[]
  /** Pixels: left and top on the page, width, height. */
  box: string[]
  /** Computed style. */
  look: string[]
}

/** What is compared of an element, in the order in which it is told. */
export const aspects = ['depth', 'tag', 'text', 'attributes', 'classes', 'box', 'look'] as const
export type Aspect = (typeof aspects)[number]

/**
 * Runs in the page: the forms of what stands in #root and of what was put beside it, in the document's order, but for
 * dialogs, which stand last: each library puts them where it likes.
 */
export function normalForm(): ElementForm[] {
  const meaningful =
    /^(?:aria-.*|role|tabindex|inert|hidden|disabled|required|readonly|multiple|open|type|name|for|href|src|srcset|sizes|alt|title|placeholder|pattern|min|max|step|minlength|maxlength|rows|cols|autocomplete|autocapitalize|autofocus|inputmode|enterkeyhint|lang|dir|action|method|target|rel|download|colspan|rowspan|scope|headers|width|height|loading|controls|loop|muted|preload|datetime|cite|draggable|contenteditable|spellcheck|translate|accept|list|form|popover|popovertarget|value|d|points|cx|cy|r|rx|ry|x|y|x1|x2|y1|y2|viewbox|fill|stroke|stroke-width|stroke-linecap|stroke-linejoin|stroke-dasharray|fill-rule|clip-rule|clip-path|mask|transform|offset|stop-color|preserveaspectratio)$/i
  const references =
    /^(?:aria-(?:labelledby|describedby|controls|owns|activedescendant|details|errormessage|flowto)|for|headers|list|form|popovertarget)$/
  const booleans = /^(?:disabled|required|readonly|multiple|hidden|inert|open|autofocus|controls|loop|muted)$/
  /** What WAI-ARIA takes for granted where nothing, or an empty text, is said. */
  const granted = /^aria-(?:atomic|busy|current|disabled|invalid|modal|multiline|multiselectable|readonly|required)$/
  /** What each behaviour library calls the same state. */
  const states: [RegExp, string][] = [
    [/data-\[state=(\w+)\]/g, 'data-$1'],
    [/aria-expanded/g, 'data-open'],
    [/aria-checked/g, 'data-checked'],
    [/aria-selected/g, 'data-selected'],
  ]
  const dialog = '[role=dialog], [role=alertdialog]'
  const ofDialog = /^(?:role|aria-.*)$/
  const open = `${dialog}, [role=menu], [role=listbox]`
  const looks = [
    'color',
    'background-color',
    'background-image',
    'border-block-start-color',
    'border-block-start-width',
    'border-inline-start-width',
    'border-start-start-radius',
    'box-shadow',
    'opacity',
    'display',
    'visibility',
    'font-size',
    'font-weight',
    'font-family',
    'line-height',
    'letter-spacing',
    'text-align',
    'text-decoration-line',
    'text-transform',
    'white-space',
    'transform',
    'translate',
    'rotate',
    'scale',
    'cursor',
    'transition-property',
    'transition-duration',
    'animation-name',
    'overflow-x',
    'overflow-y',
    'position',
    'z-index',
    'object-fit',
    'pointer-events',
    'fill',
    'stroke',
  ]

  const forms: ElementForm[] = []
  const numbers = new Map<Element, number>()
  const beside = [...document.body.children].filter((element) => !element.querySelector('#root'))
  const dialogs = [...document.querySelectorAll(dialog)].filter((element) => element.checkVisibility())
  /** Of each dialog what is put on the page for it: the dialog itself, or the layer that holds it. */
  const layers = new Map(dialogs.map((element) => [layerOf(element), element]))
  const moved = dialogs.filter((element) => element.closest('#root'))
  const isFrozen = document.body.style.pointerEvents === 'none'
  const isSomethingOpen = [...document.querySelectorAll(open)].some((element) => element.checkVisibility())
  const roots = [...document.querySelectorAll('#root > *'), ...beside].flatMap((element) => childrenIn([element]))
  roots.push(...moved)
  for (const root of roots) count(root)
  for (const root of roots) read(root, 0)
  return forms

  function count(element: Element) {
    if (isNothing(element)) return
    numbers.set(element, numbers.size)
    for (const child of elementsIn(element)) count(child)
  }

  /** Boxes that only hold others are left out, as are dialogs, which are read by themselves. */
  function childrenIn(elements: Iterable<Element>): Element[] {
    return [...elements]
      .filter((element) => !isDialog(element) && !isNothing(element))
      .flatMap((element) => (isHolder(element) ? childrenIn(element.children) : [element]))
  }
  function isDialog(element: Element): boolean {
    return moved.includes(element)
  }
  function layerOf(element: Element): Element {
    if (element.closest('#root')) return element
    const above: Element[] = []
    for (let each: Element | null = element; each && each !== document.body; each = each.parentElement)
      above.unshift(each)
    return above.find((each) => !isHolder(each)) ?? element
  }
  function isHolder(element: Element): boolean {
    if (!element.matches('div') || element.className || element.children.length === 0) return false
    if ([...element.attributes].some(({ name }) => meaningful.test(name) && !/^(?:aria-hidden|inert)$/.test(name)))
      return false
    return [...element.childNodes].every((node) => node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim())
  }

  function read(element: Element, depth: number) {
    if (isNothing(element)) return
    const style = getComputedStyle(element)
    const { left, top, width, height } = element.getBoundingClientRect()
    forms.push({
      depth,
      tag: element.localName,
      text: textOf(element),
      attributes: attributesOf(element),
      classes: classesOf(element),
      // Fractions of a pixel come and go with where a line of text was broken off.
      box:
        width && height ? [left + scrollX, top + scrollY, width, height].map((each) => String(Math.round(each))) : [],
      look: looks.map((name) => `${name}: ${lookOf(element, style, name)}`),
    })
    for (const child of elementsIn(element)) read(child, depth + 1)
  }

  /** What nobody perceives: what is not drawn, what a library keeps on the page as a guard or a place, and empty boxes. */
  function isNothing(element: Element): boolean {
    if (element.matches('template, script, style, noscript')) return true
    if (element.closest('select, datalist')) return false
    if (!element.checkVisibility()) return true
    if (element.matches('[data-focus-guard], [data-headlessui-focus-guard], span[style*="fixed"][style*="clip"]'))
      return true
    return element.matches('div, span') && isEmpty(element)
  }
  function isEmpty(element: Element): boolean {
    if (element.textContent.trim() && !element.children.length) return false
    if ([...element.attributes].some(({ name }) => meaningful.test(name))) return false
    const { width, height } = element.getBoundingClientRect()
    return (width === 0 || height === 0) && [...element.children].every((child) => isNothing(child))
  }

  /** A span that only carries text, as one flavour needs it where others have the text alone. */
  function isBare(element: Element): boolean {
    if (!element.matches('span') || element.className || element.hasAttribute('style')) return false
    if ([...element.attributes].some(({ name }) => meaningful.test(name))) return false
    return [...element.children].every(isBare)
  }
  function elementsIn(element: Element): Element[] {
    return childrenIn([...element.children].filter((child) => !isBare(child)))
  }

  function textOf(element: Element): string {
    if (element.matches('textarea')) return ''
    const text = textIn(element)
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/ ?\| ?/g, '|')
    return text
      .replaceAll(/\|+/g, '|')
      .replaceAll(/^\||\|$/g, '')
      .trim()
  }
  function textIn(element: Element): string {
    // Between the items of a box white space is nothing.
    const items = /flex|grid/.test(getComputedStyle(element).display)
    const parts = [...element.childNodes].map((node) => {
      if (node.nodeType === Node.TEXT_NODE) return items && !node.nodeValue?.trim() ? '' : (node.nodeValue ?? '')
      if (!(node instanceof Element) || isNothing(node) || isDialog(node)) return ''
      return isBare(node) || isHolder(node) ? textIn(node) : '|'
    })
    return parts.join('')
  }

  function attributesOf(element: Element): string[] {
    const held = layers.get(element) ?? element
    const isInside = held === element && dialogs.includes(element) && !layers.has(element)
    const own = [...element.attributes].filter(({ name }) => !isInside || !ofDialog.test(name))
    const taken = held === element ? [] : [...held.attributes].filter(({ name }) => ofDialog.test(name))
    const said = [...own, ...taken].flatMap(({ name, value }) => {
      if (!meaningful.test(name)) return []
      // Where the focus is, itself or by this, is looked at by itself.
      if (name === 'aria-activedescendant') return []
      if (granted.test(name) && (value === '' || value === 'false')) return []
      if (references.test(name)) return value.trim() ? [`${name}=${pointsAt(value)}`] : []
      if (name === 'tabindex' && value === '0' && element.matches('a[href], button, input, select, textarea')) return []
      // What holds the focus for what is inside takes it by a script.
      if (name === 'tabindex' && element.matches(open)) return []
      if (/^(?:inert|aria-hidden)$/.test(name) && isBehind(element)) return []
      if (name === 'value' && element.matches('input, textarea, select')) return []
      return [`${name}=${booleans.test(name) ? '' : value.replaceAll(/\s+/g, ' ').trim()}`]
    })
    return [...said, ...stateOf(element)].toSorted()
  }
  function stateOf(element: Element): string[] {
    if (element instanceof HTMLOptionElement) return element.selected ? ['is selected'] : []
    if (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type))
      return [
        element.indeterminate ? 'is half checked' : element.checked ? 'is checked' : 'is not checked',
        `holds ${element.value}`,
      ]
    const isField =
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement
    return isField ? [`holds ${element.value}`] : []
  }
  function pointsAt(value: string): string {
    const targets = value
      .trim()
      .split(/\s+/)
      .map((id) => document.getElementById(id))
    return targets.map((target) => (target ? (numbers.get(target) ?? 'what is not drawn') : 'nothing')).join(' and ')
  }

  /** Each library has its own way to keep people in what is open: what is behind is compared by `isReached`. */
  function isBehind(element: Element): boolean {
    const isPicture = element.matches('svg, span, input, img')
    return !isPicture && isSomethingOpen && !isIn(element)
  }
  function isIn(element: Element): boolean {
    return element.closest(open) !== null || [...layers.keys()].some((layer) => layer.contains(element))
  }
  function lookOf(element: Element, style: CSSStyleDeclaration, name: string): string {
    if (name === 'pointer-events' && isFrozen && !element.closest('[class*="pointer-events-none"]')) return 'auto'
    return style.getPropertyValue(name)
  }

  function classesOf(element: Element): string[] {
    const common = [...element.classList].map((name) =>
      states.reduce((result, [own, shared]) => result.replaceAll(own, shared), name),
    )
    // A marker that nothing inside or beside looks at does nothing.
    return common.filter((name) => !isMarker(name) || isLookedAt(element, name)).toSorted()
  }
  function isMarker(name: string): boolean {
    return /^(?:group|peer)(?:\/|$)/.test(name)
  }
  function isLookedAt(element: Element, marker: string): boolean {
    const [kind = '', name] = marker.split('/')
    const within = kind === 'group' ? element : element.parentElement
    const looking = [...(within?.querySelectorAll('[class]') ?? [])].filter((other) => other.checkVisibility())
    return looking.some((other) =>
      [...other.classList].some((each) => each.includes(`${kind}-`) && (!name || each.includes(`/${name}`))),
    )
  }
}
