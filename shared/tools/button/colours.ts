import { chromaticFamilies, type Family, grayFamilies, type GrayFamily, type Palette } from '../../recolor/palette.ts'
import { libraryRamp } from '../palette/library-ramp.ts'
import { scaleOf } from '../palette/scale.ts'
import { brandOf } from '../palette/state.ts'

const isGray = (name: string): name is GrayFamily => (grayFamilies as readonly string[]).includes(name)
const isFamily = (name: string): name is Family =>
  isGray(name) || (chromaticFamilies as readonly string[]).includes(name)

const palettes = new Map<string, Palette>()

/**
 * The palette of a design. A colour of one's own becomes a scale called "brand"; the gray of menus is the family
 * itself where it is one.
 */
export function paletteOf(color: string): Palette {
  const known = palettes.get(color)
  if (known) return known
  const palette: Palette = isFamily(color)
    ? { primary: color, secondary: isGray(color) ? color : 'gray' }
    : { primary: libraryRamp(scaleOf(brandOf(color, 'brand', []))), secondary: 'gray' }
  if (palettes.size > 200) palettes.clear()
  palettes.set(color, palette)
  return palette
}

/** The scale that has to be in a project's theme, as CSS for Tailwind CSS 4 or an object for 3; "" for Tailwind's own. */
export function themeOf(color: string, tailwind: 'v4' | 'v3'): string {
  const { primary } = paletteOf(color)
  if (typeof primary === 'string') return ''
  const steps = Object.entries(primary.colors)
  return tailwind === 'v4'
    ? `@theme {\n${steps.map(([step, value]) => `  --color-${primary.name}-${step}: ${value};`).join('\n')}\n}\n`
    : `// tailwind.config.js, in theme.extend.colors\n${primary.name}: {\n${steps.map(([step, value]) => `  ${step}: '${value}',`).join('\n')}\n},\n`
}
