/** Hears what somebody does in a frame. Only what a person did is an event that the browser vouches for. */
import type { FrameWindow } from './focus.ts'
import type { Step } from './step.ts'
import { describe } from './target.ts'

/** How often the pointer is followed over one element: menus wait for it to move on them. */
const mostMoves = 3

/** @param onStep called before the frame itself hears of it */
export function record(window: FrameWindow, onStep: (step: Step) => void) {
  const { document } = window
  const elementOf = ({ target }: Event) => (target instanceof window.Element ? target : document.body)
  const hear = <Name extends keyof DocumentEventMap>(name: Name, listener: (event: DocumentEventMap[Name]) => void) =>
    window.addEventListener(
      name,
      (event) => {
        if (event.isTrusted) listener(event as DocumentEventMap[Name])
      },
      { capture: true, passive: true },
    )
  const pointOf = ({ clientX: x, clientY: y }: MouseEvent) => ({ x, y })
  /** What the browser does of itself after a key or on a label, it does in the others, too. */
  let key = false
  let forwarded: EventTarget | null = null
  let moves = 0
  let over: Element | null = null

  hear('pointerdown', (event) =>
    onStep({ kind: 'press', target: describe(elementOf(event), pointOf(event)), button: event.button }),
  )
  hear('pointerup', (event) =>
    onStep({ kind: 'release', target: describe(elementOf(event), pointOf(event)), button: event.button }),
  )
  hear('click', (event) => {
    const element = elementOf(event)
    if (key || element === forwarded) return
    forwarded = element.closest('label')?.control ?? null
    if (forwarded === element) forwarded = null
    setTimeout(() => (forwarded = null))
    const target = event.detail === 0 ? describe(element) : describe(element, pointOf(event))
    onStep({ kind: 'click', target, button: event.button })
  })
  hear('pointermove', (event) => {
    const element = elementOf(event)
    if (event.buttons !== 0 || event.pointerType === 'touch') return
    moves = element === over ? moves + 1 : 0
    if (moves > mostMoves) return
    const kind = element === over ? 'move' : 'over'
    over = element
    onStep({ kind, target: describe(element, pointOf(event)), screen: { x: event.screenX, y: event.screenY } })
  })
  for (const kind of ['keydown', 'keyup'] as const)
    hear(kind, (event) => {
      key = true
      // Space clicks a button once it is let go, after everybody has heard of that.
      if (kind === 'keyup') setTimeout(() => (key = false))
      const { key: name, code, shiftKey, ctrlKey, altKey, metaKey } = event
      onStep({ kind, key: name, code, shiftKey, ctrlKey, altKey, metaKey })
    })
  for (const kind of ['input', 'change'] as const)
    hear(kind, (event) => {
      const element = elementOf(event)
      if (!('value' in element) || element.matches('input:is([type=checkbox], [type=radio], [type=file])')) return
      const inputType = 'inputType' in event ? String(event.inputType) : ''
      onStep({ kind, target: describe(element), value: String(element.value), inputType })
    })
  hear('selectionchange', () => {
    const field = document.activeElement
    if (!(field instanceof window.HTMLInputElement || field instanceof window.HTMLTextAreaElement)) return
    const { selectionStart: start, selectionEnd: end } = field
    if (start !== null && end !== null) onStep({ kind: 'select', start, end })
  })
  hear('scroll', (event) => {
    const element = event.target instanceof window.Element ? event.target : null
    const { scrollTop: top, scrollLeft: left } = element ?? document.documentElement
    onStep({ kind: 'scroll', target: element && describe(element), top, left })
  })
}
