import type { Flavour } from './catalog.ts'

/** Where code was taken: a public page, the library, there as a prompt for an assistant, or as a file. */
export const copyChannels = ['page', 'library', 'prompt', 'download'] as const
export type CopyChannel = (typeof copyChannels)[number]

/** That code was taken. It says what, and nothing of who. */
export type Copy = { component: string; flavour: Flavour; channel: CopyChannel }
