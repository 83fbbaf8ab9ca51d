import { lookAgain } from './globals.js'
import focus from '@alpinejs/focus'
import Alpine from '@alpinejs/csp'

lookAgain()
window.Alpine = Alpine
Alpine.plugin(focus)

// By then every script of the page has told Alpine what its part needs, in whatever order the bundle runs them.
document.addEventListener('DOMContentLoaded', () => Alpine.start())
