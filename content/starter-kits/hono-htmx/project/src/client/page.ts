const region = () => document.querySelector('#toasts')

/** Says a sentence where toasts are said. */
export function say(sentence: string) {
  region()?.replaceChildren(sentence)
}

/** A live region says what changes in it, and not what it begins with: so what a redirect left is put in once more. */
export function announce() {
  const toast = region()?.firstElementChild
  if (!toast) return
  toast.remove()
  setTimeout(() => region()?.replaceChildren(toast), 100)
}

/** A page that took the place of another begins where its content does, as one that was loaded would. */
export function focusMain() {
  if (!document.querySelector('[autofocus]'))
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
}

export const notSent = 'This could not be sent. Look at your connection, and try again.'
