const excerptLength = 160

/** Words of a text round the first of those that were found in it; its beginning when none was. */
export function excerpt(text: string, words: readonly string[]): string {
  const clean = text.replace(/\s+/g, ' ').trim()
  const lower = clean.toLowerCase()
  const first = Math.min(...words.map((word) => lower.indexOf(word)).filter((at) => at >= 0), clean.length)
  const from =
    first === clean.length || first < excerptLength / 2 ? 0 : clean.indexOf(' ', first - excerptLength / 3) + 1
  const cut = clean.slice(from, from + excerptLength)
  const end = from + excerptLength < clean.length ? cut.slice(0, cut.lastIndexOf(' ')) : cut
  return `${from > 0 ? '… ' : ''}${end}${end.length < cut.length || from + cut.length < clean.length ? ' …' : ''}`
}
