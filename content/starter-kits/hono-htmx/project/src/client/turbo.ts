import '@hotwired/turbo'
import { announce, focusMain, notSent, say } from './page.ts'

document.addEventListener('turbo:render', () => {
  announce()
  focusMain()
})
document.addEventListener('turbo:fetch-request-error', () => say(notSent))
