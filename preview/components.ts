import type { ComponentType } from 'react'

type Module = { default: ComponentType }

/** "/content/components/a/b/c/d.tsx" to "a/b/c/d", the component's path in the catalogue. */
export const pathOf = (file: string) => file.replace('/content/components/', '').replace(/\.tsx$/, '')

export const components = import.meta.glob<Module>('/content/components/**/*.tsx')
