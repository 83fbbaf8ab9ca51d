/** What a form has otherwise than React's, once what is known is set aside. */
import type { Flavour } from '#shared/catalog.ts'
import { compareForms, toldAs } from './compare.ts'
import { knownDifferences, laterDifferences, otherElements, type LaterDifference } from './differences.ts'
import type { ElementForm } from './normal-form.ts'

export type Held = {
  /** What is wrong with what stands there, and with how it looks; a sentence each. */
  stands: string[]
  looks: string[]
  /** Why what else differs may. */
  known: string[]
}

const all: LaterDifference[] = [...knownDifferences, ...laterDifferences]
/** So many sentences are enough to see what is wrong. */
const most = 3

type Shown = { flavour: Flavour; source: string }

/**
 * Holds one form to another; both are JSON, and mostly equal letter by letter.
 *
 * @param what the step after which it stands there
 */
export function hold({ flavour, source }: Shown, what: string, ours: string, react: string): Held {
  const held: Held = { stands: [], looks: [], known: [] }
  if (ours === react) return held
  const other = otherElements.find(({ where }) => where.test(source))
  if (other && !what.startsWith('at first')) return { ...held, known: [other.reason] }
  for (const difference of compareForms(JSON.parse(ours) as ElementForm[], JSON.parse(react) as ElementForm[])) {
    const known = all.find(
      ({ flavours, where, is }) => flavours.includes(flavour) && (where?.test(source) ?? true) && is(difference),
    )
    if (known) held.known.push(known.reason)
    else (/^(?:classes|box|look)$/.test(difference.aspect) ? held.looks : held.stands).push(toldAs(difference))
  }
  return { ...held, stands: held.stands.slice(0, most), looks: held.looks.slice(0, most) }
}

export const isHeld = ({ stands, looks }: Held) => stands.length === 0 && looks.length === 0
