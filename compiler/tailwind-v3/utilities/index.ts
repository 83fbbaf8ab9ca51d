/** Every utility of version 4, by root. */
import type { Families } from '../types.ts'
import { backgrounds } from './backgrounds.ts'
import { borders } from './borders.ts'
import { effects } from './effects.ts'
import { layout } from './layout.ts'
import { masks } from './masks.ts'
import { motion } from './motion.ts'
import { sizing } from './sizing.ts'
import { spacingUtilities } from './spacing.ts'
import { transforms } from './transforms.ts'
import { typography } from './typography.ts'

/** Every root of version 4 that has a form in version 3. */
export const utilities: Families = {
  ...layout,
  ...sizing,
  ...spacingUtilities,
  ...typography,
  ...backgrounds,
  ...borders,
  ...effects,
  ...masks,
  ...transforms,
  ...motion,
}

export { isMask } from './masks.ts'
export { renamed } from './renamed.ts'
export { isMarker, same } from './same.ts'
export { unsupported } from './unsupported.ts'
