import './app.css'
import './progress.css'
import { createInertiaApp } from '@inertiajs/react'
import type { ComponentType } from 'react'
import { layout, title } from './options.ts'

const pages = import.meta.glob<{ default: ComponentType }>('./pages/**/*.tsx')

// A deploy takes away the files that an open page would still ask for; loading it again brings the new ones.
window.addEventListener('vite:preloadError', (event) => {
  event.preventDefault()
  window.location.reload()
})

void createInertiaApp({
  title,
  layout,
  resolve: async (name) => {
    const page = await pages[`./pages/${name}.tsx`]?.()
    if (!page) throw new Error(`There is no page “${name}”.`)
    return page.default
  },
  progress: { includeCSS: false },
})
