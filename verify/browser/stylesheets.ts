/** What either version of Tailwind CSS makes of snippets, in one palette, on the ground a preview stands on. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compile } from 'tailwindcss'
import palettes from 'tailwindcss/colors'
import { root } from '#toolchain/paths.ts'
import { pageV3 } from '#toolchain/tailwind-3.ts'

export type Tailwind = 'v4' | 'v3'

const brand = { primary: palettes.blue, secondary: palettes.gray }
/** The page's own part: its colours and its typefaces, which the versions choose differently. */
const ground = `
  html { background: white; color: ${palettes.gray[900]}; font-family: system-ui, sans-serif }
  code, kbd, pre, samp { font-family: ui-monospace, monospace }
  html.dark { background: ${palettes.gray[950]}; color: ${palettes.gray[100]}; color-scheme: dark }`

export const stylesheets: Record<Tailwind, (sources: string[]) => Promise<string>> = {
  async v4(sources) {
    const tailwind = readFileSync(join(root, 'node_modules/tailwindcss/index.css'), 'utf8')
    const colours = Object.entries(brand).flatMap(([name, palette]) =>
      Object.entries(palette).map(([shade, colour]) => `--color-${name}-${shade}: ${colour};`),
    )
    const entry = `@import 'tailwindcss';
      @custom-variant dark (&:where(.dark, .dark *));
      @theme static { ${colours.join(' ')} }
      @layer base { ${ground} }`
    const { build } = await compile(entry, {
      base: root,
      loadStylesheet: async (id, base) => ({ path: id, base, content: tailwind }),
    })
    return build([...new Set(sources.join(' ').split(/[\s"'`]+/))])
  },
  // The colours of version 4, so that a difference is never one of hue.
  async v3(sources) {
    const hues = Object.entries({ ...palettes, ...brand }).filter(([, palette]) => typeof palette === 'object')
    const colours = hues.map(([name, palette]) => [name, withAlpha(palette as Record<string, string>)])
    return (await pageV3(sources, Object.fromEntries(colours) as Record<string, unknown>)) + ground
  },
}

/** Version 3 puts the opacity of a colour where it is told to. */
const withAlpha = (palette: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(palette).map(([shade, colour]) => [shade, colour.replace(')', ' / <alpha-value>)')]),
  )
