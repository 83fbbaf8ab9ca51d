/** "dark:data-[a:b]:x" to its three pieces: a colon within brackets separates nothing. The last piece is the utility. */
export function splitVariants(word: string): string[] {
  if (!word.includes('[') && !word.includes('(')) return word.split(':')
  const pieces: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < word.length; at++) {
    const character = word[at]!
    if (character === '[' || character === '(') depth++
    else if (character === ']' || character === ')') depth--
    else if (character === ':' && depth === 0) {
      pieces.push(word.slice(start, at))
      start = at + 1
    }
  }
  return [...pieces, word.slice(start)]
}
