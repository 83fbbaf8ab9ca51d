/** Keys that are one letter: whether they are on, when they rest, and the one that every page of the app has. */

/** Whether single letters do something: they can be turned off in Settings, since some people speak to their browser. */
export const singleKeys = {
  get: () => localStorage.getItem('postil:keys') !== 'off',
  set: (isOn: boolean) => localStorage.setItem('postil:keys', isOn ? 'on' : 'off'),
}

/** On every page of the app: N begins a new question. */
export function watchKeys(begin: () => void): () => void {
  const leaving = new AbortController()
  const onKey = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'n' || event.metaKey || event.ctrlKey || event.altKey) return
    if (event.isComposing || isWriting(event.target) || isInDialog() || !singleKeys.get()) return
    event.preventDefault()
    begin()
  }
  document.addEventListener('keydown', onKey, { signal: leaving.signal })
  return () => leaving.abort()
}

export const isInDialog = () =>
  [...document.querySelectorAll('[role="dialog"]')].some((dialog) =>
    dialog.checkVisibility({ visibilityProperty: true }),
  )

export const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=radio], [type=checkbox]), textarea, select'))
