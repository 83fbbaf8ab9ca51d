/** Writes a plate as SVG: as a file with its own colors, or for a page, which colors it by the theme. */
import type { Inks } from './inks.ts'
import type { Plate, PlateForm } from './plate.ts'
import type { MaterialFamily, Paint, Shape } from './plate-forms.ts'

type Color = (family: MaterialFamily, paint: Paint) => string

const attribute = (name: string, value: string | number | undefined) =>
  value === undefined ? '' : ` ${name}="${value}"`

function shapeSvg({ d, width, opacity }: Shape, color: string): string {
  if (d === '') return ''
  const drawn =
    width === undefined
      ? attribute('fill', color)
      : ` fill="none" stroke="${color}" stroke-width="${Math.round(width * 10) / 10}"`
  return `<path d="${d}"${drawn}${attribute('opacity', opacity && Math.round(opacity * 100) / 100)}/>`
}

const formSvg = (form: PlateForm, color: Color, left = 1) => {
  const opacity = left < 0.995 ? attribute('opacity', Math.round(left * 100) / 100) : ''
  const shapes = form.shapes.map((shape) => shapeSvg(shape, color(form.family, shape.paint)))
  return `<g data-note="${form.slug}"${opacity}>${shapes.join('')}</g>`
}

const inPage: Color = (family, paint) => `var(--plate-${paint === 'ground' ? 'ground' : family})`

/** What stands between <svg> and </svg> in a page; its colors are the custom properties of `theme.css`. */
export const plateMarkup = ({ forms }: Plate) => forms.map((form) => formSvg(form, inPage)).join('')

/** A whole file. `left` says how much of a material is still there, from 0 to 1. */
export function plateFile(
  { width, height, forms }: Plate,
  inks: Inks,
  blend: 'multiply' | 'screen',
  left: (slug: string) => number,
): string {
  const color: Color = (family, paint) => inks[paint === 'ground' ? 'ground' : family]
  const drawn = forms.map((form) => formSvg(form, color, left(form.slug))).join('\n')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" stroke-linecap="round"><style>g{mix-blend-mode:${blend}}</style>\n${drawn}\n</svg>\n`
}
