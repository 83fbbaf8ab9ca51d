/** A note that does not stand right behind its number, as beside a table, is lit while somebody points at the number. */
export function lightNotes(page: Element): () => void {
  const ending = new AbortController()
  let lit: Element | null = null
  const look = ({ target }: Event) => {
    const mark = target instanceof Element ? target.closest('[data-mark]') : null
    const id = mark?.getAttribute('data-note') ?? mark?.getAttribute('aria-controls')
    const note = id ? document.getElementById(id) : null
    if (note === lit) return
    lit?.removeAttribute('data-lit')
    note?.setAttribute('data-lit', '')
    lit = note
  }
  for (const type of ['pointerover', 'focusin']) page.addEventListener(type, look, { signal: ending.signal })
  return () => ending.abort()
}
