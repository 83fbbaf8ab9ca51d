/** Renders every component to the HTML its preview page starts with; runs once per build. */
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { StrictMode } from 'react'
import { pathOf } from './components.ts'

const modules = import.meta.glob<{ default: ComponentType }>('/content/components/**/*.tsx', { eager: true })

/** All component paths of the catalogue's sources. */
export const paths = Object.keys(modules).map(pathOf)

/** The component's first HTML; throws what the component throws. */
export function render(path: string): string {
  const Component = modules[`/content/components/${path}.tsx`]!.default
  return renderToString(
    <StrictMode>
      <Component />
    </StrictMode>,
  )
}
