import type { Scale } from './scale.ts'

/**
 * Scales as Figma's import of variables takes them: design tokens in sRGB with `alpha`, the scopes of a variable and,
 * at the root, the name of the mode. Its notation and gamut are its own. A scale is the same in light and dark, so there is one mode.
 * The form is that of files which Figma exports; it was not tried in Figma itself.
 */
export function writeFigmaVariables(scales: readonly Scale[]): string {
  const families = scales.map(({ name, swatches }) => [
    name,
    Object.fromEntries(
      swatches.map(({ step, srgb: { r, g, b }, hex }) => [
        step,
        {
          $type: 'color',
          $value: {
            colorSpace: 'srgb',
            components: [r, g, b].map((channel) => Number(channel.toFixed(5))),
            alpha: 1,
            hex,
          },
          $extensions: { 'com.figma.scopes': ['ALL_SCOPES'] },
        },
      ]),
    ),
  ])
  const file = { ...Object.fromEntries(families), $extensions: { 'com.figma.modeName': 'Default' } }
  return `${JSON.stringify(file, null, 2)}\n`
}
