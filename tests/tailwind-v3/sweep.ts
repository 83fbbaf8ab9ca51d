/** Runs in the browser: one page with the zoo for either version. */
export type Entry = { variant: string; v4: string; v3: string }

/** Draws the zoo in two frames, named `v4` and `v3`. */
export async function drawZoo({ html, css4, css3 }: { html: string; css4: string; css3: string }): Promise<void> {
  for (const [name, css] of [
    ['v4', css4],
    ['v3', css3],
  ] as const) {
    const frame = document.body.appendChild(document.createElement('iframe'))
    frame.id = name
    const page = frame.contentDocument!
    page.open()
    page.write(html)
    page.close()
    const style = page.head.appendChild(page.createElement('style'))
    style.textContent = css
    page.querySelector<HTMLInputElement>('#half')!.indeterminate = true
    for (const element of page.body.querySelectorAll<HTMLElement>('*')) element.dataset.own = element.className
  }
}

/**
 * Puts each class on every element of the zoo in turn.
 *
 * @returns for each entry and version the places where the class applies, such as `4::before`
 */
export function sweep({ entries, width, height }: { entries: Entry[]; width: number; height: number }) {
  const parts = {
    before: '::before',
    after: '::after',
    placeholder: '::placeholder',
    file: '::file-selector-button',
    marker: '::marker',
    selection: '::selection',
    'first-letter': '::first-letter',
    'first-line': '::first-line',
    'details-content': '::details-content',
  }
  const [v4, v3] = (['v4', 'v3'] as const).map((version) => {
    const frame = document.querySelector<HTMLIFrameElement>(`#${version}`)!
    frame.style.cssText = `width: ${width}px; height: ${height}px`
    const view = frame.contentWindow!
    const elements = [...frame.contentDocument!.body.querySelectorAll<HTMLElement>('*')]
    return entries.map((entry) => {
      for (const element of elements) element.className = `${element.dataset.own} ${entry[version]}`
      const named = Object.entries(parts).filter(([name]) => entry.variant.split(':').includes(name))
      const places = [null, ...named.map(([, part]) => part)]
      return elements
        .flatMap((element, index) =>
          places.filter((part) => applies(view.getComputedStyle(element, part))).map((part) => `${index}${part ?? ''}`),
        )
        .join(' ')
    })
  })
  return entries.map((_, index) => ({ v4: v4![index]!, v3: v3![index]! }))

  function applies(style: CSSStyleDeclaration) {
    return style.order === '7' || style.color === 'rgb(9, 8, 7)'
  }
}

/** For variants no element of the zoo can show: the conditions and selector of the rule, in the browser's own notation. Version 3 has no guard around `hover`. */
export function ruleTexts({ entries }: { entries: Entry[] }) {
  return entries.map((entry) => ({ v4: textOf('v4', entry.v4), v3: textOf('v3', entry.v3) }))

  function textOf(version: 'v4' | 'v3', classes: string) {
    const page = document.querySelector<HTMLIFrameElement>(`#${version}`)!.contentDocument!
    const selector = `.${CSS.escape(classes.split(' ')[0]!)}`
    const found: string[] = []
    for (const sheet of page.styleSheets) walk([...sheet.cssRules], [])
    return found
      .join(' | ')
      .replaceAll(selector, '&')
      .replaceAll('&&', '&')
      .replaceAll(/: /g, ':')
      .replace('(hover:hover) ', '')

    function walk(rules: CSSRule[], path: string[]) {
      for (const rule of rules) {
        const inner = 'cssRules' in rule ? [...(rule.cssRules as CSSRuleList)] : []
        const step = stepOf(rule)
        const isHit = rule instanceof page.defaultView!.CSSStyleRule && rule.selectorText.includes(selector)
        if (isHit || path.some((part) => part.includes(selector))) {
          const conditions = [...path, step].filter(Boolean)
          if (inner.length === 0) found.push(conditions.toSorted().join(' '))
        }
        walk(inner, [...path, step])
      }
    }
    function stepOf(rule: CSSRule) {
      if ('selectorText' in rule) return String(rule.selectorText)
      if ('conditionText' in rule) return String(rule.conditionText)
      return rule.constructor.name === 'CSSStartingStyleRule' ? 'starting' : ''
    }
  }
}
