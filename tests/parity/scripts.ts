import type { Scripts } from '#verify/browser/steps.ts'
import { behaviours } from './behaviours.ts'
import { comboboxes } from './comboboxes.ts'
import { conditions } from './conditions.ts'
import { constants } from './constants.ts'
import { data } from './data.ts'
import { dialogPopups } from './dialog-popups.ts'
import { dialogs } from './dialogs.ts'
import { elements } from './elements.ts'
import { fair } from './fair.ts'
import { fields } from './fields.ts'
import { forms } from './forms.ts'
import { listboxes } from './listboxes.ts'
import { moreParts } from './more-parts.ts'
import { parts } from './parts.ts'
import { popovers } from './popovers.ts'
import { several } from './several.ts'
import { states } from './states.ts'

/** Everything that is played, by name. */
export const scripts: Scripts = {
  ...parts,
  ...states,
  ...popovers,
  ...fields,
  ...forms,
  ...behaviours,
  ...data,
  ...conditions,
  ...constants,
  ...dialogs,
  ...dialogPopups,
  ...elements,
  ...listboxes,
  ...comboboxes,
  ...several,
  ...moreParts,
  ...fair,
}
