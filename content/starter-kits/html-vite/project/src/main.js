import './lib/before-alpine.js'
import focus from '@alpinejs/focus'
import Alpine from '@alpinejs/csp'
import { pages } from '../server/http/pages.js'
import { currentUser } from './lib/auth.js'
import { isAllowed, usedLink } from './lib/guard.js'
import { say, turnPage } from './lib/toast.js'

window.Alpine = Alpine
Alpine.plugin(focus)

// By then every script of the page has told Alpine what its partial needs, in whatever order the bundle runs them.
document.addEventListener('DOMContentLoaded', () => {
  Alpine.start()
  turnPage()
  void begin()
})

async function begin() {
  try {
    if (await usedLink()) return
    document.querySelector('[data-link]')?.removeAttribute('hidden')
    // The server lets nobody see what is not for them. Vite serves every page while you develop.
    if (import.meta.env.DEV && !(await isAllowed())) return
    if (pages[window.location.pathname] === 'members') await currentUser()
  } catch {
    say('Some of this page could not be loaded. Load it again.')
  }
}
