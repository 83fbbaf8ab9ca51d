export type TextPart = { text: string; href?: string }

/** What people write, cut where web addresses begin and end; signs that close a sentence do not belong to an address. */
export function linkedParts(text: string): TextPart[] {
  return text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}’”'])/)
    .filter(Boolean)
    .map((part) => (/^https?:\/\//.test(part) && URL.canParse(part) ? { text: part, href: part } : { text: part }))
}
