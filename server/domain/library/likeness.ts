/** How much two names look like each other. */

/** Every two letters that stand beside one another, with the ends of the word. */
export function pairsOf(name: string): Set<string> {
  const text = ` ${name} `
  const pairs = new Set<string>()
  for (let at = 0; at < text.length - 1; at++) pairs.add(text.slice(at, at + 2))
  return pairs
}

/** The share of pairs of letters that two names have in common (Sørensen and Dice), from 0 to 1. */
export function likenessOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0
  for (const pair of one) if (other.has(pair)) shared++
  return (2 * shared) / (one.size + other.size)
}
