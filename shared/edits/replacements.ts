/** One replacement in a text: what stands from `start` to `end` (UTF-16 units) becomes `text`. */
export type Replacement = { start: number; end: number; text: string }

/**
 * A text with replacements made.
 *
 * @param replacements in order and apart, in UTF-16 units of the text
 */
export function applyReplacements(text: string, replacements: readonly Replacement[]): string {
  let result = ''
  let at = 0
  for (const { start, end, text: replacement } of replacements) {
    result += text.slice(at, start) + replacement
    at = end
  }
  return result + text.slice(at)
}
