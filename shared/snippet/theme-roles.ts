import { applyReplacements } from '../edits/replacements.ts'
import type { Palette, Step } from '../recolor/palette.ts'
import { contrastReplacements } from '../recolor.ts'
import { namedPalette } from './theme.ts'

/** A colour that a class names: a step of a role, or white; `alpha` from 0 to 1. */
export type RoleColor = { of: 'primary' | 'secondary'; step: Step; alpha: number } | { of: 'white'; alpha: number }

/** What a colour is for, and which it is in light and in dark. */
export type Role = { group: string; name: string; light: RoleColor; dark: RoleColor }

/**
 * What the components of the library paint with, as it stands in content/components/FAMILY.md. Surfaces hold what comes
 * after them, so that contrast is kept on the surface where it is least.
 */
const design = [
  ['Surface', 'page', 'bg-white dark:bg-secondary-950'],
  ['Surface', 'card', 'bg-white dark:bg-secondary-900'],
  ['Text', 'heading', 'text-secondary-950 dark:text-white'],
  ['Text', 'body', 'text-secondary-600 dark:text-secondary-400'],
  ['Text', 'link', 'text-primary-600 dark:text-primary-400'],
  ['Line', 'divider', 'border-secondary-950/10 dark:border-white/10'],
  ['Line', 'field', 'border-secondary-500 dark:border-white/40'],
  ['Button', 'fill', 'bg-primary-600 dark:bg-primary-600'],
  ['Button', 'hover', 'hover:bg-primary-700 dark:hover:bg-primary-700'],
  ['Button', 'label', 'text-white dark:text-white'],
] as const

const classesOf = (group: string, name?: string) =>
  design.flatMap(([inGroup, called, classes]) => (inGroup === group && (!name || called === name) ? classes : []))

/** The roles where they would stand in a component. */
const sample = `<div class="${classesOf('Surface', 'page').join('')}"><div class="${classesOf('Surface', 'card').join('')}">
${[...classesOf('Text'), ...classesOf('Line')].map((classes) => `<p class="${classes}">a</p>`).join('\n')}
<a href="/" class="${classesOf('Button').join(' ')}">a</a>
</div></div>`

/** Which steps of a palette the roles are, after contrast was kept as it is in the code that is copied. */
export function themeRoles(palette: Palette): Role[] {
  const named = namedPalette(palette, { names: 'roles', ramps: 'theme', tailwind: 'v4' })
  const { replacements } = contrastReplacements(sample, named)
  const classes = [...applyReplacements(sample, replacements).matchAll(/class="([^"]+)"/g)].flatMap(
    ([, list = '']) => list.match(/\S+/g) ?? [],
  )
  return design.map(([group, name], index) => ({
    group,
    name,
    light: read(classes[2 * index]),
    dark: read(classes[2 * index + 1]),
  }))
}

/** Throws where the class is none of those that `design` can become. */
function read(name: string | undefined): RoleColor {
  const found = /-(?:(primary|secondary)-(\d+)|(white))(?:\/(\d+))?$/.exec(name ?? '')
  if (!found) throw new Error(`No colour of a role: ${JSON.stringify(name)}.`)
  const [, of, step, , percent] = found
  const alpha = percent === undefined ? 1 : Number(percent) / 100
  return of ? { of: of as 'primary' | 'secondary', step: Number(step) as Step, alpha } : { of: 'white', alpha }
}
