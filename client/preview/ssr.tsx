/** Renders every component to the HTML its preview page starts with; runs once per build. */
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { defined } from '#shared/defined.ts'
import { Sample } from './sample.tsx'

const modules = import.meta.glob<{ default: ComponentType }>('/content/components/**/*.tsx', { eager: true })

/** "/content/components/a/b/c/d.tsx" to "a/b/c/d", the component's path in the catalogue. */
const pathOf = (file: string) => file.replace('/content/components/', '').replace(/\.tsx$/, '')

/** All component paths of the catalogue's sources. */
export const paths = Object.keys(modules).map(pathOf)

/** The component's first HTML; throws what the component throws, and where there is no such component. */
export function render(path: string): string {
  const module = defined(modules[`/content/components/${path}.tsx`], `The component ${path}`)
  return renderToString(<Sample component={module.default} />)
}
