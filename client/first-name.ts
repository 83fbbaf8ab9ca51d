/** "Ada" of "Ada Lovelace"; the whole name when it is one word. */
export const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? ''
