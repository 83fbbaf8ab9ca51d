/** Deciding exponentially many ways is left to nobody: past this many letters such an expression costs everything. */
const mostDoublings = 40

/**
 * How many steps a regular expression may take at most on a text, roughly: a native search cannot be stopped. Each
 * part that may repeat multiplies by the length of the text, and a part that repeats what itself repeats or chooses
 * doubles with every letter.
 *
 * @param pattern a regular expression; anything else is looked for as it stands
 * @param length of the text it is tried on
 */
export function costOfMatching(pattern: unknown, length: number): number {
  if (!(pattern instanceof RegExp)) return length / 16
  const { repeats, options, ways, nested } = shapeOf(pattern.source)
  const letters = length + 1
  if (/\\[1-9k]/.test(pattern.source) && length > 1_000) return Infinity
  return (ways * letters ** (repeats + 1) * 2 ** options * (nested ? 2 ** Math.min(length, mostDoublings) : 1)) / 64
}

/** Counts what repeats (`*`, `+`, `{2,}`) and what may be absent or otherwise (`?`, `|`). */
function shapeOf(source: string) {
  let repeats = 0
  let options = 0
  let ways = 1
  let nested = false
  /** For each group that is open: whether something in it repeats or chooses. */
  const open: boolean[] = [false]
  let closed = false
  const plain = source.replace(/\\[\s\S]/g, 'x').replace(/\[[^\]]*\]/g, 'x')
  for (const [token] of plain.matchAll(/\(\?(?:<?[=!]|:|<\w+>)?|\{\d+\}|\{\d+,\d*\}|[\s\S]/g)) {
    // So many times exactly is one way only, unless a whole group is meant.
    const isRepeat = token === '*' || token === '+' || /^\{\d+,/.test(token) || (closed && /^\{\d/.test(token))
    if (token.startsWith('(')) open.push(false)
    else if (token === ')') {
      closed = open.pop() ?? false
      if (closed && open.length > 0) open[open.length - 1] = true
      continue
    } else if (isRepeat || token === '?' || token === '|') {
      if (isRepeat && closed) nested = true
      if (isRepeat) repeats++
      else if (token === '|' && open.length === 1) ways++
      else options++
      open[open.length - 1] = true
    }
    closed = false
  }
  return { repeats, options, ways, nested }
}
