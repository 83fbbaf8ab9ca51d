/**
 * Runs in the page, where two of a snippet stand beside each other: acts in one and then in the other, and answers what of
 * the twin changes meanwhile, and what points into the twin. Each library does so in its own way; what is touched of the
 * twin is the same in all.
 */
export async function watchTwins(pause: () => Promise<void>): Promise<string[]> {
  const most = [5, 3]
  const references = [
    'aria-labelledby',
    'aria-describedby',
    'aria-controls',
    'aria-errormessage',
    'for',
    'list',
    'form',
  ]
  // How people are kept in what is open, where the focus may go by arrow keys, and what is tied together is no change.
  const passing = /^(?:aria-hidden|inert|style|id|tabindex|class|name|data-.*|x-.*|[:@].*)$/
  const tied = new Set([...references, 'aria-activedescendant'])
  // Radio buttons of one name are one group for the browser, wherever they stand: which is on in two is its affair.
  const leftAlone = '[type=radio], [type=file], [type=hidden]'
  const copies = [...(document.getElementById('root')?.children ?? [])]
  const found = new Set<string>()

  for (const [number, own] of copies.entries()) {
    const twin = copies[1 - number]
    if (!twin || copies.length !== 2) break
    const named = `the ${number === 0 ? 'first' : 'second'}`
    await act(`fields of ${named}`, own, twin, () => fieldsIn(own).forEach(enter))
    for (const [at, button] of buttonsIn(own).slice(0, most[number]).entries()) {
      if (!button.isConnected || !button.checkVisibility()) continue
      await act(`button ${at + 1} of ${named}`, own, twin, () => press(button))
      const isOpen = button.getAttribute('aria-expanded') === 'true' || document.querySelector('[role=dialog]')
      if (isOpen) await act(`Escape in ${named}`, own, twin, escape)
    }
  }
  return [...found]

  async function act(what: string, own: Element, twin: Element, run: () => void) {
    const before = await atRest(twin)
    run()
    await pause()
    if (stateOf(twin) !== before) found.add(`the other by ${what}`)
    for (const name of crossingsOf(own, twin)) found.add(`the other as ${name}`)
  }

  /** The same once nothing of it changes: on a slow machine what was done in it before may still be on its way. */
  async function atRest(copy: Element): Promise<string> {
    let before = stateOf(copy)
    for (let turn = 0; turn < 12; turn++) {
      await pause()
      const now = stateOf(copy)
      if (now === before) break
      before = now
    }
    return before
  }

  /** What can be read of it and what its fields hold. */
  function stateOf(copy: Element): string {
    return [copy, ...copy.querySelectorAll('*')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const said = [...element.attributes]
          .filter(({ name }) => !passing.test(name) && !tied.has(name))
          .map(({ name, value }) => `${name}=${value}`)
        const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
        const holds =
          element instanceof HTMLInputElement && element.type !== 'radio' ? [element.value, element.checked] : []
        const chosen =
          element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement ? element.value : ''
        return [element.localName, ...said.toSorted(), ...texts.map((node) => node.nodeValue?.trim()), ...holds, chosen]
      })
      .join('\n')
  }

  /** Attributes of one by which it points at something of the other. */
  function crossingsOf(own: Element, twin: Element): string[] {
    const across = (from: Element, to: Element) =>
      references.filter((name) =>
        [...from.querySelectorAll(`[${name}]`)].some((element) =>
          (element.getAttribute(name) ?? '').split(/\s+/).some((id) => {
            const target = id && document.getElementById(id)
            // What is closed in HTML stands there all the same, where React has nothing.
            return target && to.contains(target) && target.checkVisibility() && element.checkVisibility()
          }),
        ),
      )
    return [...across(own, twin), ...across(twin, own)]
  }

  function fieldsIn(copy: Element): Element[] {
    return [...copy.querySelectorAll('input, select, textarea')]
      .filter((field) => field.checkVisibility() && !field.matches(`:disabled, [readonly], ${leftAlone}`))
      .slice(0, 12)
  }
  /** Gives a field something else to hold, and says so as a browser does. */
  function enter(field: Element) {
    if (field instanceof HTMLInputElement && field.type === 'checkbox') return field.click()
    const texts: Record<string, string> = {
      email: 'twin@example.com',
      url: 'https://example.com/twin',
      number: '3',
      range: '3',
      date: '2026-06-01',
      time: '10:30',
      color: '#123456',
      month: '2026-06',
      week: '2026-W23',
      'datetime-local': '2026-06-01T10:30',
    }
    if (field instanceof HTMLSelectElement)
      field.selectedIndex = (field.selectedIndex + 1) % Math.max(field.options.length, 1)
    else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
      // Past React, which takes what is set by its own setter for what was there before.
      Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, texts[field.type] ?? 'Twin')
    }
    for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }))
  }

  /** What opens something and what is on or off first: there a component keeps most of what is its own. */
  function buttonsIn(copy: Element): HTMLElement[] {
    const all = [...copy.querySelectorAll<HTMLElement>('button:enabled')].filter((each) => each.checkVisibility())
    const isTelling = (each: Element) =>
      each.matches('[aria-expanded], [aria-haspopup], [aria-pressed], [role], [aria-current]')
    return [...all.filter(isTelling), ...all.filter((each) => !isTelling(each))]
  }
  function press(button: HTMLElement) {
    const given = { bubbles: true, cancelable: true, composed: true, button: 0 }
    const pointer = { ...given, pointerId: 1, pointerType: 'mouse', isPrimary: true }
    button.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }))
    button.dispatchEvent(new MouseEvent('mousedown', { ...given, buttons: 1, detail: 1 }))
    button.focus({ preventScroll: true })
    button.dispatchEvent(new PointerEvent('pointerup', pointer))
    button.dispatchEvent(new MouseEvent('mouseup', { ...given, detail: 1 }))
    button.dispatchEvent(new MouseEvent('click', { ...given, detail: 1 }))
  }
  function escape() {
    const given = { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true }
    const target = document.activeElement ?? document.body
    target.dispatchEvent(new KeyboardEvent('keydown', given))
    target.dispatchEvent(new KeyboardEvent('keyup', given))
  }
}
