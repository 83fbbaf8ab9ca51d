/** Opens what a component is about when the page round it asks for that, and closes it again. */
import { findOpener, isVisible } from './find-opener.ts'
import { escape, pointAt, pointAway, press } from './press.ts'

type Message = { type: 'millwork:open'; name: string } | { type: 'millwork:close' }
/** Whether it is open, and how far down in pixels what opened reaches, 0 where that is not known. */
type Told = { open: boolean; height: number }
type Opened = { opener: HTMLElement; shown: Element }

/**
 * @param tell hears whether what the component is about is open, also when something else closes it
 * @param again brings the component back to how it began, for what nothing in it closes
 */
export function connectOpener(tell: (told: Told) => void, again: () => void) {
  let opened: Opened | null = null
  let watcher: (() => void) | null = null
  // The page round it keeps the focus on its own button. What opened does not hear of that, else a list would close; it
  // hears of whoever presses something in here.
  let isHeld = false
  let isActing = false
  const held = (event: FocusEvent) => {
    if (isHeld && !isActing && event.relatedTarget === null) event.stopImmediatePropagation()
  }
  const acts = ({ isTrusted }: Event) => {
    isActing = isTrusted
    setTimeout(() => (isActing = false))
  }
  for (const type of ['blur', 'focusout'] as const) addEventListener(type, held, true)
  for (const type of ['pointerdown', 'keydown'] as const) addEventListener(type, acts, true)

  function open(name: string) {
    const opener = findOpener(name)
    watcher?.()
    if (!opener) return tell(closed)
    isHeld = true
    const before = new Set(visibleElements())
    const look = () => {
      if (opened) return void endIfGone()
      const shown = visibleElements().find((each) => !before.has(each) && !opener.contains(each))
      if (!shown) return
      opened = { opener, shown }
      tell({ open: true, height: 0 })
      void settled().then(() => opened?.shown === shown && tell({ open: true, height: reach() }))
    }
    watcher = watchChanges(look)
    pointAt(opener)
    // A button that stays pressed opens nothing: a hint is about it, and pressing would change what it stands for.
    if (!opener.hasAttribute('aria-pressed')) press(opener)
    look()
  }

  /** What fades in may be out of sight for a moment, what fades out is still in sight for one. */
  async function endIfGone() {
    const was = opened
    if (!was || isSeen(was.shown)) return
    await settled()
    if (opened !== was || isSeen(was.shown)) return
    watcher?.()
    watcher = opened = null
    isHeld = false
    tell(closed)
  }

  async function close() {
    isHeld = false
    if (!opened) return tell(closed)
    const { opener, shown } = opened
    const ways = [
      () => pointAway(opener),
      () => escape(focusedInside() ?? opener),
      // What has the focus may have taken the key for something smaller, as a field that empties itself.
      () => escape(shown.isConnected ? shown : document.body),
      () => opener.isConnected && opener.getAttribute('aria-expanded') === 'true' && press(opener),
      again,
    ]
    for (const way of ways) {
      way()
      await settled()
      if (!isSeen(shown)) return endIfGone()
    }
  }

  addEventListener('message', ({ data, origin }: MessageEvent<Message>) => {
    if (origin !== location.origin) return
    if (data?.type === 'millwork:open') open(data.name)
    if (data?.type === 'millwork:close') void close()
  })
}

const closed: Told = { open: false, height: 0 }

/** What hangs over the sample makes its document longer than the frame is high. */
const reach = () => {
  const { scrollHeight, clientHeight } = document.documentElement
  return scrollHeight > clientHeight ? scrollHeight + margin : 0
}
/** Pixels below what opened, for its shadow. */
const margin = 24

const isSeen = (element: Element) => element.isConnected && isVisible(element)

function focusedInside(): Element | null {
  const { activeElement, body } = document
  return activeElement === body ? null : activeElement
}

/** Resolves once what was done is drawn, and nothing moves that will come to an end. */
async function settled(): Promise<void> {
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
  const moving = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(moving.map(({ finished }) => finished))
}

const visibleElements = () => [...document.body.querySelectorAll('*')].filter(isVisible)

/** Calls after everything that can bring something into sight or take it away. Answers what ends that. */
function watchChanges(look: () => void): () => void {
  const leave = new AbortController()
  const observer = new MutationObserver(look)
  observer.observe(document.body, { subtree: true, childList: true, attributes: true })
  for (const type of ['transitionrun', 'transitionend', 'animationend'])
    document.addEventListener(type, look, { signal: leave.signal })
  return () => {
    observer.disconnect()
    leave.abort()
  }
}
