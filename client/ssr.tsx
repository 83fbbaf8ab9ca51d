import { createInertiaApp } from '@inertiajs/react'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { layoutFor } from './layouts/layout-for.tsx'
import { pageTitle } from './page-title.ts'

const pages = import.meta.glob<{ default: ComponentType }>(['./pages/**/*.tsx', '!./pages/**/parts/**'], {
  eager: true,
})

const renderer = createInertiaApp({
  title: pageTitle,
  layout: layoutFor,
  resolve: (name) => {
    const page = pages[`./pages/${name}.tsx`]
    if (!page) throw new Error(`Page not found: ${name}`)
    return page.default
  },
})

type Renderer = Extract<Awaited<typeof renderer>, (...args: never[]) => unknown>

/**
 * The page's head tags and body as the first HTML the visitor receives. The library writes the page's data into the
 * body with everything escaped; the server writes them itself (document.ts), so here they are left out.
 */
export const render = async (page: Parameters<Renderer>[0]) =>
  ((await renderer) as Renderer)({ ...page, ...withoutData }, renderToString)

/** How JSON.stringify writes the page. */
const withoutData = { toJSON: () => null }
