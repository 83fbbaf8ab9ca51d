import type { FirstAct } from './first-act.ts'

const isEnd = (event: Event) => event.type === 'pointerup' || event.type === 'pointercancel'
const idOf = (event: Event) => (event as PointerEvent).pointerId

/**
 * Lets elements take hold of a pointer that was lifted before its drag is played, which no browser allows any more.
 * A pointer that is still down is the browser's.
 *
 * @param acts what is still to be played
 */
export function pointerGrips(acts: readonly FirstAct[]) {
  const holders = new Map<number, Element>()
  const original = Element.prototype
  const { setPointerCapture, hasPointerCapture, releasePointerCapture } = original
  const isLifted = (id: number) => acts.some(({ event }) => isEnd(event) && idOf(event) === id)

  original.setPointerCapture = function hold(this: Element, id) {
    if (isLifted(id)) holders.set(id, this)
    else setPointerCapture.call(this, id)
  }
  original.hasPointerCapture = function holds(this: Element, id) {
    return holders.get(id) === this || hasPointerCapture.call(this, id)
  }
  original.releasePointerCapture = function release(this: Element, id) {
    if (!letGo(id)) releasePointerCapture.call(this, id)
  }

  function letGo(pointerId: number): boolean {
    const holder = holders.get(pointerId)
    holders.delete(pointerId)
    holder?.dispatchEvent(new PointerEvent('lostpointercapture', { pointerId, bubbles: true, composed: true }))
    return holder !== undefined
  }

  return {
    /** Who hears this event in place of what it was done on. */
    holder: (event: Event) => (event instanceof PointerEvent ? holders.get(event.pointerId) : undefined),
    /** To be called when an event was played. */
    after(event: Event) {
      if (isEnd(event)) letGo(idOf(event))
    },
    end() {
      Object.assign(original, { setPointerCapture, hasPointerCapture, releasePointerCapture })
    },
  }
}
