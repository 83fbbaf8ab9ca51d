/**
 * One plate of many is seen, and named below it: that of the name that is pointed at, or that has the focus. The others
 * are fetched when somebody first comes near (“hero-plate” in the theme), and none is shown before it is there.
 */
export function followNames(section: HTMLElement): () => void {
  const leaving = new AbortController()
  let wanted = ''
  const show = async ({ target }: Event) => {
    section.dataset.near = ''
    const name = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-scent]') : null
    const slug = name?.dataset.scent
    if (!slug || slug === wanted) return
    wanted = slug
    const seen = [...section.querySelectorAll<HTMLImageElement>(`div[data-scent='${slug}'] img`)].find(
      (image) => image.offsetParent !== null,
    )
    await seen?.decode().catch(() => {})
    if (wanted !== slug) return
    for (const one of section.querySelectorAll('[data-scent]'))
      one.toggleAttribute('data-shown', one.getAttribute('data-scent') === slug)
    const caption = section.querySelector<HTMLAnchorElement>('a[data-caption]')
    if (!caption) return
    caption.setAttribute('href', name.getAttribute('href') ?? '')
    caption.textContent = name.dataset.by ?? ''
  }
  section.addEventListener('pointerover', show, { signal: leaving.signal })
  section.addEventListener('focusin', show, { signal: leaving.signal })
  return () => leaving.abort()
}
