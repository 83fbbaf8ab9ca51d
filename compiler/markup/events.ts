/** React's event names and the browser's. React's onFocus and onBlur bubble, so they are focusin and focusout. */
const table: Record<string, string> = {
  onAnimationEnd: 'animationend',
  onAuxClick: 'auxclick',
  onBlur: 'focusout',
  onChange: 'change',
  onClick: 'click',
  onContextMenu: 'contextmenu',
  onCopy: 'copy',
  onCut: 'cut',
  onDoubleClick: 'dblclick',
  onDrag: 'drag',
  onDragEnd: 'dragend',
  onDragEnter: 'dragenter',
  onDragLeave: 'dragleave',
  onDragOver: 'dragover',
  onDragStart: 'dragstart',
  onDrop: 'drop',
  onDurationChange: 'durationchange',
  onEnded: 'ended',
  onError: 'error',
  onFocus: 'focusin',
  onInput: 'input',
  onKeyDown: 'keydown',
  onKeyUp: 'keyup',
  onLoad: 'load',
  onLoadedMetadata: 'loadedmetadata',
  onMouseDown: 'mousedown',
  onMouseEnter: 'mouseenter',
  onMouseLeave: 'mouseleave',
  onMouseMove: 'mousemove',
  onMouseUp: 'mouseup',
  onPaste: 'paste',
  onPause: 'pause',
  onPlay: 'play',
  onPointerCancel: 'pointercancel',
  onPointerDown: 'pointerdown',
  onPointerEnter: 'pointerenter',
  onPointerLeave: 'pointerleave',
  onPointerMove: 'pointermove',
  onPointerUp: 'pointerup',
  onReset: 'reset',
  onScroll: 'scroll',
  onScrollEnd: 'scrollend',
  onSubmit: 'submit',
  onTimeUpdate: 'timeupdate',
  onToggle: 'toggle',
  onTransitionEnd: 'transitionend',
  onVolumeChange: 'volumechange',
  onWheel: 'wheel',
}

/** React's names of all events an author may use. */
export const knownEvents = Object.keys(table)

/** Fields whose value changes at once; everywhere else React's onChange is the browser's input event. */
const settling = new Set(['checkbox', 'radio', 'file'])

/**
 * @param name React's name, e.g. `onChange`
 * @param tag the element it is on
 * @param type the `type` of an input
 * @returns the browser's event name, or undefined
 */
export function eventOf(name: string, tag: string, type?: string): string | undefined {
  const native = Object.hasOwn(table, name) ? table[name] : undefined
  const settles = tag === 'select' || (tag === 'input' && type !== undefined && settling.has(type))
  return native === 'change' && !settles ? 'input' : native
}
