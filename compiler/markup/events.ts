/** React's event names and the browser's. React's onFocus and onBlur bubble, so they are focusin and focusout. */
const table: Record<string, string> = {
  onBlur: 'focusout',
  onChange: 'change',
  onClick: 'click',
  onDoubleClick: 'dblclick',
  onDragEnter: 'dragenter',
  onDragLeave: 'dragleave',
  onDragOver: 'dragover',
  onDrop: 'drop',
  onFocus: 'focusin',
  onInput: 'input',
  onKeyDown: 'keydown',
  onKeyUp: 'keyup',
  onMouseEnter: 'mouseenter',
  onMouseLeave: 'mouseleave',
  onPointerDown: 'pointerdown',
  onPointerMove: 'pointermove',
  onPointerUp: 'pointerup',
  onReset: 'reset',
  onScroll: 'scroll',
  onSubmit: 'submit',
}

export const knownEvents = Object.keys(table)

/**
 * @param name React's name, e.g. `onChange`
 * @param tag the element it is on: React's onChange fires on every keystroke in text fields
 * @returns the browser's event name, or undefined
 */
export function eventOf(name: string, tag: string, type?: string): string | undefined {
  const native = Object.hasOwn(table, name) ? table[name] : undefined
  const typed = tag === 'textarea' || (tag === 'input' && type !== 'checkbox' && type !== 'radio' && type !== 'file')
  return native === 'change' && typed ? 'input' : native
}
