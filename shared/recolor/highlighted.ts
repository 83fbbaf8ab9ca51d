import { applyReplacements, type Replacement } from './tokens.ts'

const tagOrEntity = /<[^>]*>|&(?:[a-z]+|#\d+|#x[\da-f]+);/gi

/**
 * Applies replacements meant for a text to its highlighted HTML.
 * In: HTML whose text, tags taken out and entities read, is the text; positions are UTF-16 units of the text.
 * Out: the HTML with the same words replaced. The new words must need no escaping, as class names need none.
 */
export function applyToHighlighted(html: string, replacements: readonly Replacement[]): string {
  const moved: Replacement[] = []
  /** How much further on something stands in the HTML than in the text. */
  let lead = 0
  let next = 0
  const takeUntil = (position: number) => {
    for (let here = replacements[next]; here && here.start + lead < position; here = replacements[++next]) {
      moved.push({ start: here.start + lead, end: here.end + lead, text: here.text })
    }
  }
  for (const { 0: token, index } of html.matchAll(tagOrEntity)) {
    takeUntil(index)
    lead += token.startsWith('<') ? token.length : token.length - 1
  }
  takeUntil(html.length)
  return applyReplacements(html, moved)
}
