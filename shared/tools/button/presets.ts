import { defined } from '../../defined.ts'
import { contrastReplacements } from '../../recolor.ts'
import { applyReplacements } from '../../edits/replacements.ts'
import { classesOf, type RoleClasses } from './classes.ts'
import { paletteOf } from './colours.ts'
import type { Vocabulary } from './kit.ts'
import type { ColoredClasses } from './live-css.ts'
import { type ButtonDesign, firstDesign, settled } from './options.ts'
import { orderClasses } from './vocabulary.ts'

const preset = (part: Partial<ButtonDesign>): ButtonDesign => ({ ...firstDesign, ...part })

/** Good starting points, each with a character of its own. */
export const presets: readonly { name: string; design: ButtonDesign }[] = [
  { name: 'Workbench', design: preset({ label: 'Save changes' }) },
  { name: 'Letterpress', design: preset({ color: 'zinc', tone: 'ink', weight: 'medium', label: 'Continue' }) },
  {
    name: 'Runway',
    design: preset({ color: 'violet', radius: 'full', size: 'lg', end: 'ArrowRight', label: 'Get started' }),
  },
  {
    name: 'Paper',
    design: preset({ variant: 'surface', color: 'slate', start: 'ArrowDownTray', label: 'Export CSV' }),
  },
  {
    name: 'Mint',
    design: preset({ variant: 'soft', color: 'emerald', radius: 'xl', start: 'Check', label: 'Mark as done' }),
  },
  {
    name: 'Blueprint',
    design: preset({
      variant: 'outline',
      color: 'sky',
      radius: 'none',
      press: 'sink',
      weight: 'medium',
      label: 'View plan',
    }),
  },
  {
    name: 'Beacon',
    design: preset({ color: 'indigo', shadow: 'glow', radius: 'xl', size: 'lg', press: 'shrink', label: 'Upgrade' }),
  },
  {
    name: 'Sunday',
    design: preset({ color: 'amber', tone: 'bright', radius: 'full', weight: 'bold', label: 'Order now' }),
  },
  { name: 'Last resort', design: preset({ color: 'red', start: 'Trash', label: 'Delete project' }) },
  { name: 'Whisper', design: preset({ variant: 'ghost', color: 'neutral', weight: 'medium', label: 'Cancel' }) },
]

/** The classes of all presets with their palettes, for the stylesheet of their page. */
export const classesOfPresets = (vocabulary: Vocabulary): ColoredClasses[] =>
  presets.map(({ design }) => ({ lists: [presetClasses(design, vocabulary).button], palette: paletteOf(design.color) }))

/** The classes of a single button in its colours, contrast kept. */
export function presetClasses(design: ButtonDesign, vocabulary: Vocabulary): RoleClasses {
  const classes = classesOf(settled(design))
  const code = `<button class="${orderClasses(classes.button, vocabulary).v4}">Text</button>`
  const { replacements } = contrastReplacements(code, paletteOf(design.color))
  const [, button] = /class="([^"]*)"/.exec(applyReplacements(code, replacements)) ?? []
  return { ...classes, button: defined(button, 'The class attribute of a preset') }
}
