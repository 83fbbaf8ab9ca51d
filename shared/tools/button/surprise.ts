import { itemAt } from '../../defined.ts'
import { chromaticFamilies, grayFamilies } from '../../recolor/palette.ts'
import { type ButtonDesign, choices } from './options.ts'

/**
 * Another look for the same button: its words, icons and use stay. Choices that suit many products come up more often.
 *
 * @param random answers a number from 0 to below 1
 */
export function surprise(design: ButtonDesign, random: () => number): ButtonDesign {
  const pick = <Value>(values: readonly Value[]) => itemAt(values, Math.floor(random() * values.length))
  return {
    ...design,
    variant: pick(['solid', 'solid', 'solid', ...choices.variant.filter((kind) => kind !== 'link')]),
    tone: pick(['normal', 'normal', ...choices.tone]),
    color: pick([...chromaticFamilies, ...grayFamilies]),
    radius: pick(choices.radius),
    weight: pick(choices.weight),
    shadow: pick(choices.shadow),
    edge: pick(['auto', 'auto', ...choices.edge]),
    press: pick(choices.press),
  }
}
