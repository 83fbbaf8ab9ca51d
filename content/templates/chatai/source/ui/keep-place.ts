/** Whoever follows a source out of a conversation, and comes back, finds the turn again: the address names it from then on. */
export function keepPlace(transcript: Element, keep: (questionId: string) => void): () => void {
  const ending = new AbortController()
  const onClick = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('[role="note"] a')) return
    const turn = target.closest('section[id^="turn-"]')
    if (turn) keep(turn.id.slice('turn-'.length))
  }
  transcript.addEventListener('click', onClick, { capture: true, signal: ending.signal })
  return () => ending.abort()
}
