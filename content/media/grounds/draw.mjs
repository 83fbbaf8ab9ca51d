// Draws grounds: surfaces and light to set things and words upon.
//
//   node content/media/grounds/draw.mjs [<ground> ...] [--proof <folder> | --from <folder>]   then   node content/media/list.mjs
//
// (The tools it needs: content/media/darkroom/tools.mjs. With --proof there are PNGs in a folder,
// and nothing else; --from takes such PNGs once they have been looked at.)
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { tools } from '../darkroom/tools.mjs'
import { height, width } from './field.mjs'
import { grounds } from './grounds.mjs'

const sharp = await tools('sharp')
const { positionals, values } = parseArgs({ allowPositionals: true, options: { proof: { type: 'string' }, from: { type: 'string' } } })
/** Bytes that a file may have, by its width. */
const limits = { 1600: { avif: 70_000, webp: 110_000 }, 800: { avif: 25_000, webp: 40_000 } }

for (const [name, draw] of Object.entries(grounds)) {
  if (positionals.length && !positionals.includes(name)) continue
  const picture = values.from
    ? await readFile(join(values.from, `${name}.png`))
    : await sharp(draw(), { raw: { width, height, channels: 3 } }).png().toBuffer()
  if (values.proof) {
    await writeFile(join(values.proof, `${name}.png`), picture)
    console.log(name)
    continue
  }
  const sizes = []
  for (const wide of [1600, 800]) {
    const resized = await sharp(picture).resize({ width: wide }).png().toBuffer()
    for (const [format, start] of Object.entries({ avif: 62, webp: 84 })) {
      for (let quality = start; ; quality -= 9) {
        const bytes = await sharp(resized)[format]({ quality, effort: 3 }).toBuffer()
        if (bytes.length > limits[wide][format] && quality > 24) continue
        await writeFile(join(import.meta.dirname, `${name}${wide === 1600 ? '' : '-800'}.${format}`), bytes)
        sizes.push(`${wide} ${format} ${bytes.length} at ${quality}`)
        break
      }
    }
  }
  console.log(name, sizes.join(', '))
}
