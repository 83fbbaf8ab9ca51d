import type { ComponentType } from 'react'

type Module = { default: ComponentType }

/** Every component of the catalogue, each loaded when its preview is opened. */
export const components = import.meta.glob<Module>('/content/components/**/*.tsx')
