// Draws the logos of the invented companies and our own: mark and word, all of it outlines, in one colour.
//
//   apt-get install fonts-lato fonts-quicksand fonts-sora fonts-ebgaramond fonts-cabin fonts-inter
//   node content/media/logos/draw.mjs   (the tools it needs: content/media/darkroom/tools.mjs)
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tools } from '../darkroom/tools.mjs'
import { companies } from './marks.mjs'

const opentype = await tools('opentype.js')
const fonts = process.env.FONTS ?? '/usr/share/fonts'
const height = 40

const number = (value) => Number(value.toFixed(2))

/** A word as one path that begins at x, its capitals in the middle of the height. */
function outlines({ text, file, size, x, tracking }) {
  const bytes = readFileSync(join(fonts, file))
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
  const capital = font.charToGlyph('H').getMetrics().yMax / font.unitsPerEm
  const baseline = height / 2 + (capital * size) / 2
  const word = new opentype.Path()
  let at = x
  for (const [index, glyph] of [...text].map((letter) => font.charToGlyph(letter)).entries()) {
    const before = index && font.charToGlyph(text[index - 1])
    if (before) at += (font.getKerningValue(before, glyph) / font.unitsPerEm) * size
    word.extend(glyph.getPath(at, baseline, size))
    at += (glyph.advanceWidth / font.unitsPerEm + tracking) * size
  }
  return { d: word.commands.map(written).join(''), box: word.getBoundingBox() }
}

/** One step of a path, to hundredths. */
function written({ type, ...places }) {
  const order = ['x1', 'y1', 'x2', 'y2', 'x', 'y'].filter((key) => key in places)
  return type + order.map((key) => number(places[key])).join(' ')
}

const folder = (font) => join(font.endsWith('.ttf') ? 'truetype' : 'opentype', font)

for (const { slug, word, font, tracking, scale = 1, mark, letter } of companies) {
  const text = outlines({ text: word, file: folder(font), size: 24 * scale, x: 40, tracking })
  const width = Math.ceil(text.box.x2) + 1
  const sign = letter ? disc(letter) : `<g transform="translate(1 4)">${mark}</g>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="currentColor">${sign}<path d="${text.d}"/></svg>\n`
  writeFileSync(join(import.meta.dirname, `${slug}.svg`), svg)
}

/** A letter cut out of a disc. */
function disc({ text, font, size }) {
  const first = outlines({ text, file: folder(font), size, x: 0, tracking: 0 })
  const middle = { x: (first.box.x1 + first.box.x2) / 2, y: (first.box.y1 + first.box.y2) / 2 }
  const [dx, dy] = [number(17 - middle.x), number(20 - middle.y)]
  return `<mask id="m"><circle cx="17" cy="20" r="15" fill="#fff"/><path d="${first.d}" transform="translate(${dx} ${dy})" fill="#000"/></mask><circle cx="17" cy="20" r="15" mask="url(#m)"/>`
}

const ours = outlines({ text: 'Millwork', file: 'opentype/inter/Inter-SemiBold.otf', size: 25, x: 43, tracking: -0.022 })
const markPaths =
  '<path d="M3 5h7.2l3.3 11h5l3.3-11H29v22h-6.5v-9.5l-1.9 4h-9.2l-1.9-4V27H3z"/><path class="key" d="M12.6 5h6.8l-2.35 8.5h-2.1z" fill="#2563eb"/>'
const width = Math.ceil(ours.box.x2) + 1
for (const [name, ink] of Object.entries({ millwork: '#0b1220', 'millwork-on-dark': '#ffffff' })) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="${ink}"><g transform="translate(0 4)">${markPaths.replace(' class="key"', '')}</g><path d="${ours.d}"/></svg>\n`
  writeFileSync(join(import.meta.dirname, `${name}.svg`), svg)
}
