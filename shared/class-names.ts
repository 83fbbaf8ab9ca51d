/** A class of Tailwind CSS: what it does, and when. */
export type ClassName = { variants: string[]; utility: string }

/** "dark:data-[a:b]:x" to its variants "dark" and "data-[a:b]" and its utility "x": a colon within brackets separates nothing. */
export function splitVariants(word: string): ClassName {
  if (!word.includes('[') && !word.includes('(')) {
    const last = word.lastIndexOf(':')
    return { variants: last < 0 ? [] : word.slice(0, last).split(':'), utility: word.slice(last + 1) }
  }
  const variants: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < word.length; at++) {
    const character = word[at]
    if (character === '[' || character === '(') depth++
    else if (character === ']' || character === ')') depth--
    else if (character === ':' && depth === 0) {
      variants.push(word.slice(start, at))
      start = at + 1
    }
  }
  return { variants, utility: word.slice(start) }
}
