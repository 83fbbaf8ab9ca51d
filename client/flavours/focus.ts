/**
 * Where the focus is in frames that nobody types in. A browser has one focus: would a flavour that follows take it when
 * it opens a dialog, whoever types would lose it, and the flavour they type in would close what closes without it. So in
 * frames that follow, the focus is kept by us: moved as the browser moves it, with the same events, and told to whoever
 * asks the document. In the frame that is driven, all of this is the browser's own.
 */
export type FrameWindow = Window & typeof globalThis

export type FocusKeeper = {
  /** The browser takes over, from where the focus is. */
  drive(): void
  /** We take over, from where it is. */
  follow(): void
}

export const focusable =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex], [contenteditable=true]'
const mark = 'data-focus-follows'

/** @param onEntered somebody came into a frame that follows, by Tab or from elsewhere */
export function keepFocus(window: FrameWindow, onEntered: (element: Element) => void): FocusKeeper {
  const { document, HTMLElement } = window
  const native = {
    focus: HTMLElement.prototype.focus,
    blur: HTMLElement.prototype.blur,
    active: Object.getOwnPropertyDescriptor(window.Document.prototype, 'activeElement')?.get,
    hasFocus: window.Document.prototype.hasFocus,
  }
  const nativeActive = () => native.active?.call(document) as Element | null
  let isDriven = false
  let isSilent = false
  let kept: HTMLElement | null = null

  /** What goes or is hidden loses the focus without an event (HTML, 6.6.4, “focus fixup”). */
  const present = () =>
    kept?.isConnected && kept.checkVisibility({ visibilityProperty: true }) && !kept.matches(':disabled') ? kept : null
  const current = () => present() ?? document.body

  function send(from: Element | null, to: Element | null) {
    const event = (type: string, bubbles: boolean, relatedTarget: Element | null) =>
      new window.FocusEvent(type, { bubbles, composed: true, relatedTarget })
    from?.dispatchEvent(event('blur', false, to))
    from?.dispatchEvent(event('focusout', true, to))
    to?.dispatchEvent(event('focus', false, from))
    if (kept === to) to?.dispatchEvent(event('focusin', true, from))
  }

  function move(to: HTMLElement | null) {
    const from = present()
    if (from === to) return
    kept?.removeAttribute(mark)
    kept = to
    to?.setAttribute(mark, '')
    send(from, to)
  }

  HTMLElement.prototype.focus = function (options) {
    if (isDriven) return native.focus.call(this, options)
    if (!this.matches(focusable) || this.matches(':disabled') || !this.checkVisibility() || this.closest('[inert]'))
      return
    move(this)
    if (!options?.preventScroll) this.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  HTMLElement.prototype.blur = function () {
    if (isDriven) native.blur.call(this)
    else if (kept === this) move(null)
  }
  const { scrollIntoView } = window.Element.prototype
  // The browser would move the page around, too, from under who looks at another frame.
  window.Element.prototype.scrollIntoView = function (options) {
    if (isDriven) return scrollIntoView.call(this, options)
    const { scrollX: left, scrollY: top } = window.parent
    const asked = typeof options === 'object' ? options : ({ block: options === false ? 'end' : 'start' } as const)
    scrollIntoView.call(this, { ...asked, behavior: 'instant' })
    window.parent.scrollTo({ left, top, behavior: 'instant' })
  }
  Object.defineProperty(window.Document.prototype, 'activeElement', {
    configurable: true,
    get: () => (isDriven ? nativeActive() : current()),
  })
  window.Document.prototype.hasFocus = () => true

  // What the browser tells of its own focus is no news where we keep it, nor where it left the frame but not the element.
  function guard(event: FocusEvent) {
    if (!event.isTrusted) return
    const isLeaving = !native.hasFocus.call(document)
    const isReturn = event.type.startsWith('focus') && event.type !== 'focusout' && event.target === left
    if (isLeaving && (event.type === 'blur' || event.type === 'focusout')) left = event.target
    else if (event.type === 'focusin') left = null
    const { target } = event
    if (isSilent || isReturn || isLeaving) return event.stopImmediatePropagation()
    if (isDriven) return
    if (event.type === 'focusin' && target instanceof window.Element) onEntered(target)
    else event.stopImmediatePropagation()
  }
  let left: EventTarget | null = null
  for (const type of ['focus', 'blur', 'focusin', 'focusout'] as const) window.addEventListener(type, guard, true)

  return {
    drive() {
      if (isDriven) return
      isDriven = true
      left = null
      isSilent = true
      if (kept && present() && nativeActive() !== kept) native.focus.call(kept, { preventScroll: true })
      isSilent = false
      kept?.removeAttribute(mark)
      kept = null
    },
    follow() {
      if (!isDriven) return
      const active = nativeActive()
      isDriven = false
      kept = active instanceof window.HTMLElement && active !== document.body ? active : null
      kept?.setAttribute(mark, '')
    },
  }
}

/** What Tab goes to next, or back to; null at the end. */
export function nextByTab(document: Document, isBack: boolean): HTMLElement | null {
  const all = [...document.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      !element.closest('[inert]') &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !isOtherRadio(element),
  )
  const at = document.activeElement
  const position = at ? all.indexOf(at as HTMLElement) : -1
  if (position >= 0) return all[position + (isBack ? -1 : 1)] ?? null
  // From something that Tab itself does not reach, to what stands next to it.
  const follows = (element: Element) =>
    at !== null && (at.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  return (isBack ? all.findLast((element) => !follows(element)) : all.find(follows)) ?? null
}

/** Of a group of radio buttons, Tab knows the one that is chosen. */
function isOtherRadio(element: HTMLElement): boolean {
  if (!element.matches('input[type=radio]:not(:checked)')) return false
  const { name, form } = element as HTMLInputElement
  const group = [...element.ownerDocument.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
    (radio) => radio.name === name && radio.form === form && name !== '',
  )
  return group.some(({ checked }) => checked)
}
