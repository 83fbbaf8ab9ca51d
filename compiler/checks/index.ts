import { checkChoices } from './choices.ts'
import { checkClasses } from './classes.ts'
import type { Check, CheckContext } from './context.ts'
import { checkDialogs } from './dialogs.ts'
import { checkEffects } from './effects.ts'
import { checkFields } from './fields.ts'
import { checkIdentity } from './identity.ts'
import { checkInlineSiblings } from './inline-siblings.ts'
import { checkLists } from './lists.ts'
import { checkMovingSiblings } from './moving-siblings.ts'
import { checkParts } from './parts.ts'
import { checkRefs } from './refs.ts'
import { checkResets } from './resets.ts'
import { checkSetters } from './setters.ts'
import { checkStaleReads } from './stale-reads.ts'
import { checkStates } from './states.ts'
import { checkStyles } from './styles.ts'
import { checkTransitions } from './transitions.ts'
import { checkVersions } from './versions.ts'
import { checkWhitespace } from './whitespace.ts'

const checks: readonly Check[] = [
  checkParts,
  checkChoices,
  checkSetters,
  checkRefs,
  checkEffects,
  checkStaleReads,
  checkClasses,
  checkVersions,
  checkStates,
  checkStyles,
  checkTransitions,
  checkInlineSiblings,
  checkWhitespace,
  checkMovingSiblings,
  checkDialogs,
  checkLists,
  checkFields,
  checkIdentity,
  checkResets,
]

/** Runs every rule that looks at a whole component. */
export function runChecks(context: CheckContext) {
  for (const check of checks) check(context)
}
