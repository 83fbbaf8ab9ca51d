import 'htmx.org'
import { say } from './toasts.ts'

// The button of a form that is busy says so.
document.addEventListener('htmx:before:request', ({ target }) => {
  if (target instanceof HTMLFormElement) target.ariaBusy = 'true'
})
document.addEventListener('htmx:finally:request', ({ target }) => {
  if (target instanceof HTMLFormElement) target.ariaBusy = null
})

// A page that took the place of another begins where its content does, as one that was loaded would.
document.addEventListener('htmx:after:swap', ({ target }) => {
  if (target === document.body && !document.querySelector('[autofocus]'))
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
})

document.addEventListener('htmx:error', () => say('This could not be sent. Look at your connection, and try again.'))
