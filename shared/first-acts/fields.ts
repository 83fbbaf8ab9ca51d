import type { FirstAct } from './first-act.ts'

/** React remembers here what a field held last, and passes on only what differs from it. */
type Tracked = Element & { _valueTracker?: { setValue(value: string): void } }

/** Differs from whatever a field can hold. */
const unlike = '\0'

/** Whether an element is a box or radio button, of which a click makes something before its handlers run. */
export const isTick = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio')

/** Takes back what a click made of a box or radio button, so that the same click makes it again. */
export function untick(box: HTMLInputElement, checked = true) {
  box.checked = !checked
}

/** Gives a field what it held after the act, also where the client has put back what it began with. */
export function fillIn({ target, value, caret }: FirstAct) {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  if (value === undefined || !(isField || target instanceof HTMLSelectElement)) return
  const isFile = isField && target.type === 'file'
  const isMany = target instanceof HTMLSelectElement && target.multiple
  if (target.value !== value && !isFile && !isMany) target.value = value
  // A handler of the focus may have selected what was there; where it is as it was, nothing moves.
  const hasCaret = isField && target === document.activeElement && caret && caret[0] !== null
  if (hasCaret) target.setSelectionRange(caret[0], caret[1])
  // oxlint-disable-next-line no-underscore-dangle -- React's own name
  ;(target as Tracked)._valueTracker?.setValue(unlike)
}
