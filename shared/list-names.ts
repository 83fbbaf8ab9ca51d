/** The names that previews wear instead of lists of classes, by the classes of each list. */
export type ListNames = Record<string, string>

/** What a list of classes is known by: its classes, each once, in alphabetical order, with one space between them. */
export const keyOfList = (list: string): string => [...new Set(list.split(/\s+/))].filter(Boolean).sort().join(' ')
