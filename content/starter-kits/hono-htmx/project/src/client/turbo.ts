import '@hotwired/turbo'
import { announce, say } from './toasts.ts'

document.addEventListener('turbo:render', announce)
document.addEventListener('turbo:fetch-request-error', () =>
  say('This could not be sent. Look at your connection, and try again.'),
)
