import 'htmx.org'
import { focusMain, notSent, say } from './page.ts'

// The button of a form that is busy says so.
document.addEventListener('htmx:before:request', ({ target }) => {
  if (target instanceof HTMLFormElement) target.ariaBusy = 'true'
})
document.addEventListener('htmx:finally:request', ({ target }) => {
  if (target instanceof HTMLFormElement) target.ariaBusy = null
})

document.addEventListener('htmx:after:swap', ({ target }) => {
  if (target === document.body) focusMain()
})
document.addEventListener('htmx:error', () => say(notSent))
