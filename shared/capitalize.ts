/** A word or a sentence with a capital at its beginning; the rest stays as it is. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
