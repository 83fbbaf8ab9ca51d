/** What is said of a flavour that differs from React: that it is wrong, or why it may. */
import { hold } from '../eye/held.ts'
import type { ProofCheck } from '#shared/proof.ts'
import type { Aspect } from './differences.ts'
import { knownDifferenceOf } from './known-difference.ts'
import type { Play } from './play.ts'

/** What stands on the page otherwise than in React. */
export function reportForms(play: Play, what: string, ours: string, react: string) {
  const { stands, looks, known } = hold(play, what, ours, react)
  for (const note of stands) report(play, what, 'tree', `there is ${note}`)
  for (const note of looks) report(play, what, 'pixels', `there is ${note}`)
  for (const reason of known) play.findings.differs(play.path, play.flavour, 'behaviour', reason)
}

/**
 * What moves in React and does not here, or the other way round. Libraries begin some movements again, or one frame
 * early, React's own too where a machine does much besides: what is more of something that moves in both is left.
 */
export function reportMoves(play: Play, ours: string[], react: string[]) {
  const ofWhat = (move: string) => move.replace(/ \S+ → .*$/, '')
  const isMore = (move: string) => react.some((other) => ofWhat(other) === ofWhat(move))
  const wayOf = (move: string) => move.replace(/ in \d+ ms.*$/, '')
  const isOnceMore = (move: string) => ours.some((other) => react.includes(other) && wayOf(other) === wayOf(move))
  const missing = [...new Set(react)].filter((move) => !ours.includes(move) && !isOnceMore(move))
  const instead = [...new Set(ours)].filter((move) => !react.includes(move))
  const tell = (moves: string[]) => moves.slice(0, 3).join('; ') || 'nothing'
  if (missing.length > 0 || !instead.every(isMore))
    report(play, 'in all', 'moves', `in React there moves ${tell(missing)}, here ${tell(instead)}`)
}

export const rtl = ({ dir }: Play) => (dir === 'rtl' ? ' (right to left)' : '')

export const isKnown = ({ flavour, dir, source }: Play, what: string, aspect: Aspect) =>
  knownDifferenceOf({ flavour, what, aspect, dir, source }) !== undefined

export const checkOf = ({ inVersion3 }: Play, aspect: Aspect): ProofCheck =>
  inVersion3 ? 'tailwind3' : aspect === 'pixels' ? 'looks' : 'behaviour'

export function report(play: Play, what: string, aspect: Aspect, note: string) {
  const { findings, path, source, flavour, dir, inVersion3 } = play
  const known = knownDifferenceOf({ flavour, what, aspect, dir, source })
  if (!known) findings.wrong(path, flavour, checkOf(play, aspect), `${what}${rtl(play)}: ${note}`)
  // A flavour that differs in version 4 differs in version 3 as well.
  else if (!inVersion3) findings.differs(path, flavour, checkOf(play, aspect), known.reason)
}
