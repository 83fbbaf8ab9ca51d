/** Brings a turn to the top of the screen, however much of the conversation lies on the way. */

/** How old a failure may be, in milliseconds, to be shown as one that has just come. */
const justNow = 2000
/** How long the turn is held there, in milliseconds, unless somebody moves on before. */
const holding = 4000
const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown']

let stop = () => {}

/** Turns are laid out only near the screen, and then are higher or lower than was thought: so it is done again then. */
export function bringIntoView(turn: Element): () => void {
  stop()
  const ending = new AbortController()
  let frame = 0
  const bring = () => {
    frame = 0
    turn.scrollIntoView({ block: 'start' })
  }
  const observer = new ResizeObserver(() => {
    frame ||= requestAnimationFrame(bring)
  })
  if (turn.parentElement) observer.observe(turn.parentElement)
  const timer = setTimeout(() => ending.abort(), holding)
  ending.signal.addEventListener('abort', () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  })
  for (const move of moves)
    addEventListener(move, () => ending.abort(), { capture: true, passive: true, signal: ending.signal })
  stop = () => ending.abort()
  bring()
  return stop
}

/**
 * Brings what an answer failed with above the field for the next question, where its beginning can be seen. Whoever
 * reads elsewhere stays there, and so does who opens a conversation that failed before.
 */
export function showFailure(failure: Element, failedAt: string) {
  const { top } = failure.getBoundingClientRect()
  if (Date.now() - Date.parse(failedAt) > justNow || top < 0 || top > innerHeight) return
  stop()
  failure.scrollIntoView({ block: 'nearest' })
}
