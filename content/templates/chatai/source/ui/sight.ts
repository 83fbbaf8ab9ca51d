/** Brings a turn to the top of the screen, however much of the conversation lies on the way. */

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
