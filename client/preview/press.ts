/** What a mouse does to an element, as far as handlers hear it; nothing here takes the focus by itself. */

const mouse = { bubbles: true, cancelable: true, composed: true, view: window } as const
const pointer = { ...mouse, pointerId: 1, pointerType: 'mouse', isPrimary: true } as const

/** Points at it. */
export function pointAt(element: Element) {
  element.dispatchEvent(new PointerEvent('pointerover', pointer))
  element.dispatchEvent(new PointerEvent('pointerenter', { ...pointer, bubbles: false }))
  element.dispatchEvent(new MouseEvent('mouseover', mouse))
  element.dispatchEvent(new MouseEvent('mouseenter', { ...mouse, bubbles: false }))
  element.dispatchEvent(new PointerEvent('pointermove', pointer))
  element.dispatchEvent(new MouseEvent('mousemove', mouse))
}

/** Points elsewhere. */
export function pointAway(element: Element) {
  element.dispatchEvent(new PointerEvent('pointerout', pointer))
  element.dispatchEvent(new PointerEvent('pointerleave', { ...pointer, bubbles: false }))
  element.dispatchEvent(new MouseEvent('mouseout', mouse))
  element.dispatchEvent(new MouseEvent('mouseleave', { ...mouse, bubbles: false }))
}

/** Presses it and lets it go. */
export function press(element: HTMLElement) {
  element.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }))
  element.dispatchEvent(new MouseEvent('mousedown', { ...mouse, buttons: 1, detail: 1 }))
  element.dispatchEvent(new PointerEvent('pointerup', pointer))
  element.dispatchEvent(new MouseEvent('mouseup', { ...mouse, detail: 1 }))
  element.click()
}

/** Presses Escape on it. */
export function escape(element: Element) {
  const key = { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true, composed: true }
  element.dispatchEvent(new KeyboardEvent('keydown', key))
  element.dispatchEvent(new KeyboardEvent('keyup', key))
}
