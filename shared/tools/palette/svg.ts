import { contrast } from '../../color/contrast.ts'
import type { Rgb } from '../../color/rgb.ts'
import type { Scale } from './scale.ts'

const white: Rgb = { r: 1, g: 1, b: 1, alpha: 1 }
const black: Rgb = { r: 0, g: 0, b: 0, alpha: 1 }

/** White or black, whichever is easier to read on a colour; one of the two always has a contrast of 4.58 or more. */
export const legibleOn = (color: Rgb): 'white' | 'black' =>
  contrast(color, white) >= contrast(color, black) ? 'white' : 'black'

const [width, height, gap, label] = [120, 96, 24, 28]

/** Swatches as a drawing that every design tool opens: one row a scale, each field named, with its step and its value. */
export function writeSvg(scales: readonly Scale[]): string {
  const rows = scales.map(({ name, swatches }, row) => {
    const top = row * (height + label + gap)
    const fields = swatches.map(({ step, hex, srgb }, column) => {
      const [x, ink] = [column * width, legibleOn(srgb)]
      return `    <g id="${name}-${step}">
      <rect x="${x}" y="${top + label}" width="${width}" height="${height}" fill="${hex}"/>
      <text x="${x + 12}" y="${top + label + height - 32}" fill="${ink}" font-weight="600">${step}</text>
      <text x="${x + 12}" y="${top + label + height - 14}" fill="${ink}">${hex}</text>
    </g>`
    })
    return `  <g id="${name}">
    <text x="0" y="${top + 16}" font-size="16" font-weight="600">${name}</text>
${fields.join('\n')}
  </g>`
  })
  const full = scales.length * (height + label + gap) - gap
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 11}" height="${full}" viewBox="0 0 ${width * 11} ${full}" font-family="ui-sans-serif, system-ui, sans-serif" font-size="13">
${rows.join('\n')}
</svg>
`
}
