/** Whoever goes through the page by keyboard stays where they are, whatever of it is drawn anew below their focus. */

const turnsIn = (page: Element) => [...page.querySelectorAll<HTMLElement>('section[id^="turn-"]')]

/**
 * When what has the focus goes, is hidden or disabled, its like gets it: the same number of a source, the other arrow,
 * the button in the same place; or else the question of its turn. Answers how to end that.
 */
export function keepFocus(page: Element): () => void {
  let held: HTMLElement | undefined
  let findLike: () => HTMLElement | null | undefined = () => undefined
  let frame = 0

  function hold({ target }: Event) {
    held = target instanceof HTMLElement && page.contains(target) ? target : undefined
    if (held) findLike = finderOf(page, held)
  }
  function restore() {
    frame = 0
    if (!held || (held.checkVisibility() && !held.matches(':disabled'))) return
    const { activeElement } = document
    if (activeElement === document.body || activeElement === held) findLike()?.focus({ preventScroll: true })
  }

  const observer = new MutationObserver(() => {
    frame ||= requestAnimationFrame(restore)
  })
  observer.observe(page, { childList: true, subtree: true, attributeFilter: ['disabled', 'style', 'class'] })
  document.addEventListener('focusin', hold)
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
    document.removeEventListener('focusin', hold)
  }
}

/** How to find what takes the place of an element, told while it is still there. */
function finderOf(page: Element, element: HTMLElement): () => HTMLElement | null | undefined {
  const place = turnsIn(page).findIndex((turn) => turn.contains(element))
  if (place < 0) {
    const form = element instanceof HTMLButtonElement ? element.form : null
    return () => (form?.isConnected ? lastButtonOf(form) : headingOf(turnsIn(page).at(-1)))
  }
  const group = element.closest('[role="group"]')?.getAttribute('aria-label')
  const { mark } = element.dataset
  return () => {
    const turns = turnsIn(page)
    const turn = turns[place] ?? turns.at(-1)
    const like = mark
      ? turn?.querySelector<HTMLElement>(`[data-mark="${mark}"]`)
      : group && turn?.querySelector<HTMLElement>(`[role="group"][aria-label="${group}"] button:enabled`)
    return like || headingOf(turn)
  }
}

const lastButtonOf = (form: HTMLFormElement) =>
  [...form.querySelectorAll('button')].findLast((button) => button.checkVisibility())

const headingOf = (turn: Element | undefined) => turn?.querySelector('h2')
