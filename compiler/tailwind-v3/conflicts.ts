import { parseCandidate } from '../tailwind/candidate.ts'
import { parseSigns } from './parse.ts'
import { refuse, type Refusal } from './types.ts'
import { isMask } from './utilities/index.ts'

/** Version 3 draws an inset ring or shadow in the place of the outer one, so an element can have only one of the two. */
const pairs = [
  { inner: /^inset-ring(-|$)/, outer: /^ring(-(?!inset$|offset-)|$)/, what: 'ring' },
  { inner: /^inset-shadow(-|$)/, outer: /^shadow(-|$)/, what: 'shadow' },
]

/** Why a class cannot stand beside the other classes of its element, or null when it can. */
export function conflictOf(utility: string, element: readonly string[]): Refusal | null {
  const { body } = parseSigns(utility)
  if (isMask(body)) return secondMask(utility, element)
  const pair = pairs.find(({ inner }) => inner.test(body))
  const other = pair && element.find((name) => pair.outer.test(parseSigns(parseCandidate(name).utility).body))
  if (!pair || !other) return null
  return refuse(
    `Tailwind CSS 3 cannot draw “${body}” and “${other}” on one element.`,
    `Keep one ${pair.what}, or put one of them on an element inside.`,
  )
}

/** Version 4 lays several masks over one another; version 3 has one, which another of the same kind may replace. */
function secondMask(utility: string, element: readonly string[]): Refusal | null {
  const kindOf = (name: string) => parseSigns(parseCandidate(name).utility).body.replace(/-[^-]+$/, '')
  const other = element.find(
    (name) => isMask(parseSigns(parseCandidate(name).utility).body) && kindOf(name) !== kindOf(utility),
  )
  if (!other) return null
  return refuse(
    `Tailwind CSS 3 cannot lay the masks “${utility}” and “${other}” over one another.`,
    'Put one of them on an element around this one.',
  )
}
