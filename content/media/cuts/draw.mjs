// Draws the places and things cut from paper and prints each in three ratios.
//
//   node content/media/cuts/draw.mjs [<drawing> ...] [--proof <folder>]   then   node content/media/list.mjs
//
// (The tools it needs: content/media/darkroom/tools.mjs. With --proof there are PNGs in a folder, and nothing else.)
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { tools } from '../darkroom/tools.mjs'
import { drawings } from './drawings.mjs'

const sharp = await tools('sharp')
const { positionals, values } = parseArgs({ allowPositionals: true, options: { proof: { type: 'string' } } })
/** Which part of the canvas a ratio keeps, and the widths it is printed in. */
const ratios = {
  '': { part: [1600, 1200], widths: [1600, 800] },
  wide: { part: [1600, 900], widths: [1600, 800] },
  tall: { part: [900, 1200], widths: [900, 450] },
}
const limit = (width) => (width > 800 ? { avif: 70_000, webp: 110_000 } : { avif: 25_000, webp: 42_000 })

for (const [name, { draw, focus = [0.5, 0.5], screen, on }] of Object.entries(drawings)) {
  if (positionals.length && !positionals.includes(name)) continue
  const whole = await sharp(Buffer.from(draw().replace('SCREEN', await shown(screen, on))))
    .extract({ left: 40, top: 40, width: 1600, height: 1200 })
    .png()
    .toBuffer()
  if (values.proof) {
    await writeFile(join(values.proof, `${name}.png`), whole)
    console.log(name)
    continue
  }
  for (const [ratio, { part, widths }] of Object.entries(ratios)) {
    const [width, height] = part
    const [left, top] = [Math.round((1600 - width) * focus[0]), Math.round((1200 - height) * focus[1])]
    const cut = await sharp(whole).extract({ left, top, width, height }).png().toBuffer()
    for (const wide of widths) {
      const file = join(import.meta.dirname, '../scenes', [`cut-${name}`, ratio, wide < width && wide].filter(Boolean).join('-'))
      await print(await sharp(cut).resize({ width: wide }).png().toBuffer(), file, limit(wide))
    }
  }
  console.log(name)
}

/** Writes both formats in the best quality that keeps the file light. */
async function print(bytes, file, limits) {
  for (const [format, start] of Object.entries({ avif: 58, webp: 70 })) {
    for (let quality = start; ; quality -= 8) {
      const printed = await sharp(bytes)[format]({ quality, effort: format === 'avif' ? 3 : 4 }).toBuffer()
      if (printed.length > limits[format] && quality > 26) continue
      await writeFile(`${file}.${format}`, printed)
      break
    }
  }
}

/** One of our own screens at its place in the drawing. */
async function shown(screen, [x, y, width, height] = []) {
  if (!screen) return ''
  const png = await sharp(join(import.meta.dirname, '../screens', screen)).resize(width * 2, height * 2, { position: 'top' }).png().toBuffer()
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" xlink:href="data:image/png;base64,${png.toString('base64')}"/>`
}
