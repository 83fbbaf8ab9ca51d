import { parseColor } from '../../color/parse.ts'
import { over } from '../../color/rgb.ts'
import { required } from '../../color/contrast.ts'
import type { RoleClasses } from './classes.ts'
import { paletteOf } from './colours.ts'
import { type ButtonDesign, settled } from './options.ts'
import { type Look, pages, type Appearance, measureAppearance, type Theme, valueOf, winner } from './appearance.ts'

/** What somebody sees of a button in a theme and a state, and whether it is enough. */
export type Verdict = Appearance & { passes: boolean; isExempt: boolean }

/** Looks to show: those that a design can have. */
export function looksOf(design: ButtonDesign): readonly Look[] {
  const { tag, group } = settled(design)
  const all: Look[] = ['rest', 'hover', 'focus', 'active', 'disabled']
  return tag === 'link' || group !== 'none' ? all.slice(0, 4) : all
}

/**
 * Measures a state by WCAG 2.2: 4.5:1 for letters, 3:1 for an icon alone and for the focus outline. A disabled button is
 * exempt (1.4.3, inactive components). Of a segmented group, the less readable of the chosen and the others counts.
 */
export function verdictOn(
  design: ButtonDesign,
  classes: Partial<RoleClasses>,
  { theme, look }: { theme: Theme; look: Look },
): Verdict {
  const palette = paletteOf(design.color)
  const { group, iconOnly } = settled(design)
  const page = pages[theme](palette)
  const button = classes.button ?? ''
  const trayPaint = group === 'segmented' ? winner(classes.group ?? '', 'bg', { theme, look: 'rest' }) : null
  const surface = trayPaint
    ? over({ ...parseColor(valueOf(trayPaint.color, palette)), alpha: trayPaint.alpha }, page)
    : page
  const seen = [false, ...(group === 'segmented' ? [true] : [])].map((pressed) =>
    measureAppearance(button, palette, { theme, look, pressed }, surface),
  )
  const worst = seen.reduce((low, each) => (each.text.wcag < low.text.wcag ? each : low))
  const enough = worst.text.wcag >= (iconOnly ? required.graphic : required.text)
  const outlined = seen.every(({ outline }) => !outline || outline.wcag >= required.graphic)
  return { ...worst, passes: enough && outlined, isExempt: look === 'disabled' }
}
