/**
 * The pieces of a class name.
 *
 *     dark:group-data-open/menu:hover:bg-primary-600/50
 *     ^^^^ ^^^^^^^^^^^^^^^^^^^^ ^^^^^ variants
 *                                     ^^^^^^^^^^^^^^^^^ utility
 */
export type Candidate = { variants: string[]; utility: string }

/**
 * Takes a class apart: `hover:data-[state=open]:flex` has two variants and a utility. Colons in brackets divide
 * nothing.
 */
export function parseCandidate(candidate: string): Candidate {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let index = 0; index < candidate.length; index++) {
    const character = candidate[index]
    if (character === '[' || character === '(') depth++
    else if (character === ']' || character === ')') depth--
    else if (character === ':' && depth === 0) {
      parts.push(candidate.slice(start, index))
      start = index + 1
    }
  }
  return { variants: parts, utility: candidate.slice(start) }
}

/** A class put together again. */
export const formatCandidate = ({ variants, utility }: Candidate) => [...variants, utility].join(':')

/** A class with each of its variants rewritten. */
export function mapVariants(name: string, map: (variant: string) => string): string {
  const { variants, utility } = parseCandidate(name)
  return formatCandidate({ variants: variants.map(map), utility })
}

/** The classes of a list, without the white space between them. */
export const splitClasses = (classes: string) => classes.split(/\s+/).filter(Boolean)
