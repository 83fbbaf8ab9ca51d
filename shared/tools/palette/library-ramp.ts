import { steps, type Ramp, type Step } from '../../recolor/palette.ts'
import { isRampName } from '../../recolor/ramp-code.ts'
import type { Scale } from './scale.ts'

/** A scale as the library takes colours of one's own; a name that is Tailwind's or ours gets "own-" before it. */
export function libraryRamp({ name, swatches }: Scale): Ramp {
  const colors = Object.fromEntries(steps.map((step, index) => [step, swatches[index]!.hex])) as Record<Step, string>
  return { name: isRampName(name) ? name : `own-${name}`, colors }
}
