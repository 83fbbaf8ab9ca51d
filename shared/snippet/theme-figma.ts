import {
  figmaAlias,
  figmaColor,
  type FigmaGroup,
  type FigmaVariable,
  writeFigmaMode,
} from '../color/figma-variables.ts'
import { mapTo } from '../color/gamut.ts'
import { readColor } from '../color/read-color.ts'
import type { Rgb } from '../color/rgb.ts'
import { tailwindColors } from '../color/tailwind-colors.ts'
import { type Family, nameOf, type Palette, perStep, type Ramp, type Step, steps } from '../recolor/palette.ts'
import { type Role, type RoleColor, themeRoles } from './theme-roles.ts'

/** The folder of the files, one for each mode. */
export const themeFigmaFolder = 'figma-variables'

const white: Rgb = { r: 1, g: 1, b: 1, alpha: 1 }

/**
 * A palette as variables for Figma: one collection of two modes, a file for each. Its families, `primary` and
 * `secondary` that follow them, and what the components use these for, which is where light and dark differ. The names
 * of these begin with a capital letter, as no colours of a customer's own may.
 */
export function themeFigmaVariables(palette: Palette): { path: string; text: string }[] {
  const roles = themeRoles(palette)
  return (['light', 'dark'] as const).map((mode) => {
    const title = mode === 'light' ? 'Light' : 'Dark'
    return {
      path: `${themeFigmaFolder}/${title}.tokens.json`,
      text: writeFigmaMode(title, { ...ramps(palette), ...groupsOf(roles, mode, palette) }),
    }
  })
}

function ramps({ primary, secondary }: Palette): FigmaGroup {
  return {
    [nameOf(primary)]: perStep((step) => figmaColor(rgbOf(primary, step))),
    [nameOf(secondary)]: perStep((step) => figmaColor(rgbOf(secondary, step))),
    primary: perStep((step) => figmaAlias(nameOf(primary), step)),
    secondary: perStep((step) => figmaAlias(nameOf(secondary), step)),
    white: figmaColor(white),
  }
}

function groupsOf(roles: readonly Role[], mode: 'light' | 'dark', palette: Palette): FigmaGroup {
  const groups = Map.groupBy(roles, ({ group }) => group)
  const named = [...groups].map(([group, list]) => [
    group,
    Object.fromEntries(list.map((role) => [role.name, variableOf(role[mode], palette)])),
  ])
  return Object.fromEntries(named) as FigmaGroup
}

/** A variable that follows another has all of it: what lets something through has a colour of its own. */
function variableOf(color: RoleColor, palette: Palette): FigmaVariable {
  const { alpha } = color
  if (color.of === 'white') return alpha === 1 ? figmaAlias('white') : figmaColor({ ...white, alpha })
  const { of, step } = color
  return alpha === 1 ? figmaAlias(of, step) : figmaColor({ ...rgbOf(palette[of], step), alpha })
}

/** Throws a RangeError where a palette's own colour is none. */
function rgbOf(colors: Family | Ramp, step: Step): Rgb {
  const css = typeof colors === 'string' ? tailwindColors[colors][steps.indexOf(step)] : colors.colors[step]
  const read = readColor(css ?? '')
  if (!read) throw new RangeError(`Not a colour we can read: ${JSON.stringify(css)}.`)
  return mapTo(read.color, 'srgb')
}
