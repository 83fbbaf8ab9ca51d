import { itemAt } from '../../defined.ts'
import { perStep, type Ramp } from '../../recolor/palette.ts'
import { isRampName } from '../../recolor/ramp-code.ts'
import type { Scale } from './scale.ts'

/** A scale as the library takes colours of one's own; a name that is Tailwind's or ours gets "own-" before it. */
export function libraryRamp({ name, swatches }: Scale): Ramp {
  return { name: isRampName(name) ? name : `own-${name}`, colors: perStep((_, index) => itemAt(swatches, index).hex) }
}
