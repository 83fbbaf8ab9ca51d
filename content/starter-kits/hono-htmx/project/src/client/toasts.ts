const region = () => document.querySelector('#toasts')

/** A live region says what changes in it, and not what it begins with: so what a redirect left is put in once more. */
export function announce() {
  const toast = region()?.firstElementChild
  if (!toast) return
  toast.remove()
  setTimeout(() => region()?.replaceChildren(toast), 100)
}

export function say(sentence: string) {
  region()?.replaceChildren(sentence)
}
