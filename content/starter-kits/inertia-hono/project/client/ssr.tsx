import { createInertiaApp } from '@inertiajs/react'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import type { PageObject } from '#server/inertia/inertia.ts'
import { layout, title } from './options.ts'

const pages = import.meta.glob<{ default: ComponentType }>('./pages/**/*.tsx', { eager: true })

const renderer = createInertiaApp({
  title,
  layout,
  resolve: (name) => {
    const page = pages[`./pages/${name}.tsx`]
    if (!page) throw new Error(`There is no page “${name}”.`)
    return page.default
  },
})

type Renderer = Extract<Awaited<typeof renderer>, (...words: never[]) => unknown>

/** The tags of a page's head, and its body with the page's data. */
export async function render(page: PageObject) {
  const draw = (await renderer) as Renderer
  return draw(page as unknown as Parameters<Renderer>[0], renderToString)
}
