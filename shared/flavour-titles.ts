import type { Flavour } from './catalog.ts'

/** What each flavour is called on tabs, in texts and in commands. */
export const flavourTitles: Record<Flavour, string> = { html: 'HTML', react: 'React', vue: 'Vue', svelte: 'Svelte' }
