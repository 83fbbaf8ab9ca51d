/** One plate of many is seen: that of the name that is pointed at, or that has the focus. */
export function followNames(section: HTMLElement): () => void {
  const leaving = new AbortController()
  const show = ({ target }: Event) => {
    const name = target instanceof Element ? target.closest('a[data-scent]') : null
    const slug = name?.getAttribute('data-scent')
    if (!slug) return
    for (const plate of section.querySelectorAll('div[data-scent]'))
      plate.toggleAttribute('data-shown', plate.getAttribute('data-scent') === slug)
  }
  section.addEventListener('pointerover', show, { signal: leaving.signal })
  section.addEventListener('focusin', show, { signal: leaving.signal })
  return () => leaving.abort()
}
