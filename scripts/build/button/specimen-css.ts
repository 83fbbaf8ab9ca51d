import { compile } from 'tailwindcss'
import { conditions, darkPlace, prefix } from '#shared/tools/button/live-css.ts'
import { paintOf } from '#shared/tools/button/appearance.ts'
import { stylesheets } from './vocabulary.ts'

/** Conditions that can be shown without holding, in place of Tailwind's own; the dark theme is a place on the page. */
const variants = [
  ...Object.entries(conditions).map(([name, selector]) => `@custom-variant ${name} (&${selector});`),
  `@custom-variant dark (&${darkPlace});`,
]

/** What Tailwind CSS makes of every class but the colours, for the specimens of the page. */
export async function specimenCss(classes: readonly string[]): Promise<string> {
  const entry = [
    '@layer theme, base, components, utilities;',
    `@import 'tailwindcss/theme' layer(theme) prefix(${prefix});`,
    `@import 'tailwindcss/utilities' layer(utilities) prefix(${prefix}) source(none);`,
    ...variants,
  ].join('\n')
  const { build } = await compile(entry, {
    loadStylesheet: async (id, base) => ({ path: id, base, content: part(id) }),
  })
  const css = build(classes.filter((name) => !paintOf(name)).map((name) => `${prefix}:${name}`))
  return css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s*\n\s*/g, '')
}

/** One of the files Tailwind's stylesheet is made of; it carries them all in one. */
function part(id: string): string {
  const whole = stylesheets.files.tailwindcss
  if (id === 'tailwindcss/utilities') return '@tailwind utilities;'
  const theme = /@layer theme \{([\s\S]*?)\n\}\n/.exec(whole)?.[1]
  if (!theme) throw new Error('The theme was not found in Tailwind’s stylesheet.')
  return theme
}
