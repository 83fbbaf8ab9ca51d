import './app.css'
import { createInertiaApp } from '@inertiajs/react'
import type { ComponentType } from 'react'
import { Alive } from './alive.tsx'
import { goBackToWhereItWas } from './back-to-where.ts'
import { followCatalogue } from './dev.ts'
import { neverFetchAheadWhatIsVisited } from './fetch-ahead.ts'
import { firstPage, firstPageName } from './first-page.ts'
import { formTokenCookie } from './form-token.ts'
import { layoutFor } from './layouts/layout-for.tsx'
import { pageTitle } from './page-title.ts'

const pages = import.meta.glob<{ default: ComponentType }>(['./pages/**/*.tsx', '!./pages/**/parts/**'])

// A deploy replaces the chunks an open tab would still ask for; a reload brings the new ones.
window.addEventListener('vite:preloadError', (event) => {
  event.preventDefault()
  location.reload()
})

if (import.meta.env.DEV) followCatalogue()
neverFetchAheadWhatIsVisited()
goBackToWhereItWas()
void import('./styles/mono.css')

// Beside the data, where that is still on its way.
void pages[`./pages/${firstPageName()}.tsx`]?.()

void firstPage().then((page) =>
  createInertiaApp({
    page,
    title: pageTitle,
    layout: layoutFor,
    withApp: (app) => <Alive>{app}</Alive>,
    http: { xsrfCookieName: formTokenCookie() },
    progress: { includeCSS: false, showSpinner: false, delay: 200 },
    resolve: (name) => {
      const load = pages[`./pages/${name}.tsx`]
      if (!load) throw new Error(`Page not found: ${name}`)
      return load().then((module) => module.default)
    },
  }),
)
