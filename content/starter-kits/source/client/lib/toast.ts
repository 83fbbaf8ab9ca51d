import { recall, remember } from './tab'

/** Sentences that are said once, in the region of `toast`: here, or on the page that is shown next. */
const key = 'toast'
const said = 'toast-said'

/** Says it now. */
export function say(text: string) {
  window.dispatchEvent(new CustomEvent(said, { detail: text }))
}

/** Says it on the next page. */
export function sayNext(text: string) {
  remember(key, text)
}

/** Another page is shown: what was said is over, and what was to be said is said. */
export function turnPage() {
  const text = recall(key)
  remember(key, '')
  say(text)
}

/** Tells what is said from now on; an empty text is the end of it. Answers a function that ends it. */
export function watchToast(listener: (text: string) => void): () => void {
  const controller = new AbortController()
  window.addEventListener(said, (event) => listener((event as CustomEvent<string>).detail), {
    signal: controller.signal,
  })
  return () => controller.abort()
}
