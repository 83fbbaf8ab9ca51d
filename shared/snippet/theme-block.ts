/** What a project's theme must hold, so that the colours of a snippet's classes mean something in it. */
import { tailwindColors } from '../color/tailwind-colors.ts'
import { steps, type Family, type Palette, type Ramp } from '../recolor/palette.ts'
import type { SnippetStyle } from './style.ts'

/** A block of code: where it belongs, how a file of its own is called, and its text. */
export type ThemeBlock = { fileName: string; language: 'css' | 'js'; about: string; code: string }

type Colors = Family | Ramp
type Written = Pick<SnippetStyle, 'tailwind' | 'ramps'>

/**
 * The colours of a palette as a project defines them.
 *
 * @param palette the families or ramps that the classes of snippets name
 * @param style the version of Tailwind CSS, and how colours of one's own stand in classes
 * @returns for version 4 an `@theme` block, for version 3 a part of the configuration; for ramps as variables, CSS
 */
export function themeBlock({ primary, secondary }: Palette, { tailwind, ramps }: Written): ThemeBlock {
  const all = nameIn(primary) === nameIn(secondary) ? [primary] : [primary, secondary]
  const own = all.filter((colors) => typeof colors !== 'string')
  if (ramps === 'variables' && own.length > 0)
    return {
      fileName: 'theme.css',
      language: 'css',
      about: 'Put this into your CSS, before what uses it.',
      code: `:root {\n${own.flatMap((colors) => variables(colors, '  --')).join('\n')}\n}\n`,
    }
  if (tailwind === 'v3')
    return {
      fileName: 'tailwind.colors.js',
      language: 'js',
      about: 'Merge this into tailwind.config.js.',
      code: configuration(all),
    }
  return {
    fileName: 'theme.css',
    language: 'css',
    about: "Put this into your CSS, after @import 'tailwindcss'.",
    code: `@theme {\n${all.map((colors) => variables(colors, '  --color-').join('\n')).join('\n\n')}\n}\n`,
  }
}

const nameIn = (colors: Colors) => (typeof colors === 'string' ? colors : colors.name)

function variables(colors: Colors, prefix: string): string[] {
  const [name, values] =
    typeof colors === 'string'
      ? ([colors, tailwindColors[colors]] as const)
      : ([colors.name, steps.map((step) => colors.colors[step])] as const)
  return steps.map((step, index) => `${prefix}${name}-${step}: ${values[index]};`)
}

/** Tailwind's own families are taken from it, since version 3 has other values for them than version 4. */
function configuration(all: readonly Colors[]): string {
  const isTheirs = all.some((colors) => typeof colors === 'string')
  const entries = all.map((colors) => {
    if (typeof colors === 'string') return `        ${colors}: colors.${colors},`
    const key = /^[a-z][a-z0-9]*$/.test(colors.name) ? colors.name : `'${colors.name}'`
    const lines = steps.map((step) => `          ${step}: '${colors.colors[step]}',`)
    return `        ${key}: {\n${lines.join('\n')}\n        },`
  })
  return `${isTheirs ? "const colors = require('tailwindcss/colors')\n\n" : ''}module.exports = {
  theme: {
    extend: {
      colors: {
${entries.join('\n')}
      },
    },
  },
}
`
}
