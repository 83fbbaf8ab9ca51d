import './before-alpine.ts'
import Alpine from '@alpinejs/csp'
import focus from '@alpinejs/focus'
import { announce } from './page.ts'

// What the components in src/parts do. They register with Alpine once; markup that is swapped in finds them there.
import.meta.glob('../parts/*.html', { query: '?script', eager: true })

if (document.documentElement.dataset.navigation === 'turbo') void import('./turbo.ts')
else void import('./htmx.ts')

// This build of Alpine runs without "unsafe-eval" in the Content-Security-Policy.
window.Alpine = Alpine
Alpine.plugin(focus)
Alpine.start()
announce()
