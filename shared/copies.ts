import type { Flavour } from './catalog.ts'

/** Where code was taken: a public page, the library, as a prompt for an assistant, as a file, or as a command. */
export const copyChannels = ['page', 'library', 'prompt', 'download', 'command'] as const
export type CopyChannel = (typeof copyChannels)[number]

/** That code was taken. It says what, and nothing of who. */
export type Copy = { component: string; flavour: Flavour; channel: CopyChannel }
