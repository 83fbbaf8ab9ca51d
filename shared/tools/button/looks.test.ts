/** Every look in every family, theme and state: letters and outlines that can be seen. */
import { expect, test } from 'vitest'
import { chromaticFamilies, grayFamilies } from '../../recolor/palette.ts'
import { applyReplacements } from '../../edits/replacements.ts'
import { contrastReplacements } from '../../recolor.ts'
import { classesOf } from './classes.ts'
import { paletteOf } from './colours.ts'
import { type ButtonDesign, choices, firstDesign, groups, tones, variants } from './options.ts'
import { looksOf, verdictOn } from './report.ts'
import { themes } from './appearance.ts'

const kinds = variants.flatMap((variant) =>
  (variant === 'solid' ? tones : tones.slice(0, 1)).map((tone) => ({ variant, tone })),
)
const colors = [...chromaticFamilies, ...grayFamilies, '#0b6e4f', '#ffd400', '#101010', 'oklch(70% 0.25 330)']

/** Group and button in the palette, as they are cut from one file. */
function finished(design: ButtonDesign) {
  const { group, button } = classesOf(design)
  const code = `<div class="${group}"><button class="${button}">Text</button></div>`
  const { replacements, unsolved } = contrastReplacements(code, paletteOf(design.color))
  const lists = [...applyReplacements(code, replacements).matchAll(/class="([^"]*)"/g)].map(([, list]) => list!)
  return { classes: { group: lists[0]!, button: lists[1]! }, unsolved }
}

test.each(colors)('%s passes WCAG 2.2 AA in every kind, group, theme and state', (color) => {
  for (const { variant, tone } of kinds)
    for (const group of groups)
      for (const focus of choices.focus) {
        const design: ButtonDesign = { ...firstDesign, color, variant, tone, group, focus }
        const { classes, unsolved } = finished(design)
        expect(unsolved).toEqual([])
        for (const theme of themes)
          for (const look of looksOf(design)) {
            const verdict = verdictOn(design, classes, { theme, look })
            if (!verdict.isExempt) expect({ ...design, ...verdict }).toMatchObject({ passes: true })
          }
      }
})

test('what is too weak is said to be', () => {
  const classes = { button: 'bg-yellow-600 text-white hover:bg-yellow-300 dark:hover:text-yellow-950' }
  const verdict = (look: 'rest' | 'hover', theme: 'light' | 'dark') => verdictOn(firstDesign, classes, { theme, look })
  expect(verdict('rest', 'light')).toMatchObject({ passes: false, text: { wcag: expect.closeTo(2.9, 0) as number } })
  expect(verdict('hover', 'light').passes).toBe(false)
  expect(verdict('hover', 'dark').passes).toBe(true)
})
