/**
 * Colours as Figma's import of variables takes them: design tokens in sRGB with `alpha`, the scopes of a variable and, at
 * the root, the name of the mode. A collection with several modes is one file for each, with the same variables in it.
 * The form is that of files which Figma exports; it was not tried in Figma itself.
 */
import { toHex, type Rgb } from './rgb.ts'

export type FigmaVariable = {
  $type: 'color'
  /** A colour, or the path of another variable of the collection in curly brackets. */
  $value: { colorSpace: 'srgb'; components: [number, number, number]; alpha: number; hex: string } | `{${string}}`
  $extensions: { 'com.figma.scopes': ['ALL_SCOPES'] }
}
export type FigmaGroup = { [name: string]: FigmaVariable | FigmaGroup }

const channel = (value: number) => Number(value.toFixed(5))

/** A colour that is a variable's own. */
export const figmaColor = ({ r, g, b, alpha }: Rgb): FigmaVariable =>
  variable({
    colorSpace: 'srgb',
    components: [channel(r), channel(g), channel(b)],
    alpha,
    hex: toHex({ r, g, b, alpha }),
  })

/** Another variable's colour, which this one follows. */
export const figmaAlias = (...path: (string | number)[]): FigmaVariable => variable(`{${path.join('.')}}`)

const variable = ($value: FigmaVariable['$value']): FigmaVariable => ({
  $type: 'color',
  $value,
  $extensions: { 'com.figma.scopes': ['ALL_SCOPES'] },
})

/** One mode of a collection as text. */
export const writeFigmaMode = (mode: string, groups: FigmaGroup): string =>
  `${JSON.stringify({ ...groups, $extensions: { 'com.figma.modeName': mode } }, null, 2)}\n`
