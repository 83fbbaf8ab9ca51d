/** Does a step in a frame that follows: the same events in the order a browser sends them, and what it does of itself. */
import { focusable, type FrameWindow, nextByTab } from './focus.ts'
import type { Step } from './step.ts'
import type { Target } from './target.ts'
import { find } from './target.ts'

type Pressed = Extract<Step, { kind: 'press' | 'release' | 'click' }>
type Hovered = Extract<Step, { kind: 'over' | 'move' }>
type Key = Extract<Step, { kind: 'keydown' | 'keyup' }>
type Typed = Extract<Step, { kind: 'input' | 'change' }>

/** Answers what it does with a step; that answers whether there was something to do it to. */
export function createReplay(window: FrameWindow): (step: Step) => boolean {
  const { document } = window
  let over: Element | null = null
  /** Whether a key that was pressed was left to the browser. */
  let isOurs = true

  const at = (target: Target, act: (element: HTMLElement) => void): boolean => {
    const element = find(document, target)
    if (!(element instanceof window.Element)) return false
    act(element as HTMLElement)
    return true
  }
  const mouse = (type: string, { x, y }: Target['point'], more: PointerEventInit = {}) => {
    const Kind = type.startsWith('pointer') || type === 'click' ? window.PointerEvent : window.MouseEvent
    return new Kind(type, {
      bubbles: !/(?:enter|leave)$/.test(type), cancelable: true, composed: true, view: window,
      clientX: x, clientY: y, screenX: x, screenY: y, pointerType: 'mouse', isPrimary: true, ...more,
    }) // prettier-ignore
  }

  function press({ kind, target, button }: Pressed) {
    return at(target, (element) => {
      const isDown = kind === 'press'
      const init = { button, buttons: isDown ? 1 : 0, detail: 1 }
      if (kind === 'click') {
        if (!element.matches(':disabled')) element.dispatchEvent(mouse('click', target.point, init))
        return
      }
      element.dispatchEvent(mouse(isDown ? 'pointerdown' : 'pointerup', target.point, init))
      const isLeft = element.dispatchEvent(mouse(isDown ? 'mousedown' : 'mouseup', target.point, init))
      if (!isDown || !isLeft) return
      const next = element.closest<HTMLElement>(focusable)
      if (next) next.focus({ preventScroll: true })
      else (document.activeElement as HTMLElement | null)?.blur()
    })
  }

  function hover({ kind, target, screen }: Hovered) {
    return at(target, (element) => {
      const init = { screenX: screen.x, screenY: screen.y }
      if (kind === 'over' && over !== element) {
        const before = over?.isConnected ? over : null
        const send = (type: string, to: Element | null, relatedTarget: Element | null) =>
          to?.dispatchEvent(mouse(type, target.point, { ...init, relatedTarget }))
        for (const type of ['pointerout', 'mouseout']) send(type, before, element)
        for (const left of ancestors(before).filter((each) => !each.contains(element)))
          for (const type of ['pointerleave', 'mouseleave']) send(type, left, element)
        for (const type of ['pointerover', 'mouseover']) send(type, element, before)
        const entered = ancestors(element).filter((each) => !before || !each.contains(before))
        for (const each of entered.toReversed())
          for (const type of ['pointerenter', 'mouseenter']) send(type, each, before)
        over = element
      }
      for (const type of ['pointermove', 'mousemove']) element.dispatchEvent(mouse(type, target.point, init))
    })
  }

  function type({ kind, target, value, inputType }: Typed) {
    const active = document.activeElement
    const change = (element: Element) => {
      if (!('value' in element)) return
      // React listens to who sets a value on the element itself.
      const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element) as object, 'value')?.set
      if (element.value !== value) setter?.call(element, value)
      element.dispatchEvent(
        kind === 'input' && inputType
          ? new window.InputEvent('input', { bubbles: true, composed: true, inputType })
          : new window.Event(kind, { bubbles: true }),
      )
    }
    if (active && 'value' in active && !active.matches('button') && kind === 'input') return (change(active), true)
    return at(target, change)
  }

  function key(step: Key) {
    const { kind, key: name } = step
    const element = (document.activeElement ?? document.body) as HTMLElement
    const event = new window.KeyboardEvent(kind, { ...step, bubbles: true, cancelable: true, composed: true })
    const isLeft = element.dispatchEvent(event)
    if (kind === 'keyup') {
      const isClick = isLeft && isOurs && name === ' ' && element.matches('button, summary, input:is([type=checkbox], [type=radio], [type=button], [type=submit])') // prettier-ignore
      if (isClick && document.activeElement === element) element.click()
      return true
    }
    isOurs = isLeft
    if (!isLeft || step.ctrlKey || step.metaKey || step.altKey) return true
    if (name === 'Tab') tab(step.shiftKey)
    else if (name === 'Enter') enter(element)
    else if (name.startsWith('Arrow') && element.matches('input[type=radio]')) choose(element as HTMLInputElement, name)
    return true
  }

  function tab(isBack: boolean) {
    const next = nextByTab(document, isBack)
    if (next) next.focus()
    else (document.activeElement as HTMLElement | null)?.blur()
  }

  function enter(element: HTMLElement) {
    if (element.matches('button, a[href], summary')) return element.click()
    if (!element.matches('input:not([type=checkbox], [type=radio])')) return
    const { form } = element as HTMLInputElement
    const button = form?.querySelector<HTMLElement>('button:not([type=button], [type=reset]), input[type=submit]')
    if (button) button.click()
    else form?.requestSubmit()
  }

  function choose(radio: HTMLInputElement, name: string) {
    const group = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]:enabled')].filter(
      (each) => each.name === radio.name && each.form === radio.form,
    )
    const isBack = name === 'ArrowUp' || name === 'ArrowLeft'
    const next = group.at((group.indexOf(radio) + (isBack ? -1 : 1)) % group.length)
    next?.focus()
    next?.click()
  }

  return function replay(step) {
    switch (step.kind) {
      case 'press':
      case 'release':
      case 'click':
        return press(step)
      case 'over':
      case 'move':
        return hover(step)
      case 'keydown':
      case 'keyup':
        return key(step)
      case 'input':
      case 'change':
        return type(step)
      case 'focus':
        return at(step.target, (element) => element.focus())
      case 'select': {
        const field = document.activeElement
        const isText = field instanceof window.HTMLInputElement || field instanceof window.HTMLTextAreaElement
        if (isText && field.selectionStart !== null) field.setSelectionRange(step.start, step.end)
        return true
      }
      case 'scroll': {
        const { top, left } = step
        if (step.target === null) document.documentElement.scrollTo({ top, left, behavior: 'instant' })
        else at(step.target, (element) => scrolledOf(element)?.scrollTo({ top, left, behavior: 'instant' }))
        return true
      }
    }
  }
}

function ancestors(element: Element | null): Element[] {
  const all: Element[] = []
  for (let each = element; each; each = each.parentElement) all.push(each)
  return all
}

/** What scrolls of an element and those around it. */
function scrolledOf(element: Element): Element | null {
  const isScrolled = (each: Element) => each.scrollHeight > each.clientHeight || each.scrollWidth > each.clientWidth
  return ancestors(element).find(isScrolled) ?? null
}
