/** Reads finished classes the way a browser would: which colour shows in a theme and a state. */
import { apca } from '../../color/apca.ts'
import { contrast } from '../../color/contrast.ts'
import { over, type Rgb } from '../../color/rgb.ts'
import { parseColor } from '../../color/parse.ts'
import { tailwindColors } from '../../color/tailwind-colors.ts'
import { splitVariants } from '../../class-names.ts'
import { type Palette, steps } from '../../recolor/palette.ts'

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]
export const looks = ['rest', 'hover', 'focus', 'active', 'disabled'] as const
export type Look = (typeof looks)[number]

/** A colour class taken apart. */
export type Paint = {
  variants: string[]
  property: 'bg' | 'text' | 'ring' | 'border' | 'border-e' | 'outline' | 'shadow'
  /** "blue-600", "white", "current" … */
  color: string
  /** 0 to 1 */
  alpha: number
}

const colorUtility =
  /^(bg|text|ring|border-e|border|outline|shadow)-([a-z][a-z0-9-]*?-(?:50|[1-9]00|950)|white|black|current|transparent)(?:\/(\d+))?$/

/** What a class paints; null for one that does something else. */
export function paintOf(name: string): Paint | null {
  const { variants, utility } = splitVariants(name)
  const [, property, color, alpha] = colorUtility.exec(utility) ?? []
  if (!property || !color) return null
  return { variants, property: property as Paint['property'], color, alpha: alpha ? Number(alpha) / 100 : 1 }
}

/**
 * The CSS colour that a class's colour stands for in a palette: "blue-600" is "oklch(54.6% …)"; "#000" for a name
 * there is not.
 */
export function valueOf(color: string, { primary, secondary }: Palette): string {
  if (color === 'white') return '#fff'
  if (color === 'black') return '#000'
  if (color === 'current' || color === 'transparent') return color === 'current' ? 'currentcolor' : color
  const [, name = '', step = ''] = /^(.*)-(\d+)$/.exec(color) ?? []
  const ramp = [primary, secondary].find((each) => typeof each === 'object' && each.name === name)
  if (typeof ramp === 'object') return ramp.colors[Number(step) as keyof typeof ramp.colors]
  return (
    tailwindColors[name as keyof typeof tailwindColors]?.[steps.indexOf(Number(step) as (typeof steps)[number])] ??
    '#000'
  )
}

/** Which variants hold: those of a theme, a look, and of a chosen one in a group. */
const holding = (theme: Theme, look: Look, pressed: boolean): string[] => [
  ...(theme === 'dark' ? ['dark'] : []),
  ...(look === 'hover' ? ['hover'] : []),
  ...(look === 'active' ? ['hover', 'active'] : []),
  ...(look === 'focus' ? ['focus-visible'] : []),
  ...(look === 'disabled' ? ['disabled'] : []),
  ...(pressed ? ['aria-pressed'] : []),
]

/** The paint that wins for a property: the one with most conditions that hold, then the later one. */
export function winner(
  classes: string,
  property: Paint['property'],
  { theme, look, pressed = false }: { theme: Theme; look: Look; pressed?: boolean },
): Paint | null {
  const holds = holding(theme, look, pressed)
  const weight = ({ variants }: Paint) => variants.filter((variant) => variant !== 'dark').length
  let best: Paint | null = null
  for (const name of classes.split(' ')) {
    const paint = paintOf(name)
    if (!paint || paint.property !== property || !paint.variants.every((variant) => holds.includes(variant))) continue
    if (!best || weight(paint) >= weight(best)) best = paint
  }
  return best
}

/** The pages a button may stand on. */
export const pages: Record<Theme, (palette: Palette) => Rgb> = {
  light: () => parseColor('#fff'),
  dark: ({ secondary }) =>
    parseColor(valueOf(`${typeof secondary === 'string' ? secondary : 'gray'}-950`, { primary: 'blue', secondary })),
}

/** Contrast of what shows in a theme and a state. */
export type Appearance = {
  theme: Theme
  look: Look
  pressed: boolean
  /** Letters and icons on what lies behind them. */
  text: { wcag: number; apca: number; ink: string; fill: string }
  /** The focus outline on what it stands on; null without focus. */
  outline: { wcag: number } | null
}

/** Measures the letters of a button, and its outline where it has the focus. `surface` is what the button stands on. */
export function measureAppearance(
  classes: string,
  palette: Palette,
  at: { theme: Theme; look: Look; pressed?: boolean },
  surface: Rgb = pages[at.theme](palette),
): Appearance {
  const rgbOf = (paint: Paint | null, ink?: Rgb): Rgb | null => {
    if (!paint || paint.color === 'transparent') return null
    if (paint.color === 'current') return ink ?? null
    return { ...parseColor(valueOf(paint.color, palette)), alpha: paint.alpha }
  }
  const fillPaint = rgbOf(winner(classes, 'bg', at))
  const fill = fillPaint ? over(fillPaint, surface) : surface
  const letters = rgbOf(winner(classes, 'text', at))
  const ink = letters ? over(letters, fill) : parseColor('#000')
  const line = at.look === 'focus' ? rgbOf(winner(classes, 'outline', at), ink) : null
  const isInside = /(?:^| )focus-visible:-outline-offset/.test(classes)
  return {
    theme: at.theme,
    look: at.look,
    pressed: at.pressed ?? false,
    text: { wcag: contrast(ink, fill), apca: Math.abs(apca(ink, fill)), ink: hexOf(ink), fill: hexOf(fill) },
    outline: line && { wcag: contrast(over(line, isInside ? fill : surface), isInside ? fill : surface) },
  }
}

const hexOf = ({ r, g, b }: Rgb) =>
  `#${[r, g, b]
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
