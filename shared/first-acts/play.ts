/** Plays what was done before the client was alive, so that its handlers run as if it had been. */
import type { FirstAct } from './first-act.ts'
import { clone, lateGuard } from './events.ts'
import { fillIn, isTick, untick } from './fields.ts'
import { pointerGrips } from './pointer-grips.ts'
import { standIn } from './stand-in.ts'
import { typeInto } from './typing.ts'

/**
 * Plays all kept acts in order, drops those on elements which are gone, and lets the client hear by itself from then on.
 * To be called once every handler is in place.
 *
 * @param settle draws what an act changed before the next one is played, as React's flushSync does
 */
export async function playFirstActs(settle: () => void): Promise<void> {
  const kept = window.firstActs
  if (!kept) return
  if (kept.acts.length > 0 && kept.needs) {
    await Promise.race([Promise.all(kept.needs), new Promise((done) => setTimeout(done, patience))])
    settle()
  }
  const grips = pointerGrips(kept.acts)
  /** What the client itself gave the focus: the keys that follow were meant for it. */
  let given: Element | null = null
  try {
    for (let act = kept.acts.shift(); act; act = kept.acts.shift()) {
      const before = document.activeElement
      kept.playing = true
      const { event } = act
      if (event.type === 'focusin') given = null
      const target = standIn(given && event instanceof KeyboardEvent ? given : (grips.holder(event) ?? act.target))
      if (target) {
        const isRefused = playOne({ ...act, target }, given !== null)
        if (isRefused) dropWhatCameOf(act, kept.acts)
        grips.after(event)
        settle()
      }
      kept.playing = false
      const now = document.activeElement
      if (now !== before && now !== document.body && event.type !== 'focusin') given = now
    }
  } finally {
    kept.playing = false
    grips.end()
    kept.end()
  }
}

/** Keeps what is done before the page is alive until this is there, too; for effects that fetch what handlers need. */
export function neededByFirstActs(need: Promise<unknown>): void {
  if (window.firstActs) (window.firstActs.needs ??= []).push(need)
}

/** Milliseconds after which acts are played without what they need: it may never come. */
const patience = 5000

/** Answers whether a handler refused what the browser would have made of it. */
function playOne(act: FirstAct, isGiven: boolean): boolean {
  const { event, target } = act
  if (moveFocus(act)) return false
  const copy = clone(event)
  if (event.type === 'input' || event.type === 'change') {
    // Of a tick the browser tells again when its click is played.
    if (isTick(target)) return false
    fillIn(act)
    target.dispatchEvent(copy)
    return false
  }
  if (event.type === 'click' && isTick(target)) {
    untick(target, act.checked)
    target.dispatchEvent(copy)
    return copy.defaultPrevented
  }
  const refused = lateGuard(copy)
  target.dispatchEvent(copy)
  const isRefused = refused()
  if (isGiven && !isRefused && event.type === 'keydown') typeInto(target, event as KeyboardEvent)
  return isRefused
}

/**
 * Takes the focus where it was taken, so that it ends where it is wanted, whatever the handlers of earlier acts did
 * with it. Answers false where it is there already, and only has to be told.
 */
function moveFocus({ event, target }: FirstAct): boolean {
  const isThere = target === document.activeElement
  const focusable = target as HTMLElement | SVGElement
  if (event.type === 'focusin' && !isThere) focusable.focus({ preventScroll: true })
  else if (event.type === 'focusout') {
    // From one to the next it goes by itself.
    if (isThere && !(event as FocusEvent).relatedTarget) focusable.blur()
  } else return false
  return true
}

/** Takes out the click that the browser made of a key or of a label, since a handler did the same in its own way. */
function dropWhatCameOf({ event, target }: FirstAct, acts: FirstAct[]) {
  const label = event.type === 'click' ? target.closest('label') : null
  if (!label && !event.type.startsWith('key')) return
  const end = acts.findIndex((next) => next.event.type === 'keydown' || next.event.type === 'pointerdown')
  const coming = acts.slice(0, end < 0 ? undefined : end)
  const isMade = (next: FirstAct) =>
    next.event.type === 'click' &&
    (label ? next.target === label.control : next.target === target && (next.event as MouseEvent).detail === 0)
  const at = coming.findIndex(isMade)
  if (at >= 0) acts.splice(at, 1)
}
