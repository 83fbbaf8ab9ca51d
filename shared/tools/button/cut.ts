import type { Flavour } from '../../catalog.ts'
import { type Change, contrastReplacements } from '../../recolor.ts'
import { inVersion3 } from '../../snippet/classes.ts'
import { edit } from '../../snippet/draft.ts'
import { setupForStyle } from '../../snippet/setup.ts'
import { defaultStyle } from '../../snippet/style.ts'
import type { RoleClasses } from './classes.ts'
import { paletteOf } from './colours.ts'
import { fillTemplate } from './fill.ts'
import type { Kit, Template } from './kit.ts'
import type { ButtonDesign } from './options.ts'
import { keyOf, structureOf } from './source.ts'

/** A button in one flavour, as it is copied. */
export type CutButton = Pick<Template, 'fileName' | 'language' | 'dependencies'> & { code: string; setup: string[] }

/** A button's classes as they are copied, with the colours that were moved so that its letters can be read. */
export type FinishedClasses = { classes: Partial<RoleClasses>; changes: Change[]; unsolved: string[] }

/** The template of a design's structure; null while it is not here yet. */
export const templateFor = (design: ButtonDesign, { templates }: Pick<Kit, 'templates'>) =>
  templates[keyOf(structureOf(design))] ?? null

/** Cuts one flavour of a design for a version of Tailwind CSS, in its colours, with contrast kept. */
export function cutButton(
  template: Template,
  design: ButtonDesign,
  { kit, tailwind }: { kit: Pick<Kit, 'vocabulary' | 'icons'>; tailwind: 'v4' | 'v3' },
): CutButton {
  const filled = fillTemplate(template, design, kit)
  const draft = tailwind === 'v3' ? inVersion3(filled) : filled
  const { code } = edit(draft, contrastReplacements(draft.code, paletteOf(design.color)).replacements)
  const { fileName, language, setup, setupV3 } = template
  const dependencies = template.dependencies.filter(({ name }) => !isIcons(name) || code.includes(`'${name}/`))
  const notes = [...setup, ...(tailwind === 'v3' ? setupV3 : []), ...setupForStyle(code, { ...defaultStyle, tailwind })]
  return { fileName, language, dependencies, code, setup: notes }
}

/** A package of icons, which is not needed where all icons are drawn in the markup. */
const isIcons = (name: string) => name.startsWith('@heroicons/')

/** The finished classes of each part, for Tailwind CSS 4, read from the very code that is copied. */
export function finishClasses(
  templates: Record<Flavour, Template>,
  design: ButtonDesign,
  kit: Pick<Kit, 'vocabulary' | 'icons'>,
): FinishedClasses {
  const filled = fillTemplate(templates.html, design, kit)
  const { replacements, changes, unsolved } = contrastReplacements(filled.code, paletteOf(design.color))
  const { code, marks } = edit(filled, replacements)
  const classes: Partial<RoleClasses> = {}
  for (const [index, { start, end }] of marks.classes.entries()) {
    const role = templates.html.roles[index]
    if (role) classes[role] = code.slice(start, end)
  }
  return { classes, changes, unsolved }
}
