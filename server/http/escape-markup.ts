const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as it may stand in XML and HTML, between tags and in attributes with double quotes. */
export const escapeMarkup = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
