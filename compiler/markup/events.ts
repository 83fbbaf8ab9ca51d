/** React's event names and the browser's. React's onFocus and onBlur bubble, so they are focusin and focusout. */
const table: Record<string, string> = {
  onAnimationEnd: 'animationend',
  onBlur: 'focusout',
  onChange: 'change',
  onClick: 'click',
  onCopy: 'copy',
  onDoubleClick: 'dblclick',
  onDragEnter: 'dragenter',
  onDragLeave: 'dragleave',
  onDragOver: 'dragover',
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
  onMouseEnter: 'mouseenter',
  onMouseLeave: 'mouseleave',
  onPaste: 'paste',
  onPause: 'pause',
  onPlay: 'play',
  onPointerDown: 'pointerdown',
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
