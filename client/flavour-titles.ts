import type { Flavour } from '#shared/catalog.ts'

export const flavourTitles: Record<Flavour, string> = { html: 'HTML', react: 'React', vue: 'Vue', svelte: 'Svelte' }
